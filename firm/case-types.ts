/** The choices of the case review form, exactly as specified. */
export const caseTypes = [
  'OWI / DUI (Operating While Intoxicated)',
  'Domestic Violence',
  'Assault / Battery',
  'Drug Charges',
  'Theft / Shoplifting',
  'Felony',
  'Misdemeanor',
  'Probation Violation',
  'Bench Warrant / Failure to Appear',
  'Expungement / Clean Slate',
  'Juvenile Defense',
  'Traffic / License Issues',
  'Other',
] as const;

export type CaseType = (typeof caseTypes)[number];
