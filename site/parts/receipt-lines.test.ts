import { describe, expect, test } from 'vitest';
import type { OpenReceipt } from '#followup/receipt.ts';
import { en } from '../words/en.ts';
import { receiptLines } from './receipt-lines.ts';

const sent: OpenReceipt = {
  kind: 'open',
  token: '',
  reference: '7K4M29AF',
  code: 'HJ4M7XPA',
  receivedAt: new Date('2026-11-15T06:15:00Z'),
  deliveredAt: undefined,
  seenAt: undefined,
  seenBy: undefined,
  triedAt: undefined,
  callDueAt: new Date('2026-11-15T07:15:00Z'),
  lateSince: undefined,
  ended: undefined,
  reach: { calls: 'on', texts: 'none', mails: 'on' },
  copy: undefined,
};
const told = { ...sent, deliveredAt: new Date('2026-11-15T06:16:00Z') };
const taken = { ...told, seenAt: new Date('2026-11-15T06:20:00Z'), seenBy: 'Second Attorney' };
const written = (receipt: OpenReceipt) => receiptLines(receipt, en.receipt, 'en-US');

describe('a receipt', () => {
  test.each<[string, OpenReceipt, string, string[]]>([
    ['was received', sent, 'We call you by 2:15 AM', ['lit', 'near', 'dark', 'dark', 'dark']],
    ['was told of', told, 'We call you by 2:15 AM', ['lit', 'lit', 'near', 'dark', 'dark']],
    ['was taken', taken, 'We call you by 2:15 AM', ['lit', 'lit', 'lit', 'near', 'dark']],
    ['must be answered in writing', { ...taken, reach: { ...sent.reach, calls: 'off' } }, 'We write to you by 2:15 AM', ['lit', 'lit', 'lit', 'near', 'dark']],
    ['is late', { ...told, lateSince: sent.callDueAt }, 'We have not reached you yet', ['lit', 'lit', 'near', 'dark', 'dark']],
    ['ended with a talk', { ...sent, ended: 'reached' }, 'We spoke with you', ['lit', 'lit', 'lit', 'lit', 'near']],
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

  test('names who took the request, and a person before that', () => {
    expect(written(told).river[2]?.title).toBe('A person takes it');
    expect(written(taken).river[2]?.title).toBe('Second Attorney takes it');
    expect(written(taken).now).toBe('Second Attorney has your request and is going to call you.');
  });
});
