import { expect, test } from 'vitest';
import { surelyNotKept } from '#intake/not-kept.ts';

const said = (code: string) => Object.assign(new Error('said by PostgreSQL'), { code, severity: 'ERROR' });

test('what PostgreSQL refused, or was never asked, is surely not kept', () => {
  const errors = [
    said('57014'),
    said('23505'),
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated due to connection timeout'),
  ];
  expect(errors.filter((error) => !surelyNotKept(error))).toEqual([]);
});

test('what was on its way when the answer stayed out may be kept', () => {
  const errors = [
    new Error('Connection terminated unexpectedly'),
    new Error('Query read timeout'),
    Object.assign(new Error('read'), { code: 'ECONNRESET' }),
    said('57P01'),
    said('57P02'),
    said('08P01'),
    said('40003'),
    Object.assign(said('53100'), { severity: 'PANIC' }),
    Object.assign(new Error('read'), { code: 'EHOSTUNREACH', syscall: 'read' }),
    'no error at all',
  ];
  expect(errors.filter(surelyNotKept)).toEqual([]);
});
