// @module-tag slow
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { content } from '#firm/content.ts';
import { practiceAreaSlugs } from '#firm/practice-area.ts';

const folder = mkdtempSync(join(tmpdir(), 'picture-'));
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('the drawing of a practice area', () => {
  test('has bars of the length that the records say', async () => {
    expect(barOf(await drawn('domestic-violence'), 'The third time')).toEqual({ says: '5 years', width: 50 });
    expect(barOf(await drawn('domestic-violence'), 'Choking')).toEqual({ says: '10 years', width: 100 });
  });

  test('changes with the number in a record, in its bar and in its words', async () => {
    const changed = await drawn('domestic-violence', 'law/persons.yaml', /(domestic-third:[\s\S]*?years: )5/, '$18');
    expect(barOf(changed, 'The third time')).toEqual({ says: '8 years', width: 80 });
  });

  test('makes room for a number beyond its scale', async () => {
    const changed = await drawn('domestic-violence', 'law/persons.yaml', /(assault-great-harm:[\s\S]*?years: )10/, '$120');
    expect(barOf(changed, 'Choking')).toEqual({ says: '20 years', width: 100 });
    expect(barOf(changed, 'The third time')).toEqual({ says: '5 years', width: 25 });
  });

  test('draws the license as two bars, one after the other', async () => {
    const row = rowOf(await drawn('owi-dui'), 'First OWI');
    expect(row).toContain('30 days none, then limited to day 180');
    expect(row).toMatch(/<rect width="8\.22%"[^>]*><\/rect><rect class="lighter" x="8\.22%" width="41\.1%"/);
  });

  test.each(practiceAreaSlugs)('of %s types no number of its own', (slug) => {
    const source = readFileSync(`content/en/practice-areas/${slug}.md`, 'utf8');
    const block = /^picture:\n((?: .*\n)+)/m.exec(source)?.[1] ?? '';
    const lines = block.split('\n').filter((line) => !line.startsWith('  scale:'));
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => /\d/.test(line.replace(/\{[a-z][^}\s]*\}|\^\[[^\]]*\]/g, '')))).toEqual([]);
  });

  test('says in words whatever it draws', () => {
    for (const { picture } of content().practiceAreas)
      if (picture.kind === 'bars') for (const { label, says } of picture.rows) expect(says, label).toBeTruthy();
  });
});

/** The drawing of a page as it is sent, after one file of the words says something else. */
async function drawn(slug: string, file?: string, from: RegExp | string = '', to = ''): Promise<string> {
  cpSync('content', folder, { recursive: true });
  if (file) {
    const before = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), before.replace(from, to));
    expect(readFileSync(join(folder, file), 'utf8')).not.toBe(before);
  }
  vi.stubEnv('CONTENT_FOLDER', folder);
  vi.resetModules();
  const [{ content: words }, { Picture }, { SiteContext }, { en }] = await Promise.all([
    import('#firm/content.ts'),
    import('#site/parts/picture.tsx'),
    import('#site/site-context.tsx'),
    import('#site/words/en.ts'),
  ]);
  const site = words();
  const area = site.practiceAreas.find((one) => one.slug === slug);
  if (!area) throw new Error(`no practice area ${slug}`);
  return renderToStaticMarkup(
    <SiteContext value={{ ...site, words: en, languages: [site.language], path: '/', starters: [], year: 2026, reference: '' }}>
      <Picture picture={area.picture} />
    </SiteContext>,
  );
}

function rowOf(html: string, label: string): string {
  return html.split('<li>').find((one) => one.startsWith(`<b>${label}</b>`)) ?? '';
}

function barOf(html: string, label: string): { says: string; width: number } {
  const row = rowOf(html, label);
  return { says: /<span>(.*?)<\/span>/.exec(row)?.[1] ?? '', width: Number(/<rect width="([\d.]+)%"/.exec(row)?.[1]) };
}
