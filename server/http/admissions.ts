import type { Language } from '#firm/languages.ts';
import { type Admission, openAdmission, type Refusal } from '#server/http/admission.ts';
import { barePage, dialled } from '#server/http/bare-page.ts';
import { wordsOf } from '#site/words/words.ts';

export type Admissions = Record<'requests' | 'talks' | 'pages', Admission>;

/** Worked on at once. What comes on top does not wait: it gets a 503 within milliseconds, with the number to call. */
const most = { requests: 256, pages: 64, talks: 64 };
/** Storing requests goes before chat: while so many are being stored, chat questions get a 503. */
const requestsBeforeTalk = 32;

/** The three kinds of work that may be too much for one process. `phone` is the number in the words of a chat that is busy. */
export function openAdmissions(phone: string): Admissions {
  const requests = openAdmission({ most: most.requests, shed: inEach(() => told(json, JSON.stringify({ kind: 'failed' }))) });
  const talks = openAdmission({
    most: most.talks,
    shed: inEach((language) => told(json, JSON.stringify({ error: wordsOf(language).front.chat.busy(phone) }))),
    givesWay: () => requests.inside() >= requestsBeforeTalk,
    streams: true,
  });
  const pages = openAdmission({ most: most.pages, shed: inEach((language) => told('text/html; charset=UTF-8', busyPage(language))) });
  return { requests, talks, pages };
}

/** Said thousands of times while there is too much to do, so made once for each language. */
function inEach(made: (language: Language) => Refusal): (language: Language) => Refusal {
  const known = new Map<Language, Refusal>();
  return (language) => {
    const refusal = known.get(language) ?? made(language);
    known.set(language, refusal);
    return refusal;
  };
}

const json = 'application/json';

function told(type: string, body: string): Refusal {
  return { body, headers: { 'Content-Type': type, 'Content-Length': String(Buffer.byteLength(body)), 'Cache-Control': 'no-store', 'Retry-After': '5' } };
}

function busyPage(language: Language): string {
  const { title, lead, body } = wordsOf(language).front.busy;
  return barePage(language, title, lead, body(dialled()));
}
