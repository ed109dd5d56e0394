import { arabic } from '#assistant/about-words.ar.ts';
import { english } from '#assistant/about-words.en.ts';
import { spanish } from '#assistant/about-words.es.ts';
import type { AboutWords } from '#assistant/about-words.ts';
import type { FormStart } from '#assistant/reply.ts';
import type { Slots } from '#assistant/understanding/slots.ts';
import type { CaseType } from '#firm/case-types.ts';
import type { LanguageCode } from '#firm/languages.ts';

/** What the talk is about, as the panel shows it: "second OWI", "Macomb County". */
export function inWords({ charge, count, county, custody, who }: Slots, language: LanguageCode): string[] {
  const words = aboutWords[language];
  const named = charge && words.charges[charge];
  return [
    ...(who === 'other' ? [words.other] : []),
    ...(named ? [count ? words.counted(count, named) : named] : []),
    ...(county ? [words.county(county.replace(/ County$/, ''))] : []),
    ...(custody ? [words.custody[custody]] : []),
  ];
}

const aboutWords: Record<LanguageCode, AboutWords> = { en: english, es: spanish, ar: arabic };

/** The same for the fields of the case review form. */
export function formStart({ who, county, charge, custody, courtDay }: Slots): FormStart {
  return {
    ...(who ? { who: who === 'other' ? 'Someone else' : 'Me' } : {}),
    ...(county ? { county } : {}),
    ...(charge ? { case_type: caseTypeOf[charge] } : {}),
    ...(custody ? { arrested: 'Yes' } : {}),
    ...(courtDay ? { court_date: courtDay } : {}),
  };
}

type Charge = NonNullable<Slots['charge']>;

const caseTypeOf: Record<Charge, CaseType> = {
  owi: 'OWI / DUI (Operating While Intoxicated)',
  'suspended-license': 'Traffic / License Issues',
  'reckless-driving': 'Traffic / License Issues',
  'hit-and-run': 'Traffic / License Issues',
  'traffic-ticket': 'Traffic / License Issues',
  'domestic-violence': 'Domestic Violence',
  ppo: 'Domestic Violence',
  assault: 'Assault / Battery',
  'felonious-assault': 'Assault / Battery',
  strangulation: 'Assault / Battery',
  'resisting-police': 'Felony',
  'drug-possession': 'Drug Charges',
  'drug-delivery': 'Drug Charges',
  marijuana: 'Drug Charges',
  'retail-fraud': 'Theft / Shoplifting',
  larceny: 'Theft / Shoplifting',
  embezzlement: 'Theft / Shoplifting',
  fraud: 'Theft / Shoplifting',
  'stolen-property': 'Theft / Shoplifting',
  'home-invasion': 'Felony',
  'property-damage': 'Other',
  'concealed-weapon': 'Felony',
  'gun-possession': 'Felony',
  disorderly: 'Misdemeanor',
  'alcohol-under-21': 'Misdemeanor',
  'sexual-offense': 'Felony',
  felony: 'Felony',
  misdemeanor: 'Misdemeanor',
  probation: 'Probation Violation',
  parole: 'Other',
  warrant: 'Bench Warrant / Failure to Appear',
  juvenile: 'Juvenile Defense',
  expungement: 'Expungement / Clean Slate',
};
