import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dump, load } from 'js-yaml';
import { contentFolder } from '#firm/content-file.ts';
import { english, type Ledger, translatedFiles, translatedInto, translations, versionOf } from '#firm/translations.ts';

/**
 * `npm run translations`: which pages are missing, differ or wait in each language. Exit status 1 when one differs or waits.
 * `-- --made home.yaml --in es` notes that a translation follows the English file as it is now; its signature is asked for anew.
 */
const { values } = parseArgs({ options: { made: { type: 'string', multiple: true, default: [] }, in: { type: 'string' } } });
const heading = '# Which English file each translation was made from, and who signed for it. Written by "npm run translations -- --made FILE --in LANGUAGE".\n';
if (values.made.length) note(values.made, values.in);

let wrong = 0;
for (const into of translatedInto) {
  const all = translations(into);
  for (const { file, state, differences } of all.filter(({ state: one }) => one === 'differs' || one === 'waiting')) {
    wrong++;
    process.stdout.write(`${into}/${file}: ${state === 'waiting' ? 'the English file has changed since' : differences.join('; ')}\n`);
  }
  const counts = Map.groupBy(all, ({ state }) => state);
  process.stdout.write(`${into}: ${[...counts].map(([state, those]) => `${those.length} ${state}`).join(', ')}\n`);
}
process.exit(wrong ? 1 : 0);

function note(files: readonly string[], into: string | undefined): void {
  const language = translatedInto.find((one) => one === into);
  const unknown = files.filter((file) => !translatedFiles().includes(file));
  if (!language || unknown.length) {
    process.stderr.write(language ? `No such page: ${unknown.join(', ')}\n` : `Name the language: --in ${translatedInto.join(' or --in ')}\n`);
    process.exit(1);
  }
  const path = join(contentFolder, language, 'translated.yaml');
  const before = existsSync(path) ? (load(readFileSync(path, 'utf8')) as Ledger) : {};
  const made = Object.fromEntries(files.map((file) => [file, { from: versionOf(english(file)), translator: 'pending' }]));
  writeFileSync(path, heading + dump({ ...before, ...made }, { sortKeys: true, flowLevel: 1 }));
}
