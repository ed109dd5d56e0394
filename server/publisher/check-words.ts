import { content } from '#firm/content.ts';
import { firmFolder } from '#firm/content-file.ts';
import { missingFromWords, pastReview } from '#firm/launch.ts';
import { mistakesIn } from '#server/commands/firm-mistakes.ts';

/**
 * A step of publishing, a process of its own because words are read once in each: what must be corrected, as a list that a machine reads.
 * `--launch`: and what the web processes would not start with, so that nothing is put in place that they refuse.
 */
const mistakes = mistakesIn(firmFolder);
const open = process.argv.includes('--launch') && mistakes.length === 0 ? [...missingFromWords(content()), ...pastReview(content())] : [];
process.stdout.write(JSON.stringify([...mistakes, ...open.map(({ where, what }) => `${where}: ${what}`)]));
