import { firmFolder } from '#firm/content-file.ts';
import { mistakesIn } from '#server/commands/firm-mistakes.ts';

/** A step of publishing, a process of its own because words are read once in each: what must be corrected, as a list that a machine reads. */
process.stdout.write(JSON.stringify(mistakesIn(firmFolder)));
