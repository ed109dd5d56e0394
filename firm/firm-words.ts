import { attorneySlug } from '#firm/attorney-slug.ts';
import { citySlugs } from '#firm/city.ts';
import type { Placeholders } from '#firm/content-file.ts';
import type { FirmFile, FirmWordsFile, Office } from '#firm/firm-file.ts';
import type { Language, LanguageCode } from '#firm/languages.ts';
import { inOrder, leftToRight } from '#firm/left-to-right.ts';

/**
 * What texts may say about the firm in braces, and what they may ask with `{when …: }`. A sentence about where the firm is, how many
 * offices and lawyers it has, or when it is open is made here from the firm file, so that no text can say it of another firm.
 */
export function firmWords(firm: FirmFile, language: LanguageCode = 'en'): Placeholders {
  const { street, city, county, region, postalCode } = firm.address;
  const say = sentences[language];
  const spoken = (['es', 'ar'] as const).filter((code) => firm.languages[code]);
  return {
    name: firm.name,
    phone: firm.phone.display,
    vanity: firm.phone.vanity,
    email: firm.email,
    attorney: firm.attorney.name,
    address: say.inOrder(`${street}, ${city}, ${region} ${postalCode}`),
    accessibility: firm.accessibilityTarget,
    town: city,
    county: say.county(county),
    offices: say.offices(firm.offices),
    lawyers: say.lawyers(firm.attorneys.map(({ name }) => name)),
    hours: say.hours(firm.hours.office),
    languages: say.languages(['en', ...spoken]),
    'spoken-languages': say.spokenLanguages(firm.languages),
    directions: firm.directions ?? '',
    numbers: say.numbers(firm),
    background: firm.attorney.backgroundDue !== undefined,
    /** Whether the number can be dialed in letters. */
    letters: /[a-z]/i.test(firm.phone.vanity),
    'several-offices': firm.offices.length > 1,
    'several-lawyers': firm.attorneys.length > 1,
    ...Object.fromEntries(citySlugs.map((slug) => [`office.${slug}`, officeIn(firm.offices, slug) !== undefined])),
    ...Object.fromEntries(['river', 'shore', 'county'].map((kind) => [`drawing.${kind}`, firm.look.drawing.kind === kind])),
  };
}

/** The firm in the words of a language: its facts as they are, and what they say in that language. */
export function firmIn(language: Language, firm: FirmFile, words: FirmWordsFile): FirmFile {
  const attorneys = firm.attorneys.map((one, at) => ({ ...one, title: words.attorneyTitles[at] ?? one.title }));
  const { directions: _, ...facts } = firm;
  return {
    ...facts,
    tagline: words.tagline,
    ...(words.directions ? { directions: words.directions } : {}),
    phone: phoneIn(language, firm.phone),
    hours: { office: firm.hours.office.map((row) => hoursIn(language.code, row, words.emergencyOnly)), emergency: words.emergency },
    attorneys,
    attorney: attorneys[0] ?? firm.attorney,
    badges: firm.badges.map((badge, at) => ({ ...badge, words: words.badges[at] ?? badge.words })),
    claims: firm.claims.map((claim) => ({ ...claim, ...words.claims[claim.id], number: words.claims[claim.id]?.number ?? claim.number })),
    notices: words.notices,
  };
}

/** The number as a language writes it. */
export function phoneIn(language: Language, phone: FirmFile['phone']): FirmFile['phone'] {
  return { ...phone, display: inOrder(phone.display, language), vanity: inOrder(phone.vanity, language) };
}

/** What the words of another language leave out: they would be shown in English. */
export function missingWords(firm: FirmFile, words: FirmWordsFile): string[] {
  return [
    ...(words.attorneyTitles.length === firm.attorneys.length
      ? []
      : [`attorneyTitles: must be ${firm.attorneys.length}, one for each attorney of the firm file`]),
    ...(words.badges.length === firm.badges.length ? [] : [`badges: must be ${firm.badges.length}, as in the firm file`]),
    ...firm.claims.filter(({ id, show }) => show && !words.claims[id]).map(({ id }) => `claims.${id}: is missing`),
    ...(firm.directions && !words.directions ? ['directions: is missing'] : []),
  ];
}

function hoursIn(code: LanguageCode, row: Hours[number], emergencyOnly: string): Hours[number] {
  const day = { en: (name: string) => name, es: inSpanish, ar: inArabic }[code];
  const names = row.days.split('-').map((short) => day(week.find((name) => name.startsWith(short)) ?? short));
  const [from, to] = [row.opens, row.closes];
  if (code === 'ar') {
    const days = names.length > 1 ? `من ${names.join(' إلى ')}` : names.join();
    return { ...row, days, words: from ? `من ${arabicTime(from)} إلى ${arabicTime(to)}` : emergencyOnly };
  }
  return { ...row, days: names.join(' a '), words: from ? `${spanishTime(from)} a ${spanishTime(to)}` : emergencyOnly };
}

