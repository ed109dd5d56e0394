import besley from '../../ui/fonts/besley.woff2?url';
import publicSans from '../../ui/fonts/public-sans.woff2?url';

/**
 * Fonts come after the page and not with it, so that they do not hold up its first paint. Both are put in together: the page, which
 * is shown in stand-ins of the same widths (ui/base.css), changes once. Without them it stays as it is.
 */
export async function loadFonts(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const fonts = [
    new FontFace('Besley', `url(${besley})`, { weight: '500 700', display: 'swap' }),
    new FontFace('Public', `url(${publicSans})`, { weight: '400 700', display: 'swap' }),
  ];
  await Promise.all(fonts.map((font) => font.load()));
  for (const font of fonts) document.fonts.add(font);
}
