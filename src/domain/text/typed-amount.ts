import { canonicalYuan, withoutGrouping } from '../money';
import { toHalfWidth } from './half-width';

/** '1 234 567.89': thousands separated by blanks (ISO 80000-1). */
const GROUPED_BY_SPACES = /^[^\d]*\d{1,3}(?:\s\d{3})+(?!\d)(?:\.\d*)?[^\d]*$/;
/** Longer texts are not parsed as numbers. */
export const LONGEST_NUMBER = 200;

/**
 * Normalizes a typed number: half width, no blanks or invisible marks; the ideographic full stop becomes a point. Two adjacent numbers, as
 * from two table cells, keep their blank, so that the field rejects them.
 */
export function typedNumber(raw: string): string {
  const text = toHalfWidth(raw)
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
    .trim();
  const apart = /\d\s+\d/.test(text) && !GROUPED_BY_SPACES.test(text);
  return text.replace(/\s+/g, apart ? ' ' : '').slice(0, LONGEST_NUMBER);
}

/** Removes currency signs: '￥17800.37', '8,000元'. */
export function withoutCurrency(raw: string): string {
  return typedNumber(raw).replace(/[¥￥元]/g, '');
}

/** Normalizes a typed amount ('008,800.500', yuan) without redundant zeros; any other text is returned unchanged. */
export function typedAmount(raw: string): string {
  return withoutCurrency(raw)
    .replace(/^0+(?=\d)/, '')
    .replace(/^([\d,]+\.\d\d)0+$/, '$1');
}

/** Returns the problem of a typed or imported amount (yuan), '' if it is 0 or more; `what` names it: 缴存基数. */
export function amountProblem(text: string, what: string): string {
  if (/^[-−－]/.test(text)) return `${what}不能为负数`;
  const plain = withoutGrouping(text);
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return `${what}不是有效金额`;
  const [yuan = '', decimals = ''] = plain.split('.');
  if (yuan.replace(/^0+/, '').length > 15) return '金额过大，整数部分最多15位';
  return /[^0]/.test(decimals.slice(2)) ? `${what}最多两位小数` : '';
}

/** Suggested correction: without currency sign or unit, rounded half up to the fen; '' if ambiguous. */
export function suggestedAmount(text: string): string {
  const digits = text.replace(/[¥￥元,，\s]/g, '');
  if (!/^\d{1,15}(?:\.\d+)?$/.test(digits)) return '';
  const meant = /\.\d{3}/.test(digits) ? (canonicalYuan(digits) ?? '') : digits;
  return amountProblem(meant, '') === '' ? meant : '';
}