/** The firm's own office in a city, if it has one there. A city's address is its name in lower case, joined by hyphens. */
export function officeIn(offices: readonly Office[], slug: string): Office | undefined {
  return offices.find(({ city }) => attorneySlug({ name: city, initials: '' }) === slug);
}

type Hours = FirmFile['hours']['office'];
type Sentences = {
  /** Keeps what is written from left to right in its order. */
  inOrder: (words: string) => string;
  county: (name: string) => string;
  /** About the numbers that the firm claims. */
  numbers: (firm: FirmFile) => string;
  offices: (offices: readonly Office[]) => string;
  lawyers: (names: string[]) => string;
  hours: (rows: Hours) => string;
  /** Which languages the site and the chat are in. */
  languages: (codes: LanguageCode[]) => string;
  /** Which are spoken on the phone. */
  spokenLanguages: (others: FirmFile['languages']) => string;
};

const sentences: Record<LanguageCode, Sentences> = {
  en: {
    inOrder: (words) => words,
    county: (name) => name,
    numbers: (firm) =>
      numbersShown(firm, {
        none: 'Our pages show no numbers about our work.',
        shown: (all) => `Our pages show ${listed(all, 'and')}.`,
        quote: (words) => `“${words}”`,
        defined: 'Beside each one stands what it counts.',
      }),
    offices: (all) =>
      all.length > 1
        ? `We have ${number(all.length, ['two', 'three', 'four', 'five'])} offices, in ${listed(all.map(cityAndCounty), 'and in')}.`
        : all.map((one) => `We have one office, in ${cityAndCounty(one)}.`).join(),
    lawyers: ([first = '', ...others]) =>
      others.length ? `Our lawyers are ${listed([first, ...others], 'and')}. ${first} is the lead attorney.` : `${first} is the lead attorney.`,
    hours: (rows) => {
      const open = rows.filter(({ schema }) => schema).map(({ schema = [], words }) => `${days(schema, 'to')}, ${words}`);
      return open.length ? `The office is open ${listed(open, 'and')}.` : 'The office is open by appointment.';
    },
    languages: (codes) =>
      codes.length > 1
        ? `This site and its chat are in ${listed(
            codes.map((code) => languageNames.en[code]),
            'and',
          )}.`
        : 'This site and its chat are in English only.',
    spokenLanguages: (others) =>
      spokenSentences(others, {
        none: 'We cannot promise which languages are spoken on the phone today.',
        spoken: {
          always: (code) => `On the phone, we speak ${languageNames.en[code]}.`,
          'office-hours': (code) => `In office hours, we speak ${languageNames.en[code]} on the phone.`,
        },
        interpreter: {
          always: (code) => `An interpreter can join a call in ${languageNames.en[code]}.`,
          'office-hours': (code) => `In office hours, an interpreter can join a call in ${languageNames.en[code]}.`,
        },
      }),
  },
  es: {
    inOrder: (words) => words,
    county: (name) => `el condado de ${name.replace(/ County$/, '')}`,
    numbers: (firm) =>
      numbersShown(firm, {
        none: 'Nuestras páginas no muestran cifras sobre nuestro trabajo.',
        shown: (all) => `Nuestras páginas muestran ${listed(all, 'y')}.`,
        quote: (words) => `“${words}”`,
        defined: 'Al lado de cada una dice qué cuenta.',
      }),
    offices: (all) =>
      all.length > 1
        ? `Tenemos ${number(all.length, ['dos', 'tres', 'cuatro', 'cinco'])} oficinas, en ${listed(
            all.map(({ city }) => city),
            'y en',
          )}.`
        : all.map(({ city, county }) => `Tenemos una sola oficina. Está en ${city}, en el condado de ${county.replace(/ County$/, '')}.`).join(),
    lawyers: ([first = '', ...others]) =>
      others.length ? `Nuestros abogados son ${listed([first, ...others], 'y')}. ${first} dirige el bufete.` : `${first} dirige el bufete.`,
    hours: (rows) => {
      const open = rows.flatMap((row) =>
        row.schema ? [`de ${days(row.schema.map(inSpanish), 'a')}, de ${spanishTime(row.opens)} a ${spanishTime(row.closes)}`] : [],
      );
      // "p. m." brings a full stop of its own.
      return open.length ? `La oficina abre ${listed(open, 'y')}` : 'La oficina abre con cita.';
    },
    languages: (codes) =>
      codes.length > 1
        ? `Este sitio y su chat están en ${listed(
            codes.map((code) => languageNames.es[code]),
            'y',
          )}.`
        : 'Este sitio y su chat están solo en inglés.',
    spokenLanguages: (others) =>
      spokenSentences(others, {
        none: 'No podemos prometer qué idiomas se hablan hoy por teléfono.',
        spoken: {
          always: (code) => `Por teléfono hablamos ${languageNames.es[code]}.`,
          'office-hours': (code) => `En horas de oficina hablamos ${languageNames.es[code]} por teléfono.`,
        },
        interpreter: {
          always: (code) => `Un intérprete puede ayudar en una llamada en ${languageNames.es[code]}.`,
          'office-hours': (code) => `En horas de oficina, un intérprete puede ayudar en una llamada en ${languageNames.es[code]}.`,
        },
      }),
  },
  ar: {
    inOrder: leftToRight,
    county: (name) => `مقاطعة ${name.replace(/ County$/, '')}`,
    numbers: (firm) =>
      numbersShown(firm, {
        none: 'لا تعرض صفحاتنا أرقامًا عن عملنا.',
        shown: (all) => `تعرض صفحاتنا ${all.join(' و')}.`,
        quote: (words) => `«${words}»`,
        defined: 'بجانب كل رقم مكتوب ماذا يعدّ.',
      }),
    offices: (all) =>
      all.length > 1
        ? `لدينا ${all.length} مكاتب، في ${listed(
            all.map(({ city }) => city),
            'وفي',
          )}.`
        : all.map(({ city, county }) => `لدينا مكتب واحد فقط، في ${city} (${county}).`).join(),
    lawyers: ([first = '', ...others]) =>
      others.length ? `محامونا هم ${listed([first, ...others], 'و')}. المحامي المسؤول هو ${first}.` : `المحامي المسؤول هو ${first}.`,
    hours: (rows) => {
      const open = rows.flatMap((row) => (row.schema ? [`${arabicDays(row.schema)}، من ${arabicTime(row.opens)} إلى ${arabicTime(row.closes)}`] : []));
      return open.length ? `المكتب مفتوح ${open.join('، و')}.` : 'المكتب مفتوح بموعد.';
    },
    languages: (codes) =>
      codes.length > 1 ? `هذا الموقع ودردشته ${codes.map((code) => `بال${languageNames.ar[code]}`).join(' و')}.` : 'هذا الموقع ودردشته بالإنجليزية فقط.',
    spokenLanguages: (others) =>
      spokenSentences(others, {
        none: 'لا نستطيع أن نعد بأي لغات تُستخدم اليوم على الهاتف.',
        spoken: {
          always: (code) => `نتحدث ال${languageNames.ar[code]} على الهاتف.`,
          'office-hours': (code) => `في ساعات العمل نتحدث ال${languageNames.ar[code]} على الهاتف.`,
        },
        interpreter: {
          always: (code) => `يمكن لمترجم أن يساعد في مكالمة بال${languageNames.ar[code]}.`,
          'office-hours': (code) => `في ساعات العمل يمكن لمترجم أن يساعد في مكالمة بال${languageNames.ar[code]}.`,
        },
      }),
  },
};

