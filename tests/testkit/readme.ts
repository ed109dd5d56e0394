/** What stands in the README where everyone has an address of their own. */
export const placeholder = '<address of this project>';

/** What the README has a newcomer type, line by line and in its order, and what the demo then says. */
export function toldBy(readme: string): { lines: string[]; ready: string } {
  const lines = [...readme.matchAll(/^```\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
    block
      .split('\n')
      .map((line) => line.replace(/\s+#.*$/, ''))
      .filter(Boolean),
  );
  return { lines, ready: /`(ready http:[^`]+)`/.exec(readme)?.[1] ?? '' };
}
