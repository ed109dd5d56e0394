// @module-tag slow
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { folderOf, grow, madeFirms, secondOffice } from '../testkit/made-firm.ts';

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
  const { allMails } = await import('../testkit/mail-samples.ts');
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
    const { law: _, courts: __, ...pages } = content();
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
      .map((words) => words.replaceAll(/https:\/\/\w+\.example\.com|Ellen Halvorsen|Teresa Nowak|Marcus Bell/g, ''));
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

describe('a firm with a second office, a photo and a logo', () => {
  const asked = madeFirms['Marquette'] as (typeof madeFirms)[string];
  const folder = folderOf(asked);
  let product: Awaited<ReturnType<typeof productOf>>;
  /** A page as the build makes it, for this firm. */
  let page: (name: 'contact' | 'attorney' | 'header', props?: object) => Promise<string>;
  beforeAll(async () => {
    grow(folder);
    product = await productOf(folder);
    const { rendered } = await import('../spec/rendered.ts');
    const { createElement } = await import('react');
    const pages = {
      contact: async () => (await import('#site/pages/contact.tsx')).default,
      attorney: async () => (await import('#site/pages/attorney.tsx')).default,
      header: async () => (await import('#site/layout/header.tsx')).Header,
    };
    page = async (name, props = {}) => rendered(createElement((await pages[name]()) as (props: object) => React.ReactElement, props));
  }, 60_000);
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  test('shows both offices to whoever wants to come, and to search engines', async () => {
    const { content, legalService } = product;
    const shown = await page('contact');
    for (const { street, city, postalCode } of [asked.address, secondOffice]) {
      expect(shown).toContain(`${street}<br/>${city}, MI ${postalCode}`);
      expect(shown).toContain(`"streetAddress":"${street}"`);
    }
    expect(legalService(content().firm, 'Michigan')).toMatchObject({
      logo: `${asked.website}/firm/logo.svg`,
      address: { streetAddress: asked.address.street },
      location: [
        { name: `${asked.name}, Marquette` },
        { name: `${asked.name}, Menominee`, address: { streetAddress: secondOffice.street, postalCode: '49858' } },
      ],
    });
  });

  test('says in the chat and in every mail that there are two', async () => {
    const { allMails, answers } = product;
    expect(textsIn(answers('en').all.map(({ say }) => say)).join(' ')).toContain(
      'We have two offices, in Marquette, in Marquette County and in Menominee, in Menominee County',
    );
    for (const write of Object.values(allMails())) {
      const { text, html } = await write();
      for (const { street } of [asked.address, secondOffice]) for (const words of [text, html]) expect(words).toContain(street);
    }
  });

  test('shows the photo under the attorney’s name, and tells search engines of it', async () => {
    const { content, person } = product;
    const profile = content().profiles[0];
    if (!profile) throw new Error('no attorney');
    const shown = await page('attorney', { loaderData: { slug: profile.slug } });
    expect(shown).toContain('<img src="/firm/ingrid-maki.jpg" alt="Ingrid Maki"');
    expect(shown).not.toContain('island');
    expect(person(content().firm, profile)).toMatchObject({ image: `${asked.website}/firm/ingrid-maki.jpg` });
  });

  test('has its logo beside its name at the top of every page', async () => {
    expect(await page('header')).toMatch(/<a class="brand" href="\/"><img class="mark" src="\/firm\/logo\.svg" alt=""/);
  });

  test('is refused where a picture that the firm file names is missing', async () => {
    rmSync(join(folder, 'pictures/first.jpg'));
    const { content } = await productOf(folder);
    expect(() => content()).toThrow('pictures/first.jpg');
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
