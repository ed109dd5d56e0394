// @module-tag nightly
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toolPath } from '#scripts/steps.ts';
import { grow, logo, secondOffice } from '../testkit/made-firm.ts';
import { grandRapids, marquette, type Typed, typeNewFirm } from '../testkit/new-firm.ts';

/** The list of courts names every town that a court sits for, and the Arabic one spells each word of their names. */
const courtTowns = /Port Huron, Marysville, St\. Clair|\bmarysville:/;

/** What the sample firm is, in every spelling; written down here a second time, so that the launch check's own list is held to it. */
const sample = [
  /blue[\s-]?water(?! bridge)/i,
  /810\D{0,3}555\D{0,3}01(46|47|48|49|-?GO)/i,
  // The court that serves the town is the same for every firm.
  /marysville(?!, St\. Clair, Marine City)/i,
  /pyramid/i,
  /\b48040\b/,
  /ellen halvorsen|teresa nowak|marcus bell|wes tanaka/i,
  /example\.com/i,
  /st\. clair river/i,
  /(office|offices|home county|based|works out of)[^.<]{0,60}st\. clair county/i,
];

describe.each([
  ['Grand Rapids', grandRapids, { phone: '(616) 200-4100', street: '125 Monroe Center St NW', attorneys: ['miriam-kessler', 'david-okafor'] }],
  ['Marquette', marquette, { phone: '(906) 300-7100', street: '200 W Washington St', attorneys: ['ingrid-maki'], grown: true }],
] as [string, (folder: string) => Typed, { phone: string; street: string; attorneys: string[]; grown?: boolean }][])(
  'a firm from %s, made at a terminal',
  (city, typed, is) => {
    const home = mkdtempSync(join(tmpdir(), 'new-firm-'));
    const folder = join(home, 'words');
    const code = join(home, 'code');
    let told: { shown: string; status: number | null };
    beforeAll(async () => {
      told = await typeNewFirm(typed(folder));
      if (is.grown) grow(folder);
      copyCode(code);
      const built = spawnSync('node', ['scripts/build.ts'], {
        cwd: code,
        encoding: 'utf8',
        env: { ...process.env, PATH: `${resolve('node_modules/.bin')}:${toolPath}`, FIRM_DIR: folder },
      });
      if (built.status !== 0) throw new Error(built.stdout + built.stderr);
    }, 1_200_000);
    afterAll(() => rmSync(home, { recursive: true, force: true }));

    test('hears what remains', () => {
      expect(told.status).toBe(0);
      expect(told.shown).toContain('Every file can be read, and every link leads to a page.');
      // The lines of the box break where the name of the firm's attorney is long.
      expect(told.shown.replaceAll(/[\s│]+/g, ' ')).toContain('says that it is still to be updated');
      expect(readdirSync(join(folder, 'drawings')).toSorted()).toEqual(['county.svg', 'home.svg', 'map.svg']);
    });

    test('has a site on which nothing is left of the sample firm: pages, scripts, drawings, lists, structured data', () => {
      const files = textsBelow(join(code, 'build/client'));
      expect(files.filter(({ name }) => name.endsWith('.html')).length).toBeGreaterThan(40);
      expect(
        files.flatMap(({ name, text }) => sample.flatMap((one) => one.exec(text.replace(courtTowns, ''))?.[0] ?? []).map((found) => `${name}: ${found}`)),
      ).toEqual([]);
    });

    test('says what is its own', () => {
      const page = (path: string) => readFileSync(join(code, 'build/client', path, 'index.html'), 'utf8');
      for (const path of ['', 'about', 'contact', 'legal/disclaimer']) {
        expect(page(path)).toContain(is.phone);
        expect(page(path)).toContain(is.street);
        expect(page(path)).toContain(city);
      }
      expect(page('')).not.toContain('href="/reviews"');
      for (const slug of is.attorneys) expect(page(`attorney/${slug}`)).toContain('"@type":"Person"');
      expect(readdirSync(join(code, 'build/client/share')).filter((name) => name.startsWith('attorney-'))).toHaveLength(is.attorneys.length);
    });

    test.runIf(is.grown)('shows its second office, its photo and its logo, which come along with the pages', () => {
      const client = join(code, 'build/client');
      const page = (path: string) => readFileSync(join(client, path, 'index.html'), 'utf8');
      expect(page('contact')).toContain(`${secondOffice.street}<br/>${secondOffice.city}, MI ${secondOffice.postalCode}`);
      expect(page('contact')).toContain(`"name":"North Shore Defense, ${secondOffice.city}"`);
      expect(page('attorney/ingrid-maki')).toContain('<img src="/firm/ingrid-maki.jpg" alt="Ingrid Maki"');
      expect(readFileSync(join(client, 'firm/ingrid-maki.jpg'))).toEqual(readFileSync(join(folder, 'pictures/first.jpg')));
      expect(page('')).toContain('<img class="mark" src="/firm/logo.svg"');
      for (const file of ['firm/logo.svg', 'favicon.svg']) expect(readFileSync(join(client, file), 'utf8')).toBe(logo);
    });
  },
);

/** The code without what was built from it, beside the product that other tests run. Its packages are the same. */
function copyCode(to: string): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n').filter(Boolean);
  const kept = files.filter((file) => !/^(docs|tests)\//.test(file));
  for (const file of kept) cpSync(file, join(to, file), { errorOnExist: false });
  symlinkSync(resolve('node_modules'), join(to, 'node_modules'));
}

function textsBelow(folder: string): { name: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|css|svg|json|xml|txt|webmanifest|speculationrules)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}
