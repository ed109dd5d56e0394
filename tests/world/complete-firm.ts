import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of the words in which a firm has settled everything that a launch needs. */
export function completeFirm(): string {
  const folder = mkdtempSync(join(tmpdir(), 'complete-firm-'));
  cpSync('content', folder, { recursive: true });
  change(join(folder, 'en/firm.yaml'), [
    [/Blue Water Defense/g, 'Harbor Light Law'],
    [/nameStrong: Blue Water/, 'nameStrong: Harbor Light'],
    [/555-01-GO/, '364-0146'],
    [/555-?(\d{4})/g, (whole: string) => whole.replace('555', '364')],
    [/example\.com/g, 'harborlight-law.com'],
    [/placeholder: true\n {4}name: .*/, 'placeholder: false\n    name: Dana Whitcomb'],
    [/Attorney Name/g, 'Dana Whitcomb'],
    [/Second Attorney/g, 'Lee Okafor'],
    [/Managing Partner/g, 'Sam Kessler'],
    [/Technician Name/g, 'Pat Doyle'],
    [/definedBy: sample/g, 'definedBy: firm'],
    [/evidence: pending/g, 'evidence: case list of the office, folder 12'],
  ]);
  change(join(folder, 'en/reviews.yaml'), [[/sample: true/g, 'sample: false']]);
  change(join(folder, 'en/about.md'), [[/sample: true/g, 'sample: false']]);
  for (const file of readdirSync(join(folder, 'law')))
    change(join(folder, 'law', file), [
      [/reviewBy: .*/g, 'reviewBy: "2099-12-31"'],
      [/seen: pending/g, 'seen: "2026-11-14"'],
      [/signed: pending/g, 'signed: { name: Dana Whitcomb, on: "2026-11-14" }'],
    ]);
  change(join(folder, 'en/attorney.md'), [[/^background: .*$/m, 'background: Admitted in Michigan in 2009.']]);
  for (const file of readdirSync(join(folder, 'en'), { recursive: true, encoding: 'utf8' }).filter((name) => /\.(md|yaml)$/.test(name)))
    change(join(folder, 'en', file), [[/^ {2}attorney: pending$/m, '  attorney: { name: Dana Whitcomb, on: "2026-11-14" }']]);
  return folder;
}

type Change = [RegExp, string | ((whole: string) => string)];

function change(file: string, changes: Change[]): void {
  const replaced = changes.reduce((words, [from, to]) => words.replace(from, to as string), readFileSync(file, 'utf8'));
  writeFileSync(file, replaced);
}
