import { daysLater } from '#firm/clock.ts';
import type { Day } from './closed-days.ts';

/**
 * A calendar file with one entry, made on the visitor's device. Others may read a shared calendar, so it says nothing but to call, and
 * neither its name nor its id tells what happened.
 */
export function calendarFile(day: Day, words: string, now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//reminder//EN',
    'BEGIN:VEVENT',
    `UID:${stamp}-${day}@reminder`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${daysLater(day, 1).replaceAll('-', '')}`,
    `SUMMARY:${escaped(words)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    // At 9 in the morning of the day before.
    'TRIGGER:-PT15H',
    `DESCRIPTION:${escaped(words)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

function escaped(words: string): string {
  return words.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}
