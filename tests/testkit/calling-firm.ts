import { type Words, withoutBundles, wordsOfFirmWith } from './words-of-firm.ts';

/** The people of a firm that calls: whoever is on call first, then the second; the partner by call alone. */
export const numbers = { attorney: '+18105550151', second: '+18105550152', partner: '+18105550153' };

export function wordsOfCallingFirm(callsAnHour = 3_000_000): Words {
  return wordsOfFirmWith(
    withoutBundles,
    [/callsAnHour: \d+/, `callsAnHour: ${callsAnHour}`],
    [/(attorney: \{ [^}]*mobile: )"[^"]*"/, `$1"${numbers.attorney}"`],
    [/(second: \{ [^}]*mobile: )"[^"]*"/, `$1"${numbers.second}"`],
    [/(partner: \{ [^}]*mobile: )"[^"]*"/, `$1"${numbers.partner}"`],
    [/who: on-call, by: \[email, sms, webhook\]/g, 'who: on-call, by: [call, sms, email]'],
    [/who: second, by: \[sms, email\]/g, 'who: second, by: [call, sms, email]'],
    [/, \{ who: attorney, by: \[sms\] \}/g, ''],
    [/who: partner, by: \[sms, email\]/g, 'who: partner, by: [call]'],
  );
}
