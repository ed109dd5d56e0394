import besley from '../../ui/fonts/besley.woff2?url';
import kufi from '../../ui/fonts/noto-kufi-arabic.woff2?url';
import notoSans from '../../ui/fonts/noto-sans-arabic.woff2?url';
import publicSans from '../../ui/fonts/public-sans.woff2?url';

/**
 * Fonts come after the page and not with it, so that they do not hold up its first paint. All are put in together: the page, which
 * is shown in stand-ins of the same widths (ui/base.css), changes once. Without them it stays as it is. Only Arabic pages load Arabic
 * letters; their names and numbers in Latin letters are in the font of the text, also in headings.
 */
export async function loadFonts(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const fonts = [
    face('Public', publicSans, '400 700'),
    ...(document.documentElement.lang === 'ar' ? [face('Noto', notoSans, '400 700'), face('Kufi', kufi, '500 700')] : [face('Besley', besley, '500 700')]),
  ];
  await Promise.all(fonts.map((font) => font.load()));
  for (const font of fonts) document.fonts.add(font);
}

function face(name: string, address: string, weight: string): FontFace {
  return new FontFace(name, `url(${address})`, { weight });
}
