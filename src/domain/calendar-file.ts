/** One entry of a calendar. */
export interface CalendarEntry {
  /** The same whenever it is handed out: a calendar that has it already takes the new times. */
  uid: string;
  /** ms since the epoch. */
  start: number;
  end: number;
  /** When it was made. */
  made: number;
  summary: string;
  location: string;
  description: string;
}

/** Octets of a line before it is folded (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/** An entry as a calendar program takes it in (RFC 5545), with an alarm the day before. Times are in UTC, so that no zone has to be told. */
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

/** 20261123T013000Z */
function instant(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (char) => `\\${char}`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** A further line begins with a blank, which counts; no character is torn apart. */
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
