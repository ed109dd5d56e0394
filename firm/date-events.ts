/** What can have happened, in the order of the page. The tool counts from each; the table says the same without a calculator. */
export const dateEvents = [
  'refused-test',
  'protection-order',
  'missed-hearing',
  'warrant',
  'sentence',
  'seized-property',
  'license-decision',
  'driver-course',
  'juvenile-jury',
  'felony-arraignment',
  'child-held',
] as const;

export type DateEvent = (typeof dateEvents)[number];