const languageNames: Record<LanguageCode, Record<LanguageCode, string>> = {
  en: { en: 'English', es: 'Spanish', ar: 'Arabic' },
  es: { en: 'inglés', es: 'español', ar: 'árabe' },
  ar: { en: 'إنجليزية', es: 'إسبانية', ar: 'عربية' },
};

type SpokenWords = { none: string } & Record<'spoken' | 'interpreter', Record<'always' | 'office-hours', (code: LanguageCode) => string>>;

function spokenSentences(others: FirmFile['languages'], say: SpokenWords): string {
  const all = (['es', 'ar'] as const).flatMap((code) => {
    const known = others[code];
    return known && known.phone !== 'none' ? [say[known.phone][known.when](code)] : [];
  });
  return all.join(' ') || say.none;
}

type NumberWords = { none: string; shown: (all: string[]) => string; quote: (words: string) => string; defined: string };

function numbersShown({ claims }: FirmFile, say: NumberWords): string {
  const shown = claims.filter(({ show }) => show);
  if (!shown.length) return say.none;
  const said = say.shown(shown.map(({ number: claimed, label }) => say.quote(`${claimed} ${label}`)));
  return shown.every(({ definition }) => definition) ? `${said} ${say.defined}` : said;
}

/** A county that has the name of its city, or is not written as one, would only repeat itself. */
function cityAndCounty({ city, county }: Office): string {
  return `${city}, in ${county}`;
}

function number(count: number, words: string[]): string {
  return words[count - 2] ?? String(count);
}

function listed(all: string[], and: string): string {
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} ${and} ${all.at(-1)}` : all.join();
}

/** Monday to Friday, where the days follow one another. */
function days(names: string[], to: string): string {
  return names.length > 2 ? `${names[0]} ${to} ${names.at(-1)}` : names.join(', ');
}

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const spanishWeek = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const arabicWeek = ['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'];

function inSpanish(day: string): string {
  return spanishWeek[week.indexOf(day)] ?? day;
}

function inArabic(day: string): string {
  return arabicWeek[week.indexOf(day)] ?? day;
}

function arabicDays(names: string[]): string {
  const arabic = names.map(inArabic);
  return arabic.length > 2 ? `من ${arabic[0]} إلى ${arabic.at(-1)}` : `يوم ${arabic.join(' و')}`;
}

function spanishTime(time = ''): string {
  return twelve(time, 'a. m.', 'p. m.');
}

function arabicTime(time = ''): string {
  return twelve(time, 'صباحًا', 'مساءً');
}

function twelve(time: string, before: string, after: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? before : after}`;
}
