// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarFile } from '@/domain/documents/calendar-file';
import { runs } from '../../property-runs';

const ENTRY = {
  uid: 'YY202611210001@gjj-hall',
  start: Date.parse('2026-11-23T09:30:00+08:00'),
  end: Date.parse('2026-11-23T10:00:00+08:00'),
  made: Date.parse('2026-11-21T10:00:00+08:00'),
  summary: '公积金城区管理部办理租房提取',
  location: '云州市东城区人民路100号',
  description: '',
};
const unfolded = (file: string) => file.replaceAll('\r\n ', '');

it('is one event in UTC with an alarm the day before', () => {
  expect(unfolded(calendarFile(ENTRY)).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//gjj-hall//appointments//ZH',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:YY202611210001@gjj-hall',
    'DTSTAMP:20261121T020000Z',
    'DTSTART:20261123T013000Z',
    'DTEND:20261123T020000Z',
    'SUMMARY:公积金城区管理部办理租房提取',
    'LOCATION:云州市东城区人民路100号',
    'DESCRIPTION:',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:公积金城区管理部办理租房提取',
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('keeps what would end a value', () => {
  const file = calendarFile({ ...ENTRY, description: '证件,卡;\\\n第二行' });
  expect(unfolded(file)).toContain(String.raw`DESCRIPTION:证件\,卡\;\\\n第二行`);
});

it('folds every line at 75 octets without tearing a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const description = text.replaceAll(/[\r\n]/g, '');
      const file = calendarFile({ ...ENTRY, description });
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(file).not.toContain('\uFFFD'.repeat(2));
      const kept = /DESCRIPTION:(.*?)\r\nBEGIN:VALARM/s.exec(unfolded(file))?.[1];
      expect(kept?.replaceAll(/\\([\\;,])/g, '$1')).toBe(description);
    }),
    runs(),
  );
});
