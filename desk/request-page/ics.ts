/** A calendar file. It names the reference and no person: calendars are kept by other companies. */
export function calendarFile(event: {
  uid: string;
  at: Date;
  minutes: number;
  stamp: Date;
  version: number;
  title: string;
  place: string;
  url: string;
  note: string;
}): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Desk//Appointment//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.version}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.at)}`,
    `DTEND:${utc(new Date(event.at.getTime() + event.minutes * 60_000))}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
    `DESCRIPTION:${escaped(event.note)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function utc(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

/** At most 75 bytes a line; what continues begins with a blank. */
function folded(line: string): string {
  let written = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > 74) {
      written += '\r\n ';
      bytes = 1;
    }
    written += letter;
    bytes += size;
  }
  return written;
}
