import { isPlainMonth, type PlainDate } from '@/domain/dates';
import { compareDecimal, decimalPlaces, isNumberText } from '@/domain/decimal-text';
import { parseYuan, withoutGrouping } from '@/domain/money';
import { intError, moneyError } from '@/form/values/format-error';
import { type Field, fieldsOf } from './fields';
import type { PolicyNumbers } from './policy-numbers';
import { type Key, kindOf, type Values } from './usual-values';

/** A number on its way: '12.' and '.5' are what '12' and '0.5' will be. */
export function plainNumber(text: string): string {
  const whole = withoutGrouping(text.trim()).replace(/\.$/, '');
  return whole.replace(/^(-?)\./, '$10.');
}

/** Field → what is wrong with it. Nothing is calculated while there is one. */
export type Problems = Readonly<Partial<Record<Key, string>>>;

/** Checks what the kind on show asks for: a person types it, but anybody can write an address. */
export function problemsOf(values: Values, numbers: PolicyNumbers, today: PlainDate): Problems {
  const found: Partial<Record<Key, string>> = {};
  for (const field of fieldsOf(kindOf(values), numbers)) {
    const message = problemOf(field, values, today);
    if (message !== undefined) found[field.name] = message;
  }
  const across = between(values);
  return across && !(across[0] in found) ? { ...found, [across[0]]: across[1] } : found;
}

function problemOf(field: Field, values: Values, today: PlainDate): string | undefined {
  const value = values[field.name];
  if (value.trim() === '') return field.optional || isIdle(field, values) ? undefined : askFor(field);
  switch (field.as) {
    case 'money':
      return moneyError(plainNumber(value), field.zero ? 'allowed' : undefined);
    case 'int':
      return intError(value, field);
    case 'term':
      return intError(value, { min: 1, max: field.max });
    case 'rate':
      return rateProblem(plainNumber(value), field);
    case 'choice':
    case 'select':
      return field.options.some((option) => option.value === value) ? undefined : askFor(field);
    case 'tick':
      return value === '0' || value === '1' ? undefined : '请重新勾选';
    case 'month':
      return monthProblem(value, today);
  }
}

/** What a settlement does not ask for. */
function isIdle({ name }: Field, values: Values): boolean {
  return name === 'thje' && values.thfs === '03';
}

function askFor({ as, label }: Field): string {
  return `请${as === 'choice' || as === 'select' || as === 'month' ? '选择' : '输入'}${label}`;
}

function rateProblem(text: string, { decimals, min, max }: Field & { as: 'rate' }): string | undefined {
  if (!isNumberText(text) || text.length > 20) return '请输入数字';
  if (decimalPlaces(text) > decimals) return `最多${decimals}位小数`;
  const inside = compareDecimal(text, String(min)) >= 0 && compareDecimal(text, String(max)) <= 0;
  return inside ? undefined : `请输入${min}至${max}之间的数`;
}

function monthProblem(value: string, today: PlainDate): string | undefined {
  if (!isPlainMonth(value)) return '请选择出生年和月';
  const age = Number(today.slice(0, 4)) - Number(value.slice(0, 4));
  return age < YOUNGEST || age > OLDEST ? '请选择正确的出生年月' : undefined;
}

/** Years of age that a borrower may have at all. */
export const YOUNGEST = 18;
export const OLDEST = 80;

/** What two values say together. */
function between(values: Values): [Key, string] | undefined {
  const fen = (name: Key) => parseYuan(plainNumber(values[name]));
  const kind = kindOf(values);
  if (kind === '3' && values.thfs !== '03' && notLess(fen('thje'), fen('syje'))) {
    return ['thje', '提前还款金额须小于剩余本金；要全部还清，请选择“提前结清”'];
  }
  if (kind === '3' && values.yqx !== '' && Number(values.yhqs) >= Number(values.yqx)) {
    return ['yhqs', '已还期数须小于原贷款期限'];
  }
  const [down, price] = [fen('sfje'), fen('fwzj')];
  if (kind === '5' && down !== undefined && price !== undefined && down > price)
    return ['sfje', '首付款不能超过房屋总价'];
  return undefined;
}

function notLess(a: bigint | undefined, b: bigint | undefined): boolean {
  return a !== undefined && b !== undefined && a >= b;
}
