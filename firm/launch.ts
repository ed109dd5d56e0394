import { named } from '#firm/content-file.ts';
import type { Firm } from '#firm/firm.ts';

/** One thing that stands between the firm and the public. */
export type Finding = {
  /** Who can settle it: the firm by its own facts, a lawyer by a decision, or whoever runs the machine. */
  who: 'firm' | 'lawyer' | 'operator';
  where: string;
  what: string;
};

/** What the words of the site still lack before the public may see them. */
export function missingFromWords(site: Firm): Finding[] {
  const file = (name: string) => named(`${site.language.code}/${name}`);
  const { firm } = site;
  const own = (what: string): Finding => ({ who: 'firm', where: file('firm.yaml'), what });
  const legal = (name: string, what: string): Finding => ({ who: 'lawyer', where: file(name), what });
  const samples = site.reviews.reviews.filter(({ sample }) => sample).length;
  return [
    ...(firm.name === 'Blue Water Defense' ? [own('name is that of the sample firm')] : []),
    ...(isFictional(firm.phone.display) ? [own(`phone ${firm.phone.display} is a number that nobody has`)] : []),
    ...(isExample(firm.email) ? [own(`email ${firm.email} reaches nobody`)] : []),
    ...(isExample(firm.website) ? [own(`website ${firm.website} is not the firm's own`)] : []),
    ...ladder(firm).map(own),
    ...(firm.attorney.placeholder ? [legal('firm.yaml', 'attorney: the responsible lawyer is not named (placeholder: true)')] : []),
    ...firm.claims
      .filter(({ show, evidence }) => show && evidence === 'pending')
      .map(({ id, number, label }) => legal('firm.yaml', `claims.${id}: "${number} ${label}" has no evidence; name it, or set show: false`)),
    ...(samples ? [legal('reviews.yaml', `${samples} reviews are sample words (sample: true)`)] : []),
    ...unreviewed(site).map((name) => legal(name, 'no attorney has reviewed it (reviewed.attorney: pending)')),
    ...(/to be updated/i.test(site.attorney.background) ? [legal('attorney.md', 'background says that it is still to be updated')] : []),
  ];
}

/** The people who are told of a request. That there is a ladder, and somebody on each step, the firm file's own rules see to. */
function ladder({ onCall }: Firm['firm']): string[] {
  return Object.entries(onCall.people)
    .filter(([, { email = '', mobile = '' }]) => isFictional(mobile) || isExample(email))
    .map(([who]) => `onCall.people.${who}: has a number or an address that nobody has`);
}

function unreviewed({ practiceAreas, cities, faqs }: Firm): string[] {
  const pages = [
    ...practiceAreas.map(({ slug, reviewed }) => ({ name: `practice-areas/${slug}.md`, reviewed })),
    ...cities.map(({ slug, reviewed }) => ({ name: `cities/${slug}.md`, reviewed })),
    { name: 'faqs.yaml', reviewed: faqs.reviewed },
  ];
  return pages.filter(({ reviewed }) => reviewed.attorney === 'pending').map(({ name }) => name);
}

/** 555-0100 to 555-0199 are kept free for stories; no other 555 number is a law firm's either. */
function isFictional(text: string): boolean {
  return /(\+1|\b1)?[ -]?\(?\d{3}\)?[ -]?555[ -]?\d{4}/.test(text);
}

/** Names that are kept free for examples and tests. */
function isExample(text: string): boolean {
  return /[@./](example\.(com|net|org)|[a-z0-9-]+\.(example|test|invalid|localhost))\b/i.test(text);
}
