/** Every page that is the same for everyone, finished at build. */
export function addressesToPrerender(): string[] {
  return ['/'];
}
