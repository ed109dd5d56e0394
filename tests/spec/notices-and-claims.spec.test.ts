import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { content } from '#firm/content.ts';
import { languageAt } from '#firm/languages.ts';
import { Claims } from '#site/parts/claims.tsx';
import { Reassurance } from '#site/parts/reassurance.tsx';
import { Why } from '#site/sections/why.tsx';
import { all, documentOf, finishedPage, finishedPages, only, read, readAll } from '../testkit/finished-pages.ts';
import { rendered } from './rendered.ts';

const { firm } = content();
const pages = finishedPages().filter(({ path }) => languageAt(path).language.code === 'en');
const foot = ({ document }: { document: Document }) => read(only('footer.site-foot', document));
const mainOf = (path: string) => read(only('main', finishedPage(path)));

describe('the notices', () => {
  test('R08 stand at the foot of every page', () => {
    expect(pages.length).toBeGreaterThan(40);
    for (const page of pages) {
      expect(foot(page), page.path).toContain('Viewing this site or submitting the form creates no attorney-client relationship.');
      expect(foot(page), page.path).toContain('Past results do not guarantee outcomes.');
    }
  });

  test('D08 what begins on a signed engagement stands at the foot of every page, and above it where there is a form', () => {
    const notice =
      'You become our client only when we both sign an engagement agreement. What you tell us before that, while you look for a lawyer, is still protected.';
    for (const page of pages) expect(foot(page), page.path).toContain(notice);
    for (const path of ['/contact', '/free-consultation']) expect(mainOf(path)).toContain(notice);
  });

  test.each([
    ['/contact', 'creates no attorney-client relationship'],
    ['/free-consultation', 'creates no attorney-client relationship'],
    ['/results', 'Past results do not guarantee outcomes'],
    ['/reviews', 'Past results do not guarantee outcomes'],
    ['/practice-areas/owi-dui', 'creates no attorney-client relationship'],
    ['/locations/detroit', 'creates no attorney-client relationship'],
    ['/legal/disclaimer', 'attorney-client relationship'],
  ])('R08 %s repeats above the footer: %s', (path, notice) => {
    expect(mainOf(path)).toContain(notice);
  });
});

