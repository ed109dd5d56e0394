import { expect, test } from 'vitest';
import { dayAndTime, longDate, monthNames, typedDate } from '#firm/clock.ts';

test.each([
  ['en-US', 'Monday, November 23, 2026', 'November 23, 2026', 'Sunday, November 15, 2:15 AM'],
  ['es-US', 'lunes, 23 de noviembre de 2026', '23 de noviembre de 2026', 'domingo, 15 de noviembre, 2:15 a.m.'],
  ['ar', 'الاثنين، 23 نوفمبر (تشرين الثاني) 2026', '23 نوفمبر (تشرين الثاني) 2026', 'الأحد، 15 نوفمبر (تشرين الثاني)، 2:15 ص'],
])('in %s a date has the name of its month, and digits as on court papers', (lang, typed, long, moment) => {
  expect([typedDate('2026-11-23', lang), longDate('2026-11-23', lang), dayAndTime(new Date('2026-11-15T07:15:00Z'), lang)]).toEqual([typed, long, moment]);
});

test('a month has both of its names in Arabic, as the papers of Dearborn print it', () => {
  expect(monthNames('ar').slice(0, 2)).toEqual(['يناير (كانون الثاني)', 'فبراير (شباط)']);
  expect(monthNames('es-US').slice(0, 2)).toEqual(['enero', 'febrero']);
});
