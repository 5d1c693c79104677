import { toHalfWidth } from './half-width';

/** A date, month or year as people type it ('2026年1月5日', '2026/1/5', '20260105', '２０２６－０１', '2026年') in its plain form; anything else trimmed. */
export function typedDate(raw: string): string {
  const text = toHalfWidth(raw.slice(0, 40)).trim();
  const parts =
    /^(\d{4})(\d\d)(\d\d)?$/.exec(text) ?? /^(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2}))?[日月]?$/.exec(text);
  if (!parts) return text.replace(/^(\d{4})年$/, '$1');
  return parts
    .slice(1)
    .filter((part) => part !== undefined)
    .map((part) => part.padStart(2, '0'))
    .join('-');
}
