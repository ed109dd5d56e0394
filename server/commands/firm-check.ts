import { content } from '#firm/content.ts';
import { firmFolder } from '#firm/content-file.ts';
import { type Finding, missingFromWords, pastReview } from '#firm/launch.ts';
import { mistakesIn } from '#server/commands/firm-mistakes.ts';
import { listed } from '#server/commands/launch-check.ts';

/** `npm run firm-check`: whether the firm's folder is without mistakes, and what it still needs before a launch. Exit status 1 for mistakes alone. */
const mistakes = mistakesIn(firmFolder);
process.stdout.write(`${firmFolder ? `The firm's folder is ${firmFolder}.` : 'FIRM_DIR is not set, so this is the sample firm of the code.'}\n`);
for (const mistake of mistakes) process.stdout.write(`${mistake}\n`);
if (mistakes.length) {
  process.stdout.write(`${mistakes.length} ${mistakes.length === 1 ? 'thing has' : 'things have'} to be corrected.\n`);
  process.exit(1);
}
process.stdout.write('Every file can be read, and every link leads to a page.\n');
const open = [...missingFromWords(content()), ...pastReview(content())];
if (open.length) process.stdout.write(`Before the launch (npm run preflight lists every file):\n${listed(shortened(open))}\n`);

/** Forty pages that nobody has signed are one thing to do. */
function shortened(findings: Finding[]): Finding[] {
  return [...Map.groupBy(findings, ({ what }) => what.replace(/^\d+ /, '')).values()].flatMap((some) => {
    const [first] = some;
    return first && some.length > 3 ? [{ ...first, what: first.what.replace(/^\d+ /, ''), where: `${first.where} and ${some.length - 1} other files` }] : some;
  });
}
