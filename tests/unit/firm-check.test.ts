// @module-tag slow
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { folderOf, madeFirms } from '../testkit/made-firm.ts';

const made: string[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** What the check says of a firm from Marquette whose folder has these files too. Paths are told from the folder on. */
async function said(files: Record<string, string> = {}, change: (firm: string) => string = (firm) => firm): Promise<string[]> {
  const folder = folderOf(madeFirms['Marquette'] as (typeof madeFirms)[string]);
  made.push(folder);
  const file = join(folder, 'en/firm.yaml');
  const { readFileSync } = await import('node:fs');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  for (const [name, words] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), words, 'latin1');
  }
  vi.resetModules();
  vi.stubEnv('FIRM_DIR', folder);
  const { mistakesIn } = await import('#server/commands/firm-mistakes.ts');
  return mistakesIn(folder).map((line) => line.replaceAll(/\S*\/firm-\w+\//g, ''));
}

const contact = (body: string) => `---\ntitle: Contact\nlead: Call us.\ndescription: How to reach us.\n---\n${body}\n`;

test('a folder as new-firm makes it is without mistakes', async () => {
  expect(await said()).toEqual([]);
});

test('a folder that is not there says how to make one', async () => {
  const { mistakesIn } = await import('#server/commands/firm-mistakes.ts');
  expect(mistakesIn('/nowhere/at/all')).toEqual(['FIRM_DIR: /nowhere/at/all is no folder. Make one: npm run new-firm']);
});

test('a file with a misspelled name says which was meant', async () => {
  expect(await said({ 'en/abuot.md': 'x' })).toEqual(['en/abuot.md: no file of this name is read; en/about.md was probably meant']);
});

test('a link to a page that is not there is told with its line', async () => {
  expect(await said({ 'en/contact.md': contact('See [our guides](/guide) and [bond](/guides/bond#x).') })).toEqual([
    'en/contact.md: line 6: /guide is no page of this site; /guides was probably meant',
  ]);
});

test('words of the sample firm are told with their line', async () => {
  expect(await said({ 'en/contact.md': contact('We are in Marysville.') })).toEqual([
    'en/contact.md: line 6: “Marysville” is the town of the sample firm; write the firm’s own',
  ]);
});

test('mistakes of several files are told at once, each with its line', async () => {
  const found = await said({ 'en/contact.md': contact('{firm}'), 'en/faqs.yaml': 'title: Our #1 answers\n' });
  expect(found.join('\n')).toMatch(/en\/contact\.md: line 6: \{firm\} is not known/);
  expect(found.join('\n')).toMatch(/en\/faqs\.yaml: line 1: everything from # on would be lost/);
});

test('hours that differ from those of the people on call', async () => {
  expect(await said({}, (firm) => firm.replace('from: "08:30", to: "17:00" }', 'from: "08:30", to: "18:00" }'))).toEqual([
    expect.stringMatching(
      /^en\/firm\.yaml: line \d+, onCall\.hours: says .* 08:30 to 18:00, and hours\.office says Mon-Fri 08:30 to 17:00; write the same hours in both$/,
    ),
  ]);
});

test('a photo that is named must be there, be small, and be named', async () => {
  const withPhoto = (firm: string) => firm.replace('initials: "IM"', 'initials: "IM"\n    photo: photos/ingrid.jpg');
  expect(await said({}, withPhoto)).toEqual(['en/firm.yaml: photos/ingrid.jpg is named there, and is not in the folder']);
  expect(await said({ 'photos/ingrid.jpg': '\xff\xd8small' }, withPhoto)).toEqual([]);
  expect(await said({ 'photos/ingrid.jpg': 'x'.repeat(500_000) }, withPhoto)).toEqual([
    'photos/ingrid.jpg: has 500 kB; make it smaller than 400 kB (680 by 800 pixels are enough for a photo)',
  ]);
  expect(await said({ 'photos/other.jpg': 'small' })).toEqual(['photos/other.jpg: no file of this name is read']);
});

test('a logo with a program in it is refused', async () => {
  const withLogo = (firm: string) => firm.replace('look:\n', 'look:\n  logo: logo.svg\n');
  expect(await said({ 'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>' }, withLogo)).toEqual([]);
  expect(await said({ 'logo.svg': '<svg><script>alert(1)</script></svg>' }, withLogo)).toHaveLength(1);
});

test('a sender of texts that is too long, or says what the office does, is told with its line', async () => {
  const named = (name: string) => said({}, (firm) => firm.replace(/^textName: .*$/m, `textName: ${name}`));
  expect(await named('Marquette Office of Us')).toEqual([expect.stringMatching(/^en\/firm\.yaml:\s+line 7, textName: must have at most 20 letters/)]);
  expect(await named('Marquette Defense')).toEqual([expect.stringMatching(/^en\/firm\.yaml:\s+line 7, textName: must not say what the office does/)]);
  expect(await named('Peña & Núñez')).toEqual([]);
});
