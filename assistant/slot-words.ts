import type { FormStart } from '#assistant/reply.ts';
import type { Slots } from '#assistant/understanding/slots.ts';
import type { CaseType } from '#firm/case-types.ts';

/** What the talk is about, as the panel shows it: "second OWI", "Macomb County". */
export function inWords({ charge, count, county, custody, who }: Slots): string[] {
  const named = charge && chargeNames[charge];
  return [
    ...(who === 'other' ? ['for someone else'] : []),
    ...(named ? [count ? `${countNames[count]} ${named}` : named] : []),
    ...(county ? [county] : []),
    ...(custody ? [custody === 'in' ? 'in custody' : 'not in custody'] : []),
  ];
}

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

const countNames = { first: 'first', second: 'second', third: 'third' };

const chargeNames: Record<Charge, string> = {
  owi: 'OWI (drunk driving)',
  'suspended-license': 'driving while suspended',
  'reckless-driving': 'reckless driving',
  'hit-and-run': 'leaving the scene',
  'traffic-ticket': 'traffic ticket',
  'domestic-violence': 'domestic violence',
  ppo: 'protection order (PPO)',
  assault: 'assault',
  'felonious-assault': 'felonious assault',
  strangulation: 'strangulation',
  'resisting-police': 'resisting police',
  'drug-possession': 'drug possession',
  'drug-delivery': 'drug delivery',
  marijuana: 'marijuana',
  'retail-fraud': 'shoplifting',
  larceny: 'theft',
  embezzlement: 'embezzlement',
  fraud: 'fraud',
  'stolen-property': 'stolen property',
  'home-invasion': 'home invasion',
  'property-damage': 'property damage',
  'concealed-weapon': 'concealed weapon',
  'gun-possession': 'gun possession',
  disorderly: 'disorderly conduct',
  'alcohol-under-21': 'alcohol under 21',
  'sexual-offense': 'sexual offense',
  felony: 'felony',
  misdemeanor: 'misdemeanor',
  probation: 'probation',
  parole: 'parole',
  warrant: 'warrant',
  juvenile: 'juvenile case',
  expungement: 'clearing a record',
};

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
