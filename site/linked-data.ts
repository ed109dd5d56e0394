import type { Content, Firm, Profile } from '#firm/content.ts';
import type { Office } from '#firm/firm-file.ts';
import { addressIn } from '#firm/languages.ts';
import type { Question } from '#firm/parts.ts';
import { plainText } from '#firm/prose.ts';
import { portraitFile } from '#site/firm-pictures.ts';

/** Data that search engines read beside the page, in the words of schema.org. */
export type LinkedData = { '@context': 'https://schema.org'; '@type': string; [name: string]: unknown };

const context = 'https://schema.org' as const;
/** The emergency line is answered around the clock, which search engines read as 00:00 to 23:59. */
const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export function legalService(firm: Firm, areaServed: string): LinkedData {
  return {
    '@context': context,
    '@type': 'LegalService',
    '@id': `${firm.website}/#firm`,
    name: firm.name,
    url: firm.website + firm.language.path,
    telephone: firm.phone.dial,
    email: firm.email,
    image: `${firm.website}/share/home.png`,
    ...(firm.look.logo ? { logo: `${firm.website}/firm/logo.svg` } : {}),
    ...place(firm.address),
    ...(firm.moreOffices.length
      ? { location: firm.offices.map((office) => ({ '@type': 'Place', name: `${firm.name}, ${office.city}`, ...place(office) })) }
      : {}),
    areaServed: { '@type': 'AdministrativeArea', name: areaServed },
    openingHoursSpecification: firm.hours.office
      .filter((hours) => hours.schema)
      .map((hours) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: hours.schema, opens: hours.opens, closes: hours.closes })),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      telephone: firm.phone.dial,
      hoursAvailable: { '@type': 'OpeningHoursSpecification', dayOfWeek: everyDay, opens: '00:00', closes: '23:59' },
    },
    priceRange: 'Free first consultation',
  };
}

function place({ street, city, region, postalCode, latitude, longitude }: Office) {
  return {
    address: { '@type': 'PostalAddress', streetAddress: street, addressLocality: city, addressRegion: region, postalCode, addressCountry: 'US' },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  };
}

export function person(firm: Firm, attorney: Profile): LinkedData {
  const photo = portraitFile(attorney);
  return {
    '@context': context,
    '@type': 'Person',
    name: attorney.name,
    jobTitle: attorney.title,
    url: `${firm.website}${firm.language.path}/attorney/${attorney.slug}`,
    ...(photo ? { image: firm.website + photo } : {}),
    worksFor: { '@type': 'LegalService', '@id': `${firm.website}/#firm`, name: firm.name },
  };
}

export function faqPage({ language }: Firm, questions: Question[]): LinkedData {
  return {
    '@context': context,
    '@type': 'FAQPage',
    inLanguage: language.lang,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}

/** Each word with its sentence and its own address. */
export function definedTerms({ website, language }: Firm, { title, terms }: Pick<Content['glossary'], 'title' | 'terms'>): LinkedData {
  const address = `${website}${language.path}/words`;
  return {
    '@context': context,
    '@type': 'DefinedTermSet',
    inLanguage: language.lang,
    '@id': address,
    name: title,
    hasDefinedTerm: terms.map(({ id, term, says }) => ({ '@type': 'DefinedTerm', name: term, description: plainText(says).trim(), url: `${address}#${id}` })),
  };
}

export function breadcrumbs({ website, language }: Firm, trail: { label: string; href: string }[]): LinkedData {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, at) => ({ '@type': 'ListItem', position: at + 1, name: label, item: website + addressIn(language, href) })),
  };
}
