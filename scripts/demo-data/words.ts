import type { CaseType } from '#firm/case-types.ts';

/** Everything that the invented people say. No name is a likely one, every number is one that is kept for fiction, and no story happened. */
export const firstNames = (
  'Avery Blake Casey Dana Emery Finley Gray Harper Indigo Jordan Kai Logan Morgan Noel Oakley Parker Quinn Riley Sage Taylor Uma Val Winter Yael ' +
  'Zion Alder Briar Cedar Dune Echo Fern Glen Hazel Iris Juniper Kestrel Lark Maple North Onyx Pike Quill Robin Sorrel Teal Umber Vesper Wren ' +
  'Yarrow Zephyr Aspen Birch Clay Dale Ember Flint Grove Heath Ivy Jade'
).split(' ');
export const lastNames = (
  'Sampleton Examplewood Testingham Placeholder Mockford Standin Inventson Fictley Madeup Notreal Pretendson Demoson Specimen Imaginer Draftwell ' +
  'Loremsen Ipsumson Dolorby Dummerly Fakewell Amethall Blanksby Copyfield Dittoson Emptyway Fillerman Genericson Hollowell Instanceby Jestham ' +
  'Knottrue Letterby Makebelief Nonesuch Outlineham Paperman Quotefield Rehearsal Sketchley Templateson Unrealby Vaguely Wordstead Xampleby ' +
  'Yonderham Zeroson Bogusley Concocted Devisedson Endorsham Fabulley Guesswell Hypothson Imitally Jottings Kindofson Likenessby Mannequin ' +
  'Nameless Ostensby'
).split(' ');

export const areaCodes = ['810', '586', '313', '248', '734', '517', '616', '989', '947', '231'];

export const places: readonly (readonly [{ county: string; cities: readonly string[] }, number])[] = [
  [{ county: 'Macomb', cities: ['Warren', 'Sterling Heights', 'Clinton Township', 'Roseville'] }, 20],
  [{ county: 'St. Clair', cities: ['Port Huron', 'Marysville', 'St. Clair', 'Algonac'] }, 18],
  [{ county: 'Wayne', cities: ['Detroit', 'Dearborn', 'Livonia', 'Taylor'] }, 18],
  [{ county: 'Oakland', cities: ['Pontiac', 'Southfield', 'Troy', 'Novi'] }, 16],
  [{ county: 'Genesee', cities: ['Flint', 'Burton'] }, 8],
  [{ county: 'Washtenaw', cities: ['Ann Arbor', 'Ypsilanti'] }, 5],
  [{ county: 'Ingham', cities: ['Lansing', 'East Lansing'] }, 5],
  [{ county: 'Kent', cities: ['Grand Rapids', 'Wyoming'] }, 5],
  [{ county: 'Lapeer', cities: ['Lapeer', 'Imlay City'] }, 3],
  [{ county: 'Sanilac', cities: ['Sandusky', 'Lexington'] }, 2],
];

type Kind = { weight: number; page: string; stories: readonly string[] };

export const kinds: Record<CaseType, Kind> = {
  'OWI / DUI (Operating While Intoxicated)': {
    weight: 25,
    page: '/practice-areas/owi-dui',
    stories: [
      'Sample story: stopped on the way home from a dinner, took the breath test at the station, the car was towed.',
      'Sample story: pulled over for a tail light, refused the breath test at the roadside, got a paper license.',
      'Sample story: a second time within seven years, blood was drawn, no result yet.',
    ],
  },
  'Domestic Violence': {
    weight: 10,
    page: '/practice-areas/domestic-violence',
    stories: ['Sample story: an argument at home, a neighbor called, there is a no-contact order now.'],
  },
  'Assault / Battery': {
    weight: 8,
    page: '/practice-areas/assault-battery',
    stories: ['Sample story: a push in a parking lot, two witnesses, one of them a friend.'],
  },
  'Drug Charges': {
    weight: 10,
    page: '/practice-areas/drug-charges',
    stories: ['Sample story: the police searched the car and found a bag that belongs to a passenger.', 'Sample story: a prescription in the wrong bottle.'],
  },
  'Theft / Shoplifting': {
    weight: 8,
    page: '/practice-areas/theft-shoplifting',
    stories: ['Sample story: stopped at the door of a store with something forgotten in the cart.'],
  },
  Felony: {
    weight: 7,
    page: '/practice-areas/felony-defense',
    stories: ['Sample story: a detective left a card and wants to talk about a case from last spring.'],
  },
  Misdemeanor: { weight: 7, page: '/practice-areas/misdemeanor-defense', stories: ['Sample story: a ticket for disorderly conduct after a concert.'] },
  'Probation Violation': {
    weight: 6,
    page: '/practice-areas/probation-violations',
    stories: ['Sample story: missed two tests because of shift work, the officer filed a violation.'],
  },
  'Bench Warrant / Failure to Appear': {
    weight: 6,
    page: '/practice-areas/warrants-fta',
    stories: ['Sample story: moved, never got the letter, now there is a bench warrant.'],
  },
  'Expungement / Clean Slate': {
    weight: 5,
    page: '/practice-areas/expungement-clean-slate',
    stories: ['Sample story: an old conviction shows up in every background check.'],
  },
  'Juvenile Defense': { weight: 2, page: '/practice-areas/juvenile-defense', stories: ['Sample story: a child was sent home from school with an officer.'] },
  'Traffic / License Issues': {
    weight: 5,
    page: '/practice-areas/traffic-license-issues',
    stories: ['Sample story: driving on a suspended license without knowing of the suspension.'],
  },
  Other: { weight: 3, page: '/free-consultation', stories: ['Sample story: not sure what kind of case it is, a letter came from the prosecutor.'] },
};

export const sources: readonly (readonly [{ referrer?: string; utm?: Record<string, string> }, number])[] = [
  [{ referrer: 'search.example' }, 46],
  [{}, 24],
  [{ referrer: 'maps.example' }, 10],
  [{ referrer: 'directory.example', utm: { utm_source: 'directory', utm_campaign: 'sample-listing' } }, 8],
  [{ referrer: 'search.example', utm: { utm_source: 'search', utm_medium: 'cpc', utm_campaign: 'sample-owi' } }, 8],
  [{ referrer: 'social.example', utm: { utm_source: 'social', utm_campaign: 'sample-clean-slate' } }, 4],
];

export const relations = ['brother', 'mother', 'partner', 'friend', 'father', 'sister'];
export const jails = ['Sample County Jail', 'Example Police Department', 'at home', 'not known'];

export const notes = [
  'Sample note: prefers a call after work.',
  'Sample note: will send the police report.',
  'Sample note: wants to talk it over with family first.',
  'Sample note: asked about cost, explained the free review.',
  'Sample note: hearing date confirmed with the court.',
];

/** What people asked the chat that it had no answer for, with how many a day at most. */
export const topics: readonly (readonly [string, number])[] = [
  ['cost', 3.2],
  ['owi', 2.6],
  ['license', 2.4],
  ['immigration', 1.8],
  ['record', 1.7],
  ['domestic-violence', 1.5],
  ['guns', 1.3],
  ['not-understood', 2.8],
];
