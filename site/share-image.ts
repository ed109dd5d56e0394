import { type Language, languages } from '#firm/languages.ts';

/** `/practice-areas/owi-dui` has its picture at `/share/practice-areas-owi-dui.png`. */
export function shareImage(path: string, { path: below }: Language = languages.en): string {
  return `/share${below}/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}
