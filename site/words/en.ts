import { dress } from '#firm/text.ts';

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
  return Object.fromEntries(Object.entries(part as object).map(([name, value]) => [name, dressed(value)])) as T;
}
