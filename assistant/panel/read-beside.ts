import type { Beside, Chips, FormStart, Source, TermLink } from '#assistant/reply.ts';

/** What came beside an answer, if it has the shape that this panel knows. Of another release's shape nothing is used: the answer stands alone. */
export function besideIn(read: unknown): Beside | undefined {
  const { lang, about, notes, terms, form, offer, chips, provider } = partsOf(read);
  if (typeof lang !== 'string' || !/^[\w-]*$/.test(lang)) return undefined;
  if (!isListOf(about, isText) || !isListOf(notes, isSource)) return undefined;
  return {
    lang,
    about,
    notes,
    terms: isListOf(terms, isTermLink) ? terms : undefined,
    // What this panel does not know is offered in small print.
    offer: offers.find((one) => one === offer) ?? 'quiet',
    form: formStartIn(form),
    chips: chipsIn(chips),
    provider: typeof provider === 'boolean' ? provider : undefined,
  };
}

function chipsIn(read: unknown): Chips | undefined {
  const { kind, texts } = partsOf(read);
  const known = kinds.find((one) => one === kind);
  return known && isListOf(texts, isText) && texts.length ? { kind: known, texts } : undefined;
}

function formStartIn(read: unknown): FormStart {
  const form = partsOf(read);
  const start: FormStart = {};
  for (const field of fields) if (isText(form[field])) start[field] = form[field];
  return start;
}

const offers = ['shown', 'quiet', 'none'] as const;
const kinds = ['meant', 'near', 'next', 'choices'] as const;
const fields = ['who', 'county', 'case_type', 'arrested', 'court_date'] as const;

function partsOf(read: unknown): Record<string, unknown> {
  return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
}

function isListOf<One>(read: unknown, isOne: (one: unknown) => one is One): read is One[] {
  return Array.isArray(read) && read.every(isOne);
}

function isText(one: unknown): one is string {
  return typeof one === 'string';
}

/** A source without an address is named and not linked; no other kind of address becomes a link. */
function isSource(one: unknown): one is Source {
  const { cite, address } = partsOf(one);
  return isText(cite) && isText(address) && /^(?:https:\/\/|$)/.test(address);
}

/** A word leads to its place in the glossary of a language, and nowhere else. */
function isTermLink(one: unknown): one is TermLink {
  const { words, to } = partsOf(one);
  return isText(words) && isText(to) && /^(?:\/[a-z]{2})?\/words#[a-z0-9-]+$/.test(to);
}
