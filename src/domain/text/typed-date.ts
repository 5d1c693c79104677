import { toHalfWidth } from './half-width';
import { visibleText } from './plain-text';

/** Suffixes of a date without meaning for the day: time, weekday. */
const TIME = /[T ]\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?Z?$/;
const WEEKDAY = / ?(?:星期|周)[一二三四五六日天]$/;

/**
 * Normalizes a typed date, month or year ('2026年1月5日', '2026/1/5 0:00:00', '20260105', '２０２６－０１', '2026 年 10 月份', '2026年');
 * any other text is trimmed.
 */
export function typedDate(raw: string): string {
  const text = visibleText(toHalfWidth(raw.slice(0, 40)));
  const day = text
    .replace(TIME, '')
    .replace(WEEKDAY, '')
    .replace(/ ?([-/.年月日]) ?/g, '$1')
    .replace(/月份$/, '月')
    .replace(/号$/, '日');
  const parts = /^(\d{4})(\d\d)(\d\d)?$/.exec(day) ?? /^(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2}))?[日月]?$/.exec(day);
  if (!parts) return text.replace(/^(\d{4})年$/, '$1');
  return parts
    .slice(1)
    .filter((part) => part !== undefined)
    .map((part) => part.padStart(2, '0'))
    .join('-');
}
