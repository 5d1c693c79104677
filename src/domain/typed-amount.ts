import { toHalfWidth } from './half-width';
import { canonicalYuan, withoutGrouping } from './money';

/** '1 234 567.89', the way of the international standard. */
const GROUPED_BY_SPACES = /^[^\d]*\d{1,3}(?:\s\d{3})+(?!\d)(?:\.\d*)?[^\d]*$/;
/** Beyond it there is nothing to read as a number. */
export const LONGEST_NUMBER = 200;

/**
 * A number as people type it, half width, without blanks and marks that nobody sees; the ideographic full stop is a point. Two
 * numbers side by side, as from two cells of a table, are not one: their blank stays, to be seen and refused.
 */
export function typedNumber(raw: string): string {
  const text = toHalfWidth(raw)
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
    .trim();
  const apart = /\d\s+\d/.test(text) && !GROUPED_BY_SPACES.test(text);
  return text.replace(/\s+/g, apart ? ' ' : '').slice(0, LONGEST_NUMBER);
}

/** The same without the sign of a currency: '￥17800.37', '8,000元'. */
export function withoutCurrency(raw: string): string {
  return typedNumber(raw).replace(/[¥￥元]/g, '');
}

/** An amount as people type it ('008,800.500', yuan) in the form that is kept: no zeros that say nothing; anything else as it is. */
export function typedAmount(raw: string): string {
  return withoutCurrency(raw)
    .replace(/^0+(?=\d)/, '')
    .replace(/^([\d,]+\.\d\d)0+$/, '$1');
}

/** What is wrong with an amount (yuan) as it was typed or imported, '' when it is one of 0 or more; `what` names it: 缴存基数. */
export function amountProblem(text: string, what: string): string {
  if (/^[-−－]/.test(text)) return `${what}不能为负数`;
  const plain = withoutGrouping(text);
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return `${what}不是有效金额`;
  const [yuan = '', decimals = ''] = plain.split('.');
  if (yuan.replace(/^0+/, '').length > 15) return '金额过大，整数部分最多15位';
  return /[^0]/.test(decimals.slice(2)) ? `${what}最多两位小数` : '';
}

/** What was probably meant: without the sign of a currency or a unit, rounded half up to the fen; '' where nobody can tell. */
export function suggestedAmount(text: string): string {
  const digits = text.replace(/[¥￥元,，\s]/g, '');
  if (!/^\d{1,15}(?:\.\d+)?$/.test(digits)) return '';
  const meant = /\.\d{3}/.test(digits) ? (canonicalYuan(digits) ?? '') : digits;
  return amountProblem(meant, '') === '' ? meant : '';
}
