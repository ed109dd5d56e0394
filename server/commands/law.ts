import { parseArgs } from 'node:util';
import { calendarDay } from '#firm/clock.ts';
import { content } from '#firm/content.ts';
import { ContentError } from '#firm/content-file.ts';
import { type LawFinding, lawFindings } from '#firm/law-check.ts';
import { openTranslations, translatedInto } from '#firm/translations.ts';

/** `npm run law`: what is past its date, cited nowhere, wrongly cited or contradicted by a page. Exit status 1 for any of these; unsigned records are counted. `--on 2027-02-01` looks ahead. */
const { values } = parseArgs({ options: { unsigned: { type: 'boolean', default: false }, on: { type: 'string', default: calendarDay(new Date()) } } });
const headings: [LawFinding['kind'], string][] = [
  ['past', 'Past the date by which it was to be looked at again:'],
  ['number', 'Numbers that do not come from a record:'],
  ['unknown', 'Notes that name no record:'],
  ['uncited', 'Cited nowhere:'],
  ...(values.unsigned ? [['unsigned', 'Not signed by an attorney:'] satisfies [LawFinding['kind'], string]] : []),
];

try {
  const { law, language } = content();
  const findings = lawFindings(law, language, values.on);
  for (const [kind, heading] of headings) {
    const lines = findings.filter((finding) => finding.kind === kind).map(({ where, what }) => `  ${where}: ${what}`);
    if (lines.length) process.stdout.write(`${[heading, ...lines].join('\n')}\n`);
  }
  const translated = translatedInto.flatMap((into) => openTranslations(into).map(({ state, files }) => ({ into, state, files })));
  const behind = translated.filter(({ state }) => state !== 'unsigned');
  if (behind.length) process.stdout.write(`Translations that are behind the English text:\n${behind.map(told).join('')}`);
  const unsigned = findings.filter(({ kind }) => kind === 'unsigned').length;
  process.stdout.write(
    `${law.size} records, ${unsigned} unsigned${values.unsigned ? '' : ' (npm run law -- --unsigned lists them)'}, ${findings.length - unsigned} other findings.\n`,
  );
  for (const { into, files } of translated.filter(({ state }) => state === 'unsigned'))
    process.stdout.write(`${into}: ${files.length} pages without a translator's signature.\n`);
  process.exit(findings.length > unsigned || behind.length ? 1 : 0);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stdout.write(`${error.message}\n`);
  process.exit(1);
}

function told({ into, state, files }: { into: string; state: string; files: string[] }): string {
  return files.map((file) => `  ${into}/${file}: ${state}\n`).join('');
}
