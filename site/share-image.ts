/** `/practice-areas/owi-dui` has its picture at `/share/practice-areas-owi-dui.png`. */
export function shareImage(path: string): string {
  return `/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}