describe('the claims', () => {
  test('R09 the first screen promises a free and confidential review, and help with arrests and warrants 24/7, statewide', () => {
    const hero = only('.hero', finishedPage('/'));
    const words = read(hero);
    expect(words).toMatch(/free and confidential/i);
    expect(readAll('a', hero)).toContain('Free Case Review');
    expect(words).toMatch(/an arrest, a warrant/i);
    expect(words).toMatch(/24\/7/);
    expect(words).toMatch(/statewide coverage/i);
    expect(words).toMatch(/anywhere in Michigan/i);
  });

  test.each(['/', '/results'])('R09 %s shows over 500 outcomes, a 98% success rate and the usual response', (path) => {
    const claims = readAll('[data-claim] dt', finishedPage(path));
    expect(claims).toEqual(['500+ successful case outcomes', '98% success rate', '1 hour usual response']);
    expect(read(only('[data-claim=response]', finishedPage(path)))).toContain('usually within 1 hour');
  });

  test('R09 the accessibility page names WCAG 2.1 AA as the target', () => {
    const words = mainOf('/legal/accessibility');
    expect(words).toMatch(/we aim for WCAG 2\.1 AA, a level of the Web Content Accessibility Guidelines\./i);
    expect(firm.accessibilityTarget).toBe('WCAG 2.1 AA');
  });

  test('D09 wherever a claim is shown, what it counts and its disclaimer stand in the same card', () => {
    const cards = pages.flatMap(({ path, document }) =>
      all('[data-claim]', document).map((card) => ({ path, id: card.getAttribute('data-claim'), words: read(card) })),
    );
    expect(cards.map(({ path, id }) => `${path} ${id}`)).toEqual([
      '/ outcomes',
      '/ success-rate',
      '/ response',
      '/free-consultation response',
      '/results outcomes',
      '/results success-rate',
      '/results response',
    ]);
    for (const { id, words } of cards) {
      const claim = firm.claims.find((one) => one.id === id);
      for (const part of [claim?.number, claim?.definition, claim?.disclaimer]) expect(words).toContain(part);
    }
  });

  test('D09 a definition is shown only when the firm wrote one', () => {
    const undefinedClaims = firm.claims.map((claim) => ({ ...claim, definition: undefined }));
    const shown = rendered(createElement(Claims), { firm: { ...firm, claims: undefinedClaims } });
    expect(shown).toContain('98%');
    expect(shown).not.toContain('What this counts');
    expect(rendered(createElement(Claims))).toContain('What this counts');
  });

  test('D09 a claim about results says that it guarantees nothing', () => {
    for (const id of ['outcomes', 'success-rate'])
      expect(firm.claims.find((claim) => claim.id === id)?.disclaimer).toContain('Past results do not guarantee outcomes.');
  });

  test('D09 no page mentions a claimed number outside such a card, not even to search engines', () => {
    const claimed = /500\+|(over|more than) 500\b(?! hours)|98 ?%|98 percent|\b1 hour|within (an|one) hour/gi;
    for (const { path, html } of pages) {
      const { documentElement: rest } = documentOf(html);
      for (const notRead of all('[data-claim], style', rest)) notRead.remove();
      expect(rest.outerHTML.match(claimed) ?? [], path).toEqual([]);
    }
  });

  // Only these parts show a claim: the test above finds no number outside their cards.
  test.each([
    ['/', Why, ['outcomes', 'success-rate', 'response']],
    ['/results', Claims, ['outcomes', 'success-rate', 'response']],
    ['/free-consultation', Reassurance, ['response']],
  ])('D09 a claim that is switched off in the firm file is gone from %s, and no other', (_, part, ids) => {
    expect(claimsIn(rendered(createElement(part)))).toEqual(ids);
    for (const id of ids) {
      const number = firm.claims.find((claim) => claim.id === id)?.number ?? '';
      expect(rendered(createElement(part))).toContain(number);
      const without = rendered(createElement(part), { firm: withoutClaim(id) });
      expect(without).not.toContain(number);
      expect(claimsIn(without)).toEqual(ids.filter((other) => other !== id));
    }
  });
});

describe('the contact details', () => {
  test.each(['/', '/contact'])('R10 %s shows phone, letters, e-mail, address and hours', (path) => {
    const cards = only('main .contact-cards', finishedPage(path));
    const words = read(cards);
    expect(words).toContain(firm.phone.display);
    expect(words).toContain(firm.phone.vanity);
    expect(words).toContain(firm.email);
    expect(words).toContain('400 Pyramid Dr Marysville, MI 48040');
    expect(words).toContain('Emergency line 24/7');
    expect(['dt', 'dd'].map((part) => readAll(part, cards))).toEqual([
      ['Mon-Fri', 'Sat-Sun'],
      ['8:30 AM to 5:00 PM', 'Emergency only'],
    ]);
  });

  test('R10 the letters dial the same number', () => {
    const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
    expect(firm.phone.vanity).toMatch(/[A-Z]{2}/);
    const digits = firm.phone.vanity.replace(/[A-Z]/g, (letter) => String(keys.findIndex((key) => key.includes(letter)) + 2)).replace(/\D/g, '');
    expect(`+1${digits}`).toBe(firm.phone.dial);
  });
});

function withoutClaim(id: string) {
  return { ...firm, claims: firm.claims.map((claim) => (claim.id === id ? { ...claim, show: false } : claim)) };
}

function claimsIn(markup: string): string[] {
  return [...markup.matchAll(/data-claim="([^"]+)"/g)].map(([, id]) => id ?? '');
}
