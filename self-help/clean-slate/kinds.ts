import type { Kind } from './record.ts';

/** What the law makes of a kind of crime. `never` names the section that forbids setting it aside. */
export type Flags = { never?: string; assaultive?: true; serious?: true; leftOut?: true; lookUp?: true; anyTime?: string };

/** MCL 780.621c (never), 780.621(4) (assault-type), 780.811 (serious misdemeanors), 780.621g (what does not clear by itself). */
export const kinds: Record<Kind, Flags> = {
  life: { never: '780.621c(1)(a)' },
  'child-or-sexual': { never: '780.621c(1)(b)' },
  'csc-fourth': {},
  'first-owi': {},
  'other-owi': { never: '780.621c(1)(d)' },
  'commercial-traffic': { never: '780.621c(1)(d)' },
  'traffic-injury': { never: '780.621c(1)(d)' },
  traffic: {},
  'dv-misdemeanor': { assaultive: true, serious: true },
  'dv-felony': { assaultive: true },
  assault: { assaultive: true, serious: true },
  'other-assaultive': { assaultive: true },
  'serious-misdemeanor': { serious: true },
  dishonesty: { leftOut: true },
  'theft-or-fraud': { lookUp: true },
  'victim-harmed': { leftOut: true },
  'trafficking-or-terror': { never: '780.621c(1)(f)' },
  'marijuana-misdemeanor': { anyTime: '780.621e' },
  'trafficking-victim': { anyTime: '780.621(3)' },
  other: {},
  unsure: { lookUp: true },
};
