import type { FirmFile } from '#firm/firm-file.ts';

/**
 * What must be nowhere on the site of another firm: the sample firm's facts, in every spelling. They stand here and are not read from
 * its file, so that they are still known when somebody has written over that.
 */
const traces: { what: string; pattern: RegExp; own?: (firm: FirmFile) => string; unless?: RegExp }[] = [
  { what: 'the name of the sample firm', pattern: /blue[ -]?water(?! bridge)/i },
  { what: 'the phone number of the sample firm', pattern: /(\+?1[ .-]?)?\(?\b810\)?[ .\-\u202f\u00a0]*555[ .\-\u2011]*01(4\d|-?GO)/i },
  { what: 'an address of the sample firm', pattern: /\b(intake|second|partner|technician|www)?[@.]example\.com\b/i },
  { what: 'the street of the sample firm', pattern: /400 Pyramid/i, own: ({ offices }) => offices.map(({ street }) => street).join() },
  {
    what: 'the town of the sample firm',
    pattern: /marysville|ماريسفيل/i,
    own: ({ offices }) => offices.map(({ city }) => city).join(),
    // The list of courts names every town that a court sits for, by itself and in a row.
    unless: /^Marysville$|Port Huron, Marysville, St\. Clair\b/,
  },
  { what: 'the ZIP code of the sample firm', pattern: /\b48040\b/, own: ({ offices }) => offices.map(({ postalCode }) => postalCode).join() },
  {
    what: 'the county of the sample firm, said as the firm’s own',
    pattern:
      /\b(in|our home county,?) St\. Clair County\b|(?:oficina|estamos|trabajamos|nuestr[oa])[^.]{0,40}condado de St\. Clair\b|(?:مكتبنا|مقرنا|نعمل من)[^.]{0,40}(?:سانت كلير|St\. Clair)/i,
    own: ({ offices }) => offices.map(({ county }) => `in ${county}`).join(),
  },
  { what: 'the river of the sample firm', pattern: /St\. Clair River/i, own: ({ look, directions = '' }) => JSON.stringify(look) + directions },
  {
    what: 'a person of the sample firm',
    pattern: /\b(Ellen Halvorsen|Teresa Nowak|Marcus Bell|Wes Tanaka)\b/,
    own: ({ attorneys }) => attorneys.map(({ name }) => name).join(),
  },
  {
    what: 'a review of the sample firm',
    pattern:
      /in the middle of the night and could hardly speak|got the same patient answer|too ashamed to call anyone|honest about the hard parts from the first day/,
  },
  { what: 'the history of the sample firm', pattern: /(one room, one desk and|un cuarto, un escritorio y) (a phone|un teléfono)|بغرفة واحدة وطاولة واحدة/ },
  {
    what: 'a story of the sample firm',
    pattern:
      /a phone rings in a kitchen|suena un teléfono en una cocina|وهاتف يرن في مطبخ|had been in the drawer for two years|dos años en el cajón|في الدُرج سنتين/,
  },
];

/** Whether this is the firm that comes with the code, and not one of somebody's own. */
export function isSampleFirm({ name }: Pick<FirmFile, 'name'>): boolean {
  return name === 'Blue Water Defense';
}

/** What a text holds of the sample firm, and in which words. A firm in the same town may say so. */
export function sampleTraces(text: string, firm: FirmFile): { what: string; found: string }[] {
  return traces.flatMap(({ what, pattern, own, unless }) => {
    const [found] = pattern.exec(unless ? text.replace(unless, '') : text) ?? [];
    return found === undefined || (own && pattern.test(own(firm))) ? [] : [{ what, found }];
  });
}
