import { attorneySlug } from '#firm/attorney-slug.ts';
import type { ChatLanguage } from '#firm/chat-languages.ts';
import { citySlugs } from '#firm/city.ts';
import type { Placeholders } from '#firm/content-file.ts';
import type { FirmFile, Office } from '#firm/firm-file.ts';

/**
 * What texts may say about the firm in braces, and what they may ask with `{when …: }`. A sentence about where the firm is, how many
 * offices and lawyers it has, or when it is open is made here from the firm file, so that no text can say it of another firm.
 */
export function firmWords(firm: FirmFile, language: ChatLanguage = 'en'): Placeholders {
  const { street, city, county, region, postalCode } = firm.address;
  const say = sentences[language];
  return {
    name: firm.name,
    phone: firm.phone.display,
    vanity: firm.phone.vanity,
    email: firm.email,
    attorney: firm.attorney.name,
    address: `${street}, ${city}, ${region} ${postalCode}`,
    accessibility: firm.accessibilityTarget,
    town: city,
    county,
    offices: say.offices(firm.offices),
    lawyers: say.lawyers(firm.attorneys.map(({ name }) => name)),
    hours: say.hours(firm.hours.office),
    directions: firm.directions ?? '',
    numbers: numbersShown(firm),
    background: firm.attorney.background !== undefined,
    /** Whether the number can be dialed in letters. */
    letters: /[a-z]/i.test(firm.phone.vanity),
    'several-offices': firm.offices.length > 1,
    'several-lawyers': firm.attorneys.length > 1,
    ...Object.fromEntries(citySlugs.map((slug) => [`office.${slug}`, officeIn(firm.offices, slug) !== undefined])),
    ...Object.fromEntries(['river', 'shore', 'county'].map((kind) => [`drawing.${kind}`, firm.look.drawing.kind === kind])),
  };
}

/** What the chat says about the numbers that the firm claims. It knows them in English alone. */
function numbersShown({ claims }: FirmFile): string {
  const shown = claims.filter(({ show }) => show);
  if (!shown.length) return 'Our pages show no numbers about our work.';
  const said = `Our pages show ${listed(
    shown.map(({ number: claimed, label }) => `“${claimed} ${label}”`),
    'and',
  )}.`;
  const open = shown.some(({ definedBy }) => definedBy === 'sample');
  return open
    ? `${said} What exactly they count, and over which years, is still to be written beside them. So please do not plan by these numbers.`
    : `${said} Beside each one stands what it counts.`;
}

/** The firm's own office in a city, if it has one there. A city's address is its name in lower case, joined by hyphens. */
export function officeIn(offices: readonly Office[], slug: string): Office | undefined {
  return offices.find(({ city }) => attorneySlug({ name: city, initials: '' }) === slug);
}

type Hours = FirmFile['hours']['office'];
type Sentences = { offices: (offices: readonly Office[]) => string; lawyers: (names: string[]) => string; hours: (rows: Hours) => string };

const sentences: Record<ChatLanguage, Sentences> = {
  en: {
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
  },
  es: {
    offices: (all) =>
      all.length > 1
        ? `Tenemos ${number(all.length, ['dos', 'tres', 'cuatro', 'cinco'])} oficinas, en ${listed(
            all.map(({ city }) => city),
            'y en',
          )}.`
        : all.map(({ city, county }) => `Tenemos una sola oficina. Está en ${city}, en el condado de ${county.replace(/ County$/, '')}.`).join(),
    lawyers: ([first = '', ...others]) =>
      others.length ? `Nuestros abogados son ${listed([first, ...others], 'y')}. ${first} dirige el despacho.` : `${first} dirige el despacho.`,
    hours: (rows) => {
      const open = rows.flatMap((row) =>
        row.schema ? [`de ${days(row.schema.map(inSpanish), 'a')}, de ${spanishTime(row.opens)} a ${spanishTime(row.closes)}`] : [],
      );
      return open.length ? `La oficina abre ${listed(open, 'y')}.` : 'La oficina abre con cita.';
    },
  },
  ar: {
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
  },
};

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

function arabicDays(names: string[]): string {
  const arabic = names.map((day) => arabicWeek[week.indexOf(day)] ?? day);
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
