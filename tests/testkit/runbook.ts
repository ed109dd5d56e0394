/** The commands that a section of the runbook has somebody type, line by line and in their order. */
export function typedIn(runbook: string, heading: string): string[] {
  const section = new RegExp(`^## ${heading}\\n([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, 'm').exec(runbook)?.[1] ?? '';
  return [...section.matchAll(/^```\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
    block
      .split('\n')
      .map((line) => line.replace(/\s+#.*$/, ''))
      .filter(Boolean),
  );
}
