import { standing } from '#followup/receipt/words.en.ts';
import type { FormWords } from '#intake/form/words.ts';
import { drillEnglish } from './drill.en.ts';
import { englishForm } from './form.en.ts';

/** Every text of the interface, in English. Another language is another file of the same shape. */
export const english = {
  skip: 'Skip to main content',
  menu: 'Menu',
  /** The second group of links, in the menu and at the foot of every page. */
  help: {
    heading: 'Help tonight',
    arrested: 'Arrested tonight',
    rights: 'My rights',
    dates: 'My dates',
    court: 'Find my court',
    record: 'Clear my record',
    guides: 'Guides',
    request: 'My request',
  },
  /** Names the links to the same page in other languages. */
  languages: 'Language',
  /** On pages in another language than English. */
  translation: undefined as undefined | { notice: string; english: string },
  /** Who speaks the page's language on the phone, and when. */
  onThePhone: undefined as undefined | ({ none: string } & Record<'interpreter' | 'spoken', Record<'always' | 'office-hours', string>>),
  nav: {
    label: 'Main',
    home: 'Home',
    practiceAreas: 'Practice Areas',
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
    text: 'Text us',
    back: 'Call me back',
    bar: 'Call or ask',
    ask: 'Questions and answers',
    /** The same button, where a script can open the chat. */
    chat: 'Ask a question in the chat',
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
    demonstration: 'Demonstration. The firm, its people, numbers and reviews are invented.',
  },
  home: {
    viewAll: 'View All Practice Areas',
    allSteps: 'Show all the steps',
    arrested: 'What to do after an arrest',
    rights: 'Rights card',
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
    emailNote: 'For your name, your number and your court date. Please leave out what happened.',
  },
  /** Before words that stand in until the firm has its own. */
  stars: (count: number): string => `${count} out of 5 stars`,
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
    penalties: 'Possible penalties',
    effects: 'Other effects',
    record: 'Your record',
    license: 'Your license',
    firearms: 'Firearms',
    immigration: 'Immigration',
    deadlines: 'Deadlines',
    countDates: 'Count your own dates. Nothing you type leaves your device.',
    first48: 'The first 48 hours',
    checks: 'What we look at first',
    questions: 'Common questions',
    related: 'Related pages',
    /** Over the first date, beside the text. */
    next: 'Next deadline',
    /** In the list of contents. */
    meaning: 'What it means',
    /** The second button at the top: the tool that fits the charge. */
    tool: { '/my-dates': 'Count my days', '/clean-slate-check': 'Check my record', '/rights': 'My rights' },
  },
  picture: {
    span: (from: number, to: number, unit: string): string => `${from} to ${to} ${unit}`,
  },
  city: {
    title: (city: string): string => `Criminal Defense Lawyer in ${city}, Michigan`,
    /** On the picture that a shared link shows. */
    shared: (city: string): string => `Criminal defense in ${city}`,
    office: (town: string, miles: number): string =>
      `Our office is in ${town}, ${miles} miles away in a straight line. We have no office here; we travel to your court.`,
    /** Where the firm has several offices, the nearest is named. */
    nearest: (town: string, miles: number): string =>
      `Our nearest office is in ${town}, ${miles} miles away in a straight line. We have no office here; we travel to your court.`,
    /** For a firm that is in the city itself. */
    here: (street: string, town: string): string => `Our office is here in ${town}, at ${street}.`,
    courts: (city: string): string => `Courts for ${city}`,
    services: 'What we can help with',
    /** Below a town on the drawing of a county. */
    court: 'court',
  },
  about: { office: (name: string, address: string): string => `The office of ${name}, ${address}`, history: 'Our history', stories: 'Stories' },
  attorney: {
    background: 'Background',
    barNumber: 'State Bar of Michigan',
    admitted: 'Admitted',
    education: 'Education',
    courts: 'Courts',
    awards: 'Awards',
    languages: 'Languages',
    due: (date: string): string => `Education, bar admissions and awards are next to be updated on ${date}.`,
  },
  notes: { heading: 'Notes: the law behind this page', one: (number: number): string => `note ${number}` },
  arrested: {
    say: 'The arrested person should say',
    bring: 'What to bring',
    counties: 'Jails and courts by county',
    where: 'Where are they held?',
    whereHint: 'Choose the county of the arrest.',
    elsewhere: 'Another county',
    callJail: 'Call the jail',
    map: 'Map',
    source: 'Source',
    confirm: 'Places change. Call before you drive.',
  },
  rights: {
    print: 'Print a wallet card',
    keep: 'Keep this on my phone',
    keepHeading: 'Have it with you',
    keepBody: 'Tap once, and this page and our number stay on this phone. They open without a signal. Nothing about you is stored.',
    byHand: 'You can also print this page, which gives you a wallet card, take a screenshot, or save the page in your browser’s menu.',
    /** What the button's island says, one at a time. */
    keeping: 'One moment …',
    kept: 'It is on this phone.',
    keptHow:
      'Put it on your home screen or in your bookmarks, so that you find it fast. Anyone with this phone can find it too. Some phones clear it when you do not open it for a week or more.',
    remove: 'Remove it',
    removed: 'It is removed. Your browser’s own history is yours to clear.',
    failed: 'This browser cannot keep it right now. Print the card or take a screenshot.',
    offline: 'No internet right now. This is the copy on your phone. The number works wherever your phone can make calls.',
    wallet: { cut: 'Cut along the dashed line, then fold in the middle.', mine: 'Call for me:' },
  },
  checklists: {
    bring: 'What to bring',
    alsoBring: 'Always bring',
    wear: 'What to wear',
    leave: 'Leave at home',
    day: 'On the day',
    ask: 'What to ask your lawyer',
    print: 'Print this list',
  },
  reviewed: {
    on: 'Text last checked on',
    by: 'Reviewed by',
  },
  /** Beside the courts of a city or a county, which are not all. */
  otherCourts: 'Another court on your paper? Find it here',
  moreGuides: 'More answers: jail, bond, cost, jobs, immigration, guns, phone and car',
  contents: 'On this page',
  updated: 'Last updated',
  form: (phone: string, firm: string): FormWords => englishForm(phone, firm),
  receipt: {
    title: 'Request Submitted',
    ...standing,
    /** Before the same moment on the visitor's own clock. */
    ownZone: 'On your clock:',
    reference: 'Your reference',
    call: 'Can’t wait? Call now',
    /** Before the code that opens the receipt again. */
    keepIt: 'To open this page again, write down your reference and this code:',
    keep: {
      heading: 'Keep this page',
      code: 'Code',
      mail: 'Email me this page',
      mailAgain: 'Email it again',
      'not-asked': 'The mail goes to the address in your request. It holds nothing of what you wrote.',
      'on-its-way': 'The mail is on its way to the address in your request.',
      sent: 'The mail goes to the address in your request, if that address takes mail from us. If nothing arrives, look in your spam folder, or write down your reference and code.',
      failed: 'The mail could not be sent. Please write down your reference and code.',
      copy: 'Copy',
      copied: 'Copied',
      print: 'Print',
    },
    number: {
      heading: 'Change your phone number',
      label: 'New phone number',
      save: 'Save the new number',
      'too-often': 'The number was changed five times already. Please call us.',
      refused: 'The number could not be changed right now. Please try again, or call us.',
    },
    choices: {
      heading: 'Change how we reach you',
      hint: 'It counts from the next call or message on.',
      calls: 'Call me',
      /** Said on every receipt, and not only where there is a STOP: a receipt tells nothing about the number that somebody typed. */
      byText: (phone: string): string => `If you ever texted STOP to us, only a text with the word START to ${phone} turns texts on again.`,
      save: 'Save',
    },
    another: 'Send another request',
    withdraw: 'Take my request back',
    erase: {
      title: 'Erase your request?',
      body: 'Nobody will call you. What you sent is erased in one hour. Until then you can change your mind.',
      nothingLeft:
        'With all of these off we cannot reach you, so nothing was changed. You can keep your request as it is, or take it back. If you take it back it is erased in one hour, and until then you can change your mind.',
      keep: 'Keep it',
      confirm: 'Erase it',
      undo: 'Keep it after all',
    },
    leavingTitle: 'Your request is taken back',
    leavingBody: (time: string): string => `Nobody will call you. What you sent is erased at ${time}. Until then you can keep it after all.`,
    withdrawnTitle: 'Request withdrawn',
    withdrawnBody:
      'What you sent is erased here. A copy in our encrypted backups could still be opened by the firm’s operators for up to nine days. Then nobody can open it.',
    withdrawnAt: 'Erased',
    entry: {
      title: 'Your receipt',
      lead: 'Type the reference and the code that you got when you sent your request.',
      reference: 'Reference',
      code: 'Code',
      open: 'Open my receipt',
      none: 'This does not open a receipt.',
      noneHint: 'A link opens once. Type your reference and your code, or call us. After ten wrong codes we ask you to wait an hour.',
    },
  },
  drill: drillEnglish,
  notFound: {
    kicker: 'Error 404',
    title: 'Oops! Page not found',
    lead: 'There is no page at this address. The phone works, day and night.',
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
  /** For pages that nginx, or the server without a template, sends with nothing but these words. */
  front: {
    unreadable: 'This address cannot be read',
    noPage: 'Oops! Page not found',
    tooLarge: 'This is too large to send',
    foreign: 'This works only from our own pages',
    call: 'The phone still works, day and night.',
    /** At the top of a site that is not open to the public. */
    notOpen: 'This website is not open yet. We are still checking it, and parts of it may be wrong. Please do not rely on it.',
    /** What the chat says when a question cannot be answered. */
    chat: {
      key: 'This chat works only from our own pages.',
      large: 'This conversation is too long. Please reload the page to begin a new one.',
      body: 'That message could not be read. Please shorten it and try again.',
      busy: (phone: string): string => `Many people are here right now. Please call ${phone}, or try again in a moment.`,
    },
    busy: {
      title: 'Please call',
      lead: 'Many people are here right now',
      body: (phone: string): string =>
        `Please call ${phone}, day or night. Or wait a moment and try again: what you typed is still in the form when you go back.`,
    },
  },
};

export type Words = typeof english;

export const en: Words = english;
