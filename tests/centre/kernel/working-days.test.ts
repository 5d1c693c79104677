// @vitest-environment node
import { addWorkingDays, isWorkingDay } from '@mocks/centre/kernel/working-days';
import { holidays } from '@mocks/data/policy/holidays';
import { expect, it } from 'vitest';
import { weekdayOf } from '@/domain/dates';

it('weekends are skipped when working days are counted', () => {
  expect(addWorkingDays('2026-11-20', 1)).toBe('2026-11-23');
  expect(addWorkingDays('2026-11-21', 3)).toBe('2026-11-25');
  expect(addWorkingDays('2026-11-18', 10)).toBe('2026-12-02');
  expect(addWorkingDays('2026-11-21', 0)).toBe('2026-11-21');
});

it.each([
  ['before a Saturday that is worked', '2026-02-13', 1, '2026-02-14'],
  ['over the Spring Festival', '2026-02-14', 1, '2026-02-24'],
  ['over the National Day and the Saturday worked after it', '2026-09-30', 3, '2026-10-10'],
  ['into a year of which only the days of the law are certain', '2026-12-31', 1, '2027-01-04'],
])('public holidays are skipped too: %s', (_name, from, days, to) => expect(addWorkingDays(from, days)).toBe(to));

it.each([
  ['2026-10-01', false],
  ['2026-10-10', true],
  ['2026-09-20', true],
  ['2026-02-23', false],
  ['2026-02-28', true],
  ['2026-11-22', false],
  ['2026-11-23', true],
  ['2027-09-15', false],
])('%s is a working day: %s', (day, works) => expect(isWorkingDay(day)).toBe(works));

it('the calendar is in order, and moves work to weekends alone', () => {
  const days = holidays.flatMap(({ from, to }) => [from, to]);
  expect(days).toEqual(days.toSorted());
  for (const day of holidays.flatMap(({ worked }) => worked)) expect([0, 6], day).toContain(weekdayOf(day));
});
