import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { folderOf, madeFirms } from '../world/made-firm.ts';

/** The product as it is for one firm: every module reads the folder anew. */
async function productOf(folder: string) {
  vi.resetModules();
  vi.stubEnv('FIRM_DIR', folder);
  const { content, answers } = await import('#firm/content.ts');
  const { sampleTraces } = await import('#firm/sample-traces.ts');
  const { pageAddresses } = await import('#site/addresses.ts');
  const { legalService, person } = await import('#site/linked-data.ts');
  const { missingFromWords } = await import('#firm/launch.ts');
  const { plainText } = await import('#firm/prose.ts');
  const { allMails } = await import('../world/mail-samples.ts');
  const { pictureWords } = await import('#site/drawings/picture-words.ts');
  return { content, answers, sampleTraces, pageAddresses, legalService, person, missingFromWords, plainText, allMails, pictureWords };
}

describe.each(Object.entries(madeFirms))('a firm from %s', (city, asked) => {
  const folder = folderOf(asked);
  let product: Awaited<ReturnType<typeof productOf>>;
  beforeAll(async () => {
    product = await productOf(folder);
  }, 60_000);
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  test('says nothing of the sample firm on any page', () => {
    const { content, sampleTraces } = product;
    const { law: _, ...pages } = content();
    expect(textsIn(pages).flatMap((text) => sampleTraces(text, content().firm).map(({ found }) => `${found}: ${text}`))).toEqual([]);
  });

  test.each(['en', 'es', 'ar'] as const)('says nothing of it in the chat (%s)', (language) => {
    const { answers, content, sampleTraces } = product;
    const said = answers(language).all.flatMap(({ title, say, link }) => textsIn({ title, say, link }));
    expect(said.flatMap((text) => sampleTraces(text, content().firm).map(({ found }) => `${found}: ${text}`))).toEqual([]);
  });

  test('says nothing of it in mails, in what search engines read, and on pictures', async () => {
    const { allMails, content, legalService, person, pictureWords, sampleTraces } = product;
    const { firm, profiles } = content();
    const mails = await Promise.all(Object.values(allMails()).map((write) => write()));
    // The facts of these mails are the test's own.
    const written = mails
      .flatMap(({ subject, text, html }) => [subject, text, html])
      .map((words) => words.replaceAll(/https:\/\/\w+\.example\.com|Attorney Name|Second Attorney|Managing Partner/g, ''));
    const read = [legalService(firm, 'Michigan'), ...profiles.map((one) => person(firm, one))].map((data) => JSON.stringify(data));
    const drawn = [...pictureWords(content()).values()].flat();
    expect([...written, ...read, ...drawn].flatMap((text) => sampleTraces(text, firm).map(({ found }) => found))).toEqual([]);
    expect(read.join()).toContain(asked.address.street);
    expect(drawn).toContain(firm.phone.display);
    expect(written.join()).toContain(asked.address.street);
  });

  test('has a profile for every attorney, and no page for reviews that it does not have', () => {
    const { pageAddresses } = product;
    expect(pageAddresses().filter((address) => address.startsWith('/attorney/'))).toHaveLength(asked.attorneys.length);
    expect(pageAddresses()).not.toContain('/reviews');
    expect(pageAddresses()).toContain('/results');
  });

  test('never says on the page of its own city that it has no office there', () => {
    const { content, plainText } = product;
    for (const page of content().cities) {
      const said = textsIn({ lead: page.lead, body: plainText(page.body) }).join(' ');
      const away = /no office in|no \S+ office in|none in|do not have an office|keep no office|is not in \S+ but|no Troy office|no .* office in/;
      if (page.name === city) expect(said).not.toMatch(away);
      else expect(said).toContain(city);
    }
  });

  test('needs no word of its own to be checked: what remains is for the firm and a lawyer to settle', () => {
    const { content, missingFromWords } = product;
    expect(missingFromWords(content()).filter(({ who }) => who === 'firm')).toEqual([]);
  });
});

test('the launch check finds what is left of the sample firm, in a page, in an answer and in the firm file', async () => {
  const folder = folderOf(madeFirms['Marquette'] as (typeof madeFirms)[string]);
  writeFileSync(
    join(folder, 'en/contact.md'),
    '---\ntitle: Contact\nlead: Call us.\ndescription: Call.\n---\nOur office is in Marysville. Call 810.555.0146.\n',
  );
  const { content, missingFromWords } = await productOf(folder);
  const found = missingFromWords(content()).map(({ what }) => what);
  expect(found).toContain('contact still says “Marysville”, the town of the sample firm');
  expect(found).toContain('contact still says “810.555.0146”, the phone number of the sample firm');
  vi.unstubAllEnvs();
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
