import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { content, type Firm } from '#firm/content.ts';
import { firmFile } from '#firm/firm-file.ts';
import { type Words, withoutBundles, wordsOfFirmWith } from './words-of-firm.ts';

const steps = `  steps:
    - after: 0
      whenUrgent: 0
      inHours: [{ who: on-call, by: [email, sms, webhook], urgentBy: [sms, push, call, webhook] }]
      otherwise: [{ who: on-call, by: [email, push, webhook], urgentBy: [sms, push, call, webhook] }]
    - after: 10
      whenUrgent: 5
      inHours: [{ who: on-call, by: [call, sms] }]
      otherwise: [{ who: on-call, by: [call, email] }]
    - after: 25
      whenUrgent: 10
      inHours: [{ who: next, by: [call, push] }, { who: on-call, by: [sms] }]
      otherwise: [{ who: next, by: [call, email] }]
    - after: 40
      whenUrgent: 20
      inHours: [{ who: next, by: [sms, push] }, { who: second, by: [call] }]
      otherwise: [{ who: next, by: [sms, push] }]
    - after: 55
      whenUrgent: 30
      inHours: [{ who: partner, by: [call, email] }]
      otherwise: [{ who: partner, by: [call, email] }]
`;

const rota = `  rota:
    - { name: days, people: [attorney, second], every: day, from: "2026-10-26", handover: "09:00" }
    - { name: weekends, people: [second, partner], every: week, from: "2026-10-24", handover: "08:00", only: { days: [Sat, Sun], from: "08:00", to: "24:00" } }
`;

/**
 * A firm with every channel, three people who take turns, and nights in which only what is urgent rings. Everybody has a push service:
 * the second attorney Pushover, the others ntfy.
 */
export function wordsOfPlayedFirm(): Words & { firm: Firm } {
  const words = wordsOfFirmWith(
    withoutBundles,
    [/wakeForUsual: true/, 'wakeForUsual: false'],
    [/(attorney: \{ [^}]*mobile: )"[^"]*"/, '$1"+18105550151", push: { ntfy: attorney-4f1c0b7de2a94c53 }'],
    [/(second: \{ [^}]*mobile: )"[^"]*"/, '$1"+18105550152", push: { pushover: uQiRzpo4DXghDmr9QzzfQu27cmVRsG }'],
    [/(partner: \{ [^}]*mobile: )"[^"]*"/, '$1"+18105550153", push: { ntfy: partner-91d20c7b3e5f4a68 }'],
    [/^ {2}rota:\n( {4}.*\n)+/m, rota],
    [/^ {2}steps:\n( {4,}.*\n)+/m, steps],
    [/^ {2}lawReview:/m, '  drill: { day: Sun, at: "11:00" }\n  lawReview:'],
  );
  const { onCall } = firmFile.parse(load(readFileSync(join(words.folder, 'en/firm.yaml'), 'utf8'), { schema: CORE_SCHEMA }));
  return { ...words, firm: { ...content().firm, onCall } };
}
