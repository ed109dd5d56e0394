import { content } from '#firm/content.ts';
import type { OnCall } from '#firm/on-call.ts';
import { type Words, withoutBundles, wordsOfFirmWith } from './words-of-firm.ts';

/** The sample firm, with somebody of the office: all four roles. */
export function wordsOfDeskFirm(): Words {
  return wordsOfFirmWith(withoutBundles, [
    /( {4}technician: .*\n)/,
    '$1    office: { name: Office Person, email: office@example.com, mobile: "+18105550150", roles: [staff] }\n',
  ]);
}

/** Its people, as the firm file names them. */
export function peopleOfDeskFirm(): OnCall['people'] {
  const { people } = content().firm.onCall;
  return { ...people, office: { name: 'Office Person', email: 'office@example.com', mobile: '+18105550150', roles: ['staff'] } };
}
