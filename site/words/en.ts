import { dress } from '#firm/text.ts';
import type { FormWords } from '#intake/words.ts';
import { callSheetEnglish } from './call-sheet.en.ts';
import { englishForm } from './form.en.ts';

/** Every text of the interface, in English. Another language is another file of the same shape. */
export const english = {
  skip: 'Skip to main content',
  menu: 'Menu',
  nav: {
    label: 'Main',
    home: 'Home',
    practiceAreas: 'Practice areas',
    about: 'About',
    results: 'Results',
    reviews: 'Reviews',
    faqs: 'FAQs',
    contact: 'Contact',
  },
  call: {
    now: 'Call now, day or night',
    short: 'Call now, 24/7',
    /** Before a phone number inside a sentence. */
    verb: 'Call',
    bar: 'Call or ask',
    ask: 'Questions and answers',
  },
  review: 'Free Case Review',
  breadcrumb: 'Breadcrumb',
  printCard: 'Print this card',
  footer: {
    firm: 'The firm',
    defend: 'We defend',
    legal: 'Legal',
    about: 'About',
    practiceAreas: 'Practice Areas',
    attorney: 'Attorney',
    results: 'Results',
    reviews: 'Reviews',
    faqs: 'FAQs',
    contact: 'Contact',
    areas: {
      'owi-dui': 'OWI/DUI',
      'domestic-violence': 'Domestic Violence',
      'drug-charges': 'Drug Charges',
      'felony-defense': 'Felony Defense',
      'expungement-clean-slate': 'Expungement',
    },
    privacy: 'Privacy',
    terms: 'Terms',
    disclaimer: 'Disclaimer',
    accessibility: 'Accessibility',
    answered: 'Answered 24 hours a day',
    responsible: 'Responsible for this site:',
  },
  home: {
    viewAll: 'View All Practice Areas',
    profile: 'Read the full profile',
    allResults: 'All results',
    allReviews: 'All reviews',
    miles: 'mi',
  },
  contact: {
    call: 'Call',
    email: 'Email',
    visit: 'Visit',
    hours: 'Office hours',
    emailNote: 'For papers and photos of tickets. Please leave out what happened.',
  },
  stars: (count: number): string => dress(`${count} out of 5 stars`),
  aside: {
    heading: 'Not sure? Ask a person.',
    body: 'Every case has its own facts. Two minutes on the phone can save an hour of searching.',
  },
  reassurance: {
    confidential: { title: '100% Confidential', body: 'We keep what you send private. Please save the story of what happened for the call.' },
    /** The body stands where the firm claims no time to call back. */
    fast: { title: 'Fast Response', body: 'We call you back as soon as we can. If it cannot wait, call.' },
    available: { title: '24/7 Available', body: 'The emergency line is open day and night, on weekends and holidays too.' },
  },
  practiceArea: {
    penalties: 'What the law can bring',
    effects: 'What else it can touch',
    record: 'Your record',
    license: 'Your license',
    firearms: 'Firearms',
    immigration: 'Immigration',
    deadlines: 'Dates that matter',
    first48: 'The first 48 hours',
    checks: 'What we look at first',
    questions: 'People also ask',
    related: 'Related cases',
  },
  city: {
    title: (city: string): string => dress(`Criminal Defense Lawyer in ${city}, Michigan`),
    office: (town: string, miles: number): string =>
      dress(`Our office is in ${town}, ${miles} miles away in a straight line. We have no office here; we travel to your court.`),
    courts: (city: string): string => dress(`Courts for ${city}`),
    services: 'What we can help with',
  },
  attorney: { background: 'Background' },
  reviewed: {
    sources: 'The law behind this page',
    on: 'Text last checked on',
    pending: 'An attorney’s review of this page is pending.',
    by: 'Reviewed by',
  },
  contents: 'On this page',
  updated: 'Last updated',
  form: (phone: string): FormWords => dressed(englishForm(phone)),
  receipt: {
    title: 'Request Submitted',
    body: 'You did the hard part. Here is what happens now.',
    reference: 'Your reference',
    receivedAt: 'Received',
    next: 'What happens next',
    steps: [
      { title: 'We read what you sent', when: 'Now', body: 'A person at the firm, not a machine.' },
      { title: 'We call you', when: 'Next', body: 'Save our number so that you know it is us.' },
      { title: 'You decide', when: 'On the call, free', body: 'We tell you what we see and what it would cost. Nothing starts until you sign an engagement.' },
    ],
    call: 'Can’t wait? Call now',
    live: {
      heading: 'Where your request stands',
      received: 'Received',
      delivered: 'Sent to the lawyer on call',
      seen: 'Taken by a person',
      due: 'We call you by',
      notYet: 'Not yet',
      reached: 'We spoke with you',
      isReceived: 'We have your request. It is on its way to the lawyer on call.',
      isDelivered: 'The lawyer on call has been told. We are waiting for a person to take it.',
      isSeen: 'A person has your request and is going to call you.',
      late: 'The hour is over and no one has taken your request yet. We are sorry. We are still trying. Please call us now if you can.',
      ended: {
        reached: 'We spoke with you. If anything is open, call us.',
        declined: 'We answered that we cannot take this on. If you need next steps, call us.',
      },
    },
    stops: {
      heading: 'How may we reach you?',
      hint: 'You can stop any of these. It counts from the next message on.',
      calls: 'Do not call me',
      texts: 'Do not text me',
      mails: 'Do not email me',
      stopped: { calls: 'We will not call you.', texts: 'We will not text you.', mails: 'We will not email you.' },
    },
    withdrawHint: 'Changed your mind? We erase what you sent, at once and for good.',
    withdraw: 'Withdraw my request',
    withdrawnTitle: 'Request withdrawn',
    withdrawnBody: 'What you sent is erased. No one can read it any more.',
    withdrawnAt: 'Erased',
  },
  callSheet: callSheetEnglish,
  notFound: {
    kicker: 'Error 404',
    title: 'Oops! Page not found',
    lead: 'This page is off the chart. The phone still works, day and night.',
    home: 'Return to Home',
    areas: 'What we can help with',
  },
  error: {
    title: 'Unexpected Application Error!',
    lead: 'Something broke on our side. It was not you. The phone still works.',
    status: 'Status',
    reference: 'Reference',
    again: 'Try again',
    safe: 'The page could not be shown.',
  },
};

export type Words = typeof english;

export const en: Words = dressed(english);

/** Passes every text of a catalogue through the one way that words take to the page. */
function dressed<T>(part: T): T {
  if (typeof part === 'string') return dress(part) as T;
  if (typeof part === 'function') return part;
  if (Array.isArray(part)) return part.map(dressed) as T;
  return Object.fromEntries(Object.entries(part as object).map(([name, value]) => [name, dressed(value)])) as T;
}
