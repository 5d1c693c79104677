// @vitest-environment node
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  ageOn,
  daysBetween,
  fundDate,
  fundTime,
  isPlainDate,
  isPlainMonth,
  lastDayOf,
  monthOf,
  monthSpan,
  monthsBetween,
  monthsFrom,
  shiftMonth,
  weekdayOf,
} from '@/domain/dates';
import { runs } from '../property-runs';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

describe.each(['Asia/Shanghai', 'America/Los_Angeles', 'Asia/Kathmandu'])('dates on a machine in %s', (tz) => {
  it('reads the fund’s date and time of a moment', () => {
    process.env.TZ = tz;
    expect(fundTime(Date.UTC(2026, 10, 20, 16, 0, 0))).toBe('2026-11-21 00:00:00');
    expect(fundDate(Date.UTC(2026, 10, 20, 15, 59, 59))).toBe('2026-11-20');
    expect(fundTime(-1)).toBe('1970-01-01 07:59:59');
  });

  it('counts days over the summer time of 1986 and the missing hour of 1940', () => {
    process.env.TZ = tz;
    expect(daysBetween('1986-05-03', '1986-05-05')).toBe(2);
    expect(addDays('1940-05-31', 1)).toBe('1940-06-01');
    expect(daysBetween('2026-07-01', '2027-07-01')).toBe(365);
  });
});

describe('calendar', () => {
  it('agrees with the Gregorian calendar of the runtime in UTC', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 40_000 }), (day) => {
        expect(addDays('1970-01-01', day)).toBe(new Date(day * 86_400_000).toISOString().slice(0, 10));
        expect(daysBetween('1970-01-01', addDays('1970-01-01', day))).toBe(day);
      }),
      runs(),
    );
  });

  it.each([
    ['2026-05-31', -3, '2026-02-28'],
    ['2024-05-31', -3, '2024-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-11-21', -12, '2025-11-21'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('%s and %i months is %s', (date, months, moved) => {
    expect(addMonths(date, months)).toBe(moved);
  });

  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['2026-01-01 ', false],
    ['', false],
  ])('%j is a date: %s', (text, expected) => {
    expect(isPlainDate(text)).toBe(expected);
  });

  it('works with months', () => {
    expect(isPlainMonth('2026-12')).toBe(true);
    expect(isPlainMonth('2026-13')).toBe(false);
    expect(monthOf('2026-11-21')).toBe('2026-11');
    expect(shiftMonth('2026-01', -1)).toBe('2025-12');
    expect(monthsBetween('2025-12', '2026-02')).toBe(2);
    expect(monthsFrom('2025-12', '2026-02')).toEqual(['2025-12', '2026-01', '2026-02']);
    expect(monthsFrom('2026-02', '2025-12')).toEqual([]);
    expect(lastDayOf('2024-02')).toBe('2024-02-29');
  });

  it('knows the weekday, before 1970 too', () => {
    expect(['2026-11-22', '2026-11-23', '2026-11-28', '1969-12-31'].map(weekdayOf)).toEqual([0, 1, 6, 3]);
  });

  it('says a span of months, and one month once', () => {
    expect([monthSpan('2025-12', '2026-02'), monthSpan('2025-12', '2025-12')]).toEqual(['2025-12至2026-02', '2025-12']);
  });

  it('knows the age on a day', () => {
    expect(ageOn('1985-03-07', '2026-03-06')).toBe(40);
    expect(ageOn('1985-03-07', '2026-03-07')).toBe(41);
    expect(ageOn('2000-02-29', '2025-02-28')).toBe(24);
    expect(ageOn('2000-02-29', '2025-03-01')).toBe(25);
  });
});
