import type { Page } from '@playwright/test';
import { addDays, type PlainDate } from '../../src/domain/dates';
import { qa } from './qa';

/** The day of the centre: the real one, or where a test has moved it. */
export async function centreDay(page: Page): Promise<PlainDate> {
  const { now } = await qa<{ now: string }>(page, 'status');
  return now.slice(0, 10);
}

const isOn = (day: PlainDate, dayOfMonth: number) => Number(day.slice(8)) === dayOfMonth;

/** The first such day of a month (1 to 28) after `day`. */
function nextOn(day: PlainDate, dayOfMonth: number): PlainDate {
  let at = addDays(day, 1);
  while (!isOn(at, dayOfMonth)) at = addDays(at, 1);
  return at;
}

/** Moves the centre to the next such day of a month, and gives it. */
export async function moveToNext(page: Page, dayOfMonth: number): Promise<PlainDate> {
  const day = nextOn(await centreDay(page), dayOfMonth);
  await qa(page, 'clock', { now: day });
  return day;
}

/** Moves the centre past such a day of this month, so that a test does not depend on the day on which it runs. */
export async function movePast(page: Page, dayOfMonth: number): Promise<void> {
  const day = await centreDay(page);
  if (Number(day.slice(8)) <= dayOfMonth)
    await qa(page, 'clock', { now: `${day.slice(0, 7)}-${String(dayOfMonth + 1).padStart(2, '0')}` });
}
