import { content } from '#firm/content.ts';
import { addressIn, languageAt } from '#firm/languages.ts';
import { paletteOf } from '#ui/palette.ts';
import type { Route } from './+types/manifest.ts';

export function loader({ request }: Route.LoaderArgs): Response {
  const { firm, language } = content(languageAt(new URL(request.url).pathname).language.code);
  const palette = paletteOf(firm.look.color);
  const manifest = {
    name: firm.name,
    short_name: firm.nameStrong,
    description: firm.tagline,
    lang: language.lang,
    dir: language.dir,
    start_url: addressIn(language, '/'),
    display: 'browser',
    background_color: palette.water[0],
    theme_color: palette.deep[0],
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
}
