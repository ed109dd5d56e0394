import { describe, expect, test } from 'vitest';
import type { OpenReceipt } from '#followup/receipt/receipt.ts';
import { receiptLines } from '#followup/receipt/receipt-view.ts';
import { standing } from '#followup/receipt/words.en.ts';

const sent: OpenReceipt = {
  kind: 'open',
  proof: undefined,
  token: '',
  reference: '7K4M29AF',
  code: 'HJ4M7XPA',
  language: 'en',
  receivedAt: new Date('2026-11-15T06:15:00Z'),
  deliveredAt: undefined,
  seenAt: undefined,
  seenBy: undefined,
  triedAt: undefined,
  callDueAt: new Date('2026-11-15T07:15:00Z'),
  window: undefined,
  sooner: false,
  lateSince: undefined,
  ended: undefined,
  appointment: undefined,
  reach: { calls: 'on', texts: 'none', mails: 'on' },
  copy: undefined,
};
const told = { ...sent, deliveredAt: new Date('2026-11-15T06:16:00Z') };
const taken = { ...told, seenAt: new Date('2026-11-15T06:20:00Z'), seenBy: 'Teresa Nowak' };
const written = (receipt: OpenReceipt) => receiptLines(receipt, standing, 'en-US');

describe('a receipt', () => {
  test.each<[string, OpenReceipt, string, string[]]>([
    ['was received', sent, 'We call you by 2:15 AM', ['lit', 'near', 'dark', 'dark', 'dark']],
    ['was told of', told, 'We call you by 2:15 AM', ['lit', 'lit', 'near', 'dark', 'dark']],
    ['was taken', taken, 'We call you by 2:15 AM', ['lit', 'lit', 'lit', 'near', 'dark']],
    ['must be answered in writing', { ...taken, reach: { ...sent.reach, calls: 'off' } }, 'We write to you by 2:15 AM', ['lit', 'lit', 'lit', 'near', 'dark']],
    ['is late', { ...told, lateSince: sent.callDueAt }, 'We have not reached you yet', ['lit', 'lit', 'near', 'dark', 'dark']],
    ['ended with a talk', { ...sent, ended: 'reached' }, 'We spoke with you', ['lit', 'lit', 'lit', 'lit', 'near']],
    ['was referred', { ...taken, ended: 'referred' }, 'We answered you', ['lit', 'lit', 'lit', 'lit', 'gone']],
    ['was declined', { ...taken, ended: 'declined' }, 'We answered you', ['lit', 'lit', 'lit', 'lit', 'gone']],
  ])('of a request that %s has its headline and its lights', (_, receipt, headline, lights) => {
    const lines = written(receipt);
    expect(lines.headline.replaceAll('\u00a0', ' ')).toBe(headline);
    expect(lines.river.map(({ light }) => light)).toEqual(lights);
  });

  test('names the day and whose clock it is on as long as there is a promise, and no longer', () => {
    expect(written(told)).toMatchObject({ day: 'Sunday, November 15, Detroit time', dueAt: '2026-11-15T07:15:00.000Z' });
    expect(written({ ...told, lateSince: sent.callDueAt })).toMatchObject({ day: '', dueAt: '' });
  });

  const chosen = {
    ...told,
    window: { from: new Date('2026-11-15T22:00:00Z'), until: new Date('2026-11-16T02:00:00Z'), inDays: 0 },
    callDueAt: new Date('2026-11-16T02:00:00Z'),
  };
  test.each<[string, OpenReceipt, string]>([
    ['today', chosen, 'We call you today between 5:00 PM and 9:00 PM'],
    ['tomorrow', { ...chosen, window: { ...chosen.window, inDays: 1 } }, 'We call you tomorrow between 5:00 PM and 9:00 PM'],
    ['in three days', { ...chosen, window: { ...chosen.window, inDays: 3 } }, 'We call you on Sunday between 5:00 PM and 9:00 PM'],
    ['in writing', { ...chosen, reach: { ...sent.reach, calls: 'off' } }, 'We write to you today between 5:00 PM and 9:00 PM'],
  ])('says between when we call where a time of day was chosen: %s', (_, receipt, headline) => {
    const lines = written(receipt);
    expect(lines.headline.replaceAll('\u00a0', ' ')).toBe(headline);
    expect(lines).toMatchObject({ day: 'Sunday, November 15, Detroit time', dueAt: '2026-11-15T22:00:00.000Z/2026-11-16T02:00:00.000Z' });
    expect(lines.river[3]?.when.replaceAll('\u202f', ' ')).toBe('Sun, Nov 15, 5:00 PM to 9:00 PM');
  });

  test('says of a chosen time that it is over, and not that an hour is', () => {
    const late = written({ ...chosen, lateSince: chosen.callDueAt });
    expect(late.headline).toBe('We have not reached you yet');
    expect(late.now).toMatch(/^The time you chose is over/);
    expect(written({ ...told, lateSince: sent.callDueAt }).now).toMatch(/^The hour is over/);
  });

  test('names who took the request, and a person before that', () => {
    expect(written(told).river[2]?.title).toBe('A person takes it');
    expect(written(taken).river[2]?.title).toBe('Teresa Nowak takes it');
    expect(written(taken).now).toBe('Teresa Nowak has your request and is going to call you.');
  });
});
