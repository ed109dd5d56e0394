import { describe, expect, test } from 'vitest';
import { rank, type Signals } from '#intake/spam/rank.ts';

const person: Signals = { proof: 'proven', seconds: 90, trap: false, fromThere: 1, alike: 1, text: 'Charge OWI, court Flint, date Dec 3' };

describe('a request', () => {
  test.each<[string, Partial<Signals>]>([
    ['of a person in a browser', {}],
    ['without script', { proof: 'none', seconds: undefined }],
    ['without script from a shared line', { proof: 'none', seconds: undefined, fromThere: 30 }],
    ['that autofill completes in a second', { seconds: 0.8 }],
    ['of somebody whose program fills in everything', { trap: true, seconds: 1 }],
    ['with one address in it', { text: 'They sent me https://court.example/ticket', proof: 'none' }],
    ['with one address of a usual kind in it', { text: 'See https://www.courts.michigan.gov', proof: 'none' }],
    ['without script, the fortieth from there', { proof: 'none', fromThere: 40 }],
    ['without script, the fifth of its text', { proof: 'none', alike: 5 }],
    ['in Spanish', { text: 'Me acusan de manejar borracho, corte el 3 de diciembre', proof: 'none' }],
    ['in Arabic', { text: 'لدي موعد في المحكمة يوم الثالث من ديسمبر', proof: 'none', fromThere: 12 }],
  ])('%s wakes somebody', (_, own) => {
    expect(rank({ ...person, ...own }).lane).toBe('open');
  });

  test.each<[string, Partial<Signals>]>([
    ['without script, with the trap filled in', { proof: 'none', trap: true }],
    ['without script, with two links', { proof: 'none', text: 'https://a.example https://b.example' }],
    ['with a used proof and a link', { proof: 'wrong', text: 'www.a.example' }],
  ])('%s waits for a look', (_, own) => {
    expect(rank({ ...person, ...own }).lane).toBe('quarantine');
  });
});
