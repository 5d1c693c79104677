import { type PlainDate, weekdayOf } from '../dates';

/** Day with weekday: '10月1日（周四）'; the year is added if it differs from today's. */
export function dayText(today: PlainDate, day: PlainDate): string {
  const [year, month, date] = day.split('-').map(Number);
  const other = today.slice(0, 4) === day.slice(0, 4) ? '' : `${year}年`;
  return `${other}${month}月${date}日（周${'日一二三四五六'[weekdayOf(day)]}）`;
}
