import type { ReactNode } from 'react';
import { Body, Container, Head, Html, Preview, render, Section, toPlainText } from 'react-email';
import { darkStyles, paint, serif } from '#deliveries/mail-layout/colors.ts';
import type { Firm } from '#firm/content.ts';
import type { Language } from '#firm/languages.ts';
import { inOrder } from '#firm/left-to-right.ts';

/** After every time in a mail to the firm's own people. */
export const detroit = 'Detroit time';

export type Mail = { subject: string; text: string; html: string; images?: { cid: string; png: Buffer }[] };

/** What a phone shows while it is locked is the subject and the preheader: those two carry nothing personal. */
export async function writeMail(firm: Firm, parts: { subject: string; preheader: string; body: ReactNode; footer: ReactNode }): Promise<Mail> {
  const html = inEveryCell(await render(<Letter firm={firm} {...parts} />), firm.language);
  return { subject: parts.subject, html, text: textOf(html) };
}

/** Some mail programs drop what stands around the tables, and with it the language and the way it runs. */
function inEveryCell(html: string, { lang, dir }: Language): string {
  return html.replace(/<(table|td|th)(?=[\s>])([^>]*)/g, (_, tag: string, rest: string) => {
    const side = dir === 'rtl' && tag !== 'table' && !/\salign=/.test(rest) ? ' align="right"' : '';
    return `<${tag} lang="${lang}" dir="${dir}"${side}${rest}`;
  });
}

/** Refuses any link in a mail that is not http or https, such as a `javascript:` address. */
export function pageAddress(url: string): string {
  if (!/^https?:$/.test(new URL(url).protocol)) throw new TypeError('A link in a mail must be a web address');
  return url;
}

function Letter({ firm, subject, preheader, body, footer }: { firm: Firm; subject: string; preheader: string; body: ReactNode; footer: ReactNode }) {
  const { lang, dir } = firm.language;
  const { name, attorney, offices } = firm;
  const places = offices.map(({ street, city, region, postalCode }) => `${street}, ${city}, ${region} ${postalCode}`);
  return (
    <Html lang={lang} dir={dir}>
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles()}</style>
      </Head>
      <Body
        lang={lang}
        dir={dir}
        {...paint('ink', 'water', { margin: 0, padding: '24px 0', fontFamily: 'Arial, Helvetica, sans-serif', fontSize: 17, lineHeight: '26px' })}
      >
        <Preview useTitleTag={false}>{preheader}</Preview>
        <Container {...paint('ink', 'surface', { maxWidth: 600, width: '100%' })}>
          <Section {...paint('on-deep', 'deep', { padding: '18px 28px', fontFamily: serif, fontSize: 20, fontWeight: 700 })}>
            <span aria-hidden="true" data-skip-in-text="true" {...paint('beacon')}>
              ●{' '}
            </span>
            {name}
          </Section>
          <Section style={{ padding: '28px 28px 12px' }}>{body}</Section>
          <Section {...paint('ink-2', 'surface', { padding: '8px 28px 24px', fontSize: 15, lineHeight: '23px' })}>
            {footer}
            <p style={{ margin: '12px 0 0' }}>{inOrder(`${attorney.name}, ${places.join('; ')}`, firm.language)}</p>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** The same words without markup. Headings keep their case, and a phone link shows its number once. */
function textOf(html: string): string {
  return toPlainText(html, {
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
      { selector: '[data-text-format="dataTable"]', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ],
  }).trim();
}
