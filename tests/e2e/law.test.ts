// @module-tag nightly
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { officialText } from '#firm/citation.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** A copy of the words in which one file says something else. */
function words(file?: string, from: RegExp | string = '', to = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'law-'));
  folders.push(folder);
  cpSync('content', folder, { recursive: true });
  if (!file) return folder;
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${from}`);
  writeFileSync(path, after);
  return folder;
}

function law(folder: string) {
  const { status, stdout } = spawnSync(process.execPath, ['server/commands/law.ts', '--on', '2026-11-16'], {
    env: { PATH: process.env['PATH'], CONTENT_FOLDER: folder },
    encoding: 'utf8',
  });
  return { status, stdout };
}

/** The first record of a file, as it is written there. */
const owi = 'law/driving.yaml';

describe('npm run law', () => {
  test('has no finding in the sample but unsigned records', () => {
    const { status, stdout } = law(words());
    expect(stdout).toMatch(/^\d+ records, \d+ unsigned .*, 0 other findings\.$/m);
    expect(status).toBe(0);
  });

  test('is red on a record that is past its date', () => {
    const { status, stdout } = law(words(owi, /(owi-first:[\s\S]*?reviewBy: )"[\d-]+"/, '$1"2026-01-31"'));
    expect(stdout).toMatch(/Past the date[\s\S]*driving\.yaml: owi-first: was to be looked at again by 2026-01-31/);
    expect(status).toBe(1);
  });

  test('looks ahead: what will be past by a day', () => {
    const { status, stdout } = spawnSync(process.execPath, ['server/commands/law.ts', '--on', '2099-01-01'], { encoding: 'utf8' });
    expect(stdout.match(/was to be looked at again by/g)?.length).toBeGreaterThan(300);
    expect(status).toBe(1);
  });

  test('is red on a citation in a form that nobody knows', () => {
    const { status, stdout } = law(words(owi, 'MCL 257.625]', 'MCL 257-625]'));
    expect(stdout).toMatch(/driving\.yaml:[\s\S]*"MCL 257-625" has no form of a citation that is known/);
    expect(status).toBe(1);
  });

  test('is red on a page whose number differs from the record', () => {
    const { status, stdout } = law(words('en/practice-areas/owi-dui.md', '{owi-first.jail} days in jail', '90 days in jail'));
    expect(stdout).toMatch(/owi-dui\.md: "90 days" differs from owi-first/);
    expect(status).toBe(1);
  });

  test('is red on a page that copies the number instead of reading it', () => {
    const { status, stdout } = law(words('en/practice-areas/owi-dui.md', '{owi-first.jail} days in jail', '93 days in jail'));
    expect(stdout).toMatch(/owi-dui\.md: "93 days" is typed; write \{owi-first\.jail\}/);
    expect(status).toBe(1);
  });

  test('is red on a number that is typed in a drawing', () => {
    const { status, stdout } = law(words('en/practice-areas/domestic-violence.md', 'to: "{domestic-third.years} years"', 'to: "6 years"'));
    expect(stdout).toMatch(/domestic-violence\.md: "6 years" is typed in a table/);
    expect(status).toBe(1);
  });

  test('is red on a number that is typed in a table', () => {
    const { status, stdout } = law(words('en/practice-areas/theft-shoplifting.md', /Under \$\{[^}]+\}/, 'Under $300'));
    expect(stdout).toMatch(/theft-shoplifting\.md: "\$300" is typed in a table/);
    expect(status).toBe(1);
  });

  test('is red on a record that nothing rests on', () => {
    const unused = '\nnever-cited:\n  says: Nobody says this.\n  cites: [MCL 257.625]\n  seen: pending\n  reviewBy: "2027-11-15"\n  signed: pending\n';
    const { status, stdout } = law(words(owi, /$/, unused));
    expect(stdout).toMatch(/Cited nowhere:[\s\S]*never-cited/);
    expect(status).toBe(1);
  });

  test('is red on a signature under a text that nobody compared', () => {
    const { status, stdout } = law(words('law/immigration.yaml', 'signed: pending', 'signed: { name: Dana Whitcomb, on: "2026-11-14" }'));
    expect(stdout).toContain('nobody may sign what was not compared with the official text');
    expect(status).toBe(1);
  });

  test('is red on a card whose note names no record', () => {
    const { status, stdout } = law(words('en/assistant.md', /\^\[[^\]]+\]/, '^[no-such-record]'));
    expect(stdout).toMatch(/Notes that name no record:[\s\S]*assistant\.md: \^\[no-such-record\] is no record/);
    expect(status).toBe(1);
  });

  test('is red on a note that names no record', () => {
    const { status, stdout } = law(words('en/faqs.yaml', /\^\[[^\]]+\]/, '^[no-such-record]'));
    expect(stdout).toMatch(/faqs\.yaml:(?: line \d+:)? \^\[no-such-record\] is no record/);
    expect(status).toBe(1);
  });
});

test('one change in a record changes every page and every answer that says it', async () => {
  vi.stubEnv('CONTENT_FOLDER', words(owi, /(owi-first:[\s\S]*?numbers: \{[^}]*jail: )93/, '$177'));
  vi.resetModules();
  const { content, answers } = await import('#firm/content.ts');
  const { plainText } = await import('#firm/prose.ts');
  const site = content();
  const page = JSON.stringify(site.practiceAreas.find(({ slug }) => slug === 'owi-dui'));
  expect(page.match(/p to 77 days/g)?.length).toBeGreaterThan(1);
  const said = answers().all.map(({ id, say }) => `${id}: ${plainText(say)}`);
  expect(said.filter((one) => one.includes('up to 77 days')).length).toBeGreaterThan(1);
  expect(said.find((one) => one.startsWith('owi-first-penalty:'))).toMatch(/77 days/);
});

test.each([
  ['MCL 257.625f', 'https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-257-625f'],
  ['MCL 712A.2a(1)', 'https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-712A-2a'],
  ['18 USC 922(g)(9)', 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title18-section922'],
  ['47 CFR 64.1200(a)(10)', 'https://www.ecfr.gov/current/title-47/section-64.1200'],
  ['Miranda v Arizona, 384 US 436 (1966)', 'https://www.loc.gov/item/usrep384436/'],
  ['Riley v California, 573 US 373 (2014)', 'https://www.supremecourt.gov/opinions/boundvolumes/573BV.pdf'],
  ['MCL 257', undefined],
  ['MCL 777.1 et seq.', undefined],
  ['section 625', undefined],
])('the official text of %s is at %s', (citation, address) => {
  expect(officialText(citation)).toBe(address);
});
