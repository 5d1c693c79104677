import { rangeProblem } from '@/domain/date-presets';
import { isPlainDate, isPlainMonth } from '@/domain/dates';
import { isEmail } from '@/domain/identity/email';
import { isCertificateNumber, isIdNumber } from '@/domain/identity/id-number';
import { passwordProblem } from '@/domain/identity/password';
import { isMobile, isTelephone } from '@/domain/identity/phone';
import { isCompleteRegion } from '@/domain/identity/region';
import { parseYuan } from '@/domain/money';
import { compareDecimal, decimalPlaces, isDecimalText } from '@/domain/text/decimal-text';
import { isMasked } from '@/domain/text/mask';
import type { FormFacts } from './facts';
import type { Address, Field, FieldValue, FieldWithKind, FlowValues, IdKind } from './field-kinds';
import { formatText } from './messages';
import { isAddress, isRange } from './read-value';

type Named = Parameters<typeof formatText>[0];

/** Returns the format error of a value, regardless of other fields (docs/specification.md 5). */
export function formatError(field: Field, value: FieldValue, values: FlowValues, facts: FormFacts): string | undefined {
  if (typeof value !== 'string') return composedError(field, value, facts);
  switch (field.kind) {
    case 'mobile':
      return mobileError(value, field);
    case 'tel':
      return isMasked(value) || isTelephone(value) ? undefined : formatText(field);
    case 'email':
      return isMasked(value) || isEmail(value) ? undefined : formatText(field);
    case 'smsCode':
      return /^\d{6}$/.test(value) ? undefined : '短信验证码为6位数字';
    case 'money':
      return moneyError(value, field.zero);
    case 'rate':
    case 'decimal':
      return numberError(value, field);
    case 'int':
      return intError(value, { min: field.min, max: maxOf(field, () => facts), messages: field.messages });
    case 'idno':
      return idNumberError(value, idKind(field, values), field);
    case 'password':
      return passwordError(value, field, values, facts);
    case 'bankCard':
      return isMasked(value) || /^\d{8,60}$/.test(value) ? undefined : formatText(field);
    case 'date':
      return dateError(value, field.label, field.min?.(facts), field.max?.(facts), facts.today);
    case 'month':
      return monthError(value, field.label, field.min?.(facts), field.max?.(facts));
    default:
      return undefined;
  }
}

function passwordError(
  value: string,
  field: FieldWithKind<'password'>,
  values: FlowValues,
  facts: FormFacts,
): string | undefined {
  if (field.as === 'new') return passwordProblem(value, facts.passwordRule());
  return field.as === 'repeat' && value !== values[field.of] ? '两次输入的密码不一致' : undefined;
}

function composedError(field: Field, value: Exclude<FieldValue, string>, facts: FormFacts): string | undefined {
  if (field.kind === 'address') return isAddress(value) ? addressError(value, facts) : undefined;
  if (field.kind === 'range' && isRange(value)) {
    const open = field.required === false;
    return rangeProblem(value, {
      of: field.of,
      limit: field.limit ?? 'none',
      today: facts.today,
      open,
      label: field.label,
    });
  }
  return field.kind === 'rows' && Array.isArray(value) ? countError(field, value.length) : undefined;
}

/** Returns the rule for an ID number, by the chosen type of certificate. */
export function idKind(field: FieldWithKind<'idno'>, values: FlowValues): IdKind {
  return typeof field.accepts === 'function' ? field.accepts(values) : (field.accepts ?? 'person');
}

export function idNumberError(value: string, kind: IdKind, named: Named): string | undefined {
  const good = isMasked(value) || (kind === 'any' ? isCertificateNumber(value) : isIdNumber(value));
  return good ? undefined : formatText(named);
}

export function mobileError(value: string, named: Named): string | undefined {
  return isMasked(value) || isMobile(value) ? undefined : formatText(named);
}

/** Message for misplaced commas: the intended amount is ambiguous. */
const MISPLACED = '无效金额：逗号的位置不对，请核对';

export function moneyError(value: string, zero: 'allowed' | undefined): string | undefined {
  if (/^\d{16,}(\.\d*)?$/.test(value)) return '金额过大';
  const fen = parseYuan(value);
  if (fen === undefined && /^[\d,]+(\.\d{0,2})?$/.test(value) && value.includes(',')) return MISPLACED;
  if (fen === undefined || fen < 0n) return '无效金额';
  return fen > 0n || zero === 'allowed' ? undefined : '金额须大于0';
}

interface Bounds {
  min?: number;
  max?: number;
}

export function numberError(value: string, { decimals, min, max }: Bounds & { decimals: number }): string | undefined {
  if (!isDecimalText(value)) return '请输入数字';
  if (decimalPlaces(value) > decimals) return decimals === 0 ? '请输入整数' : `最多${decimals}位小数`;
  if (min !== undefined && compareDecimal(value, String(min)) < 0) return `不能小于${min}`;
  return max !== undefined && compareDecimal(value, String(max)) > 0 ? `不能大于${max}` : undefined;
}

/** Returns the most that a whole number may be. */
export function maxOf({ max }: Pick<FieldWithKind<'int'>, 'max'>, facts: () => FormFacts): number {
  return typeof max === 'function' ? max(facts()) : max;
}

export function intError(
  value: string,
  { min, max, messages }: Required<Bounds> & Pick<Field, 'messages'>,
): string | undefined {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number > max && messages?.exceeded) return messages.exceeded(max);
  return number >= min && number <= max ? undefined : `请输入${min}至${max}之间的整数`;
}

export function dateError(
  value: string,
  label: string,
  min?: string,
  max?: string,
  today?: string,
): string | undefined {
  return isPlainDate(value) ? outside(value, label, min, max, today) : `请选择正确的${label}`;
}

export function monthError(value: string, label: string, min?: string, max?: string): string | undefined {
  return isPlainMonth(value) ? outside(value, label, min, max) : `请选择正确的${label}`;
}

function outside(value: string, label: string, min?: string, max?: string, today?: string): string | undefined {
  if (min !== undefined && value < min) return `${label}不能早于${min}`;
  return max !== undefined && value > max ? `${label}不能晚于${max === today ? '今天' : max}` : undefined;
}

function addressError(value: Address, facts: FormFacts): string | undefined {
  const regions = facts.dictionary('xzqh');
  const whole = regions.length > 0 ? isCompleteRegion(value.region, regions) : value.region.length > 0;
  if (!whole) return '请选择所在省、市、区';
  return value.detail.trim() === '' ? '请输入详细地址' : undefined;
}

function countError({ label, min = 0, max = DEFAULT_MAX_ROWS, unit = '行' }: FieldWithKind<'rows'>, count: number) {
  if (count < min) return `${label}至少填写${min}${unit}`;
  return count > max ? `${label}最多${max}${unit}` : undefined;
}

/** Maximum rows of a table without its own limit, chosen for responsiveness. */
export const DEFAULT_MAX_ROWS = 1000;
