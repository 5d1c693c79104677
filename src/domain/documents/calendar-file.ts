export interface CalendarEntry {
  /** Stable across exports: a calendar that has the entry already updates it. */
  uid: string;
  /** ms since the epoch. */
  start: number;
  end: number;
  /** Creation time, ms since the epoch. */
  made: number;
  summary: string;
  location: string;
  description: string;
}

/** Octets of a line before it is folded (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/** Calendar entry as an iCalendar file (RFC 5545) with an alarm the day before. Times are UTC, so no time zone definition is needed. */
export function calendarFile({ uid, start, end, made, summary, location, description }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//gjj-hall//appointments//ZH',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${instant(made)}`,
    `DTSTART:${instant(start)}`,
    `DTEND:${instant(end)}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(description)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Formats a timestamp as 20261123T013000Z. */
function instant(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (char) => `\\${char}`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** Folds a line: continuation lines begin with a blank, which counts; no UTF-8 character is split. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  return Array.from(line, (char) => {
    const octets = encoder.encode(char).length;
    const breaks = length + octets > LONGEST_LINE;
    length = breaks ? 1 + octets : length + octets;
    return breaks ? `\r\n ${char}` : char;
  }).join('');
}
