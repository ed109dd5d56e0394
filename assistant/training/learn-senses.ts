import { writeFileSync } from 'node:fs';
import { countiesOf, placingOf } from '#assistant/understanding/counties.ts';
import { content } from '#firm/content.ts';
import { type LanguageCode, languages } from '#firm/languages.ts';
import { answersLearnedFrom } from './answers-learned-from.ts';
import { fingerprintOf } from './fingerprint.ts';
import { learnedSenses } from './learned-senses.ts';

/**
 * Learns anew where each feature of a question leads (`assistant/understanding/senses`), from the ways of asking. Run it after changing
 * those, or the words that are taken for one: `node assistant/training/learn-senses.ts`, five minutes or more, or with the language that
 * changed: `… learn-senses.ts es`. The same ways give the same file; nothing of this runs in the product. Until then the chat goes on with
 * what it learned before.
 */
const named = process.argv[2];
for (const language of Object.keys(languages) as LanguageCode[]) {
  if (named && named !== language) continue;
  const all = answersLearnedFrom(language);
  const rows = learnedSenses(all, placingOf(countiesOf(content())), language);
  writeFileSync(`assistant/understanding/senses/${language}.json`, `${JSON.stringify({ from: fingerprintOf(all), rows: rows.toString('base64') })}\n`);
  process.stdout.write(`${language}: learned from ${all.flatMap(({ utterances }) => utterances).length} ways of asking\n`);
}
