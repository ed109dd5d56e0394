import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';
import { translatedInto, versionOf } from '#firm/translations.ts';

/** A copy of the words in which a firm has settled everything that a launch needs. */
export function completeFirm(): string {
  const folder = mkdtempSync(join(tmpdir(), 'complete-firm-'));
  cpSync('content', folder, { recursive: true });
  change(join(folder, 'en/firm.yaml'), [
    [/Blue Water Defense/g, 'Harbor Light Law'],
    [/nameStrong: Blue Water/, 'nameStrong: Harbor Light'],
    [/textName: Blue Water/, 'textName: Harbor Light'],
    [/555-01-GO/, '364-0146'],
    [/555-?(\d{4})/g, (whole: string) => whole.replace('555', '364')],
    [/example\.com/g, 'harborlight-law.com'],
    [/Ellen Halvorsen/g, 'Dana Whitcomb'],
    [/Teresa Nowak/g, 'Lee Okafor'],
    [/Marcus Bell/g, 'Sam Kessler'],
    [/Wes Tanaka/g, 'Pat Doyle'],
    [/evidence: pending/g, 'evidence: case list of the office, folder 12'],
  ]);
  change(join(folder, 'en/reviews.yaml'), [[/words: .*/g, 'words: They called back within the hour and told me what the paper meant.']]);
  for (const language of ['en', ...translatedInto]) {
    change(join(folder, language, 'about.md'), [[/^history: [\s\S]*^reviewed:/m, 'reviewed:']]);
    rmSync(join(folder, language, 'attorneys'), { recursive: true });
  }
  for (const file of readdirSync(join(folder, 'law')))
    change(join(folder, 'law', file), [
      [/reviewBy: .*/g, 'reviewBy: "2099-12-31"'],
      [/seen: pending/g, 'seen: "2026-11-14"'],
      [/signed: pending/g, 'signed: { name: Dana Whitcomb, on: "2026-11-14" }'],
    ]);
  change(join(folder, 'en/attorney.md'), [[/^background: .*$/m, 'background: Admitted in Michigan in 2009.']]);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(md|yaml)$/.test(name)))
    change(join(folder, file), [[/^ {2}attorney: pending$/m, '  attorney: { name: Dana Whitcomb, on: "2026-11-14" }']]);
  for (const language of translatedInto) {
    change(join(folder, language, 'attorney.md'), [[/^background: .*$/m, 'background: Michigan, 2009.']]);
    signTranslations(folder, language);
  }
  return folder;
}

/** What a translator does last: each page is as the English one now is, and bears their name. */
function signTranslations(folder: string, language: string): void {
  const path = join(folder, language, 'translated.yaml');
  const files = Object.keys(load(readFileSync(path, 'utf8')) as object).filter((file) => !file.startsWith('attorneys/'));
  const signed = files.map((file) => [file, { from: versionOf(readFileSync(join(folder, 'en', file), 'utf8')), translator: 'Noor Haddad, certified' }]);
  writeFileSync(path, dump(Object.fromEntries(signed)));
}

type Change = [RegExp, string | ((whole: string) => string)];

function change(file: string, changes: Change[]): void {
  const replaced = changes.reduce((words, [from, to]) => words.replace(from, to as string), readFileSync(file, 'utf8'));
  writeFileSync(file, replaced);
}
