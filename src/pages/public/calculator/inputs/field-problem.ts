import { isPlainMonth, type PlainDate } from '@/domain/dates';
import { parseYuan, withoutGrouping } from '@/domain/money';
import { compareDecimal, decimalPlaces, isNumberText } from '@/domain/text/decimal-text';
import { intError, moneyError } from '@/schema/format-error';
import { type CalculatorValues, calculatorKind, type Key } from '../default-values';
import type { PolicyNumbers } from '../policy-numbers';
import { type CalculatorField, fieldsOf } from './fields';

/** Parses an incomplete number: '12.' as '12', '.5' as '0.5'. */
export function parsePlainNumber(text: string): string {
  const whole = withoutGrouping(text.trim()).replace(/\.$/, '');
  return whole.replace(/^(-?)\./, '$10.');
}

/** Field → error. Nothing is calculated while there is one. */
export type Problems = Readonly<Partial<Record<Key, string>>>;

/** Validates the inputs of the current kind, which may also come from an address. */
export function calculatorProblems(values: CalculatorValues, numbers: PolicyNumbers, today: PlainDate): Problems {
  const found: Partial<Record<Key, string>> = {};
  for (const field of fieldsOf(calculatorKind(values), numbers)) {
    const message = problemOf(field, values, today);
    if (message !== undefined) found[field.name] = message;
  }
  const across = between(values);
  return across && !(across[0] in found) ? { ...found, [across[0]]: across[1] } : found;
}

function problemOf(field: CalculatorField, values: CalculatorValues, today: PlainDate): string | undefined {
  const value = values[field.name];
  if (value.trim() === '') return field.optional || isIdle(field, values) ? undefined : askFor(field);
  switch (field.as) {
    case 'money':
      return moneyError(parsePlainNumber(value), field.zero ? 'allowed' : undefined);
    case 'int':
      return intError(value, field);
    case 'term':
      return intError(value, { min: 1, max: field.max });
    case 'rate':
      return rateProblem(parsePlainNumber(value), field);
    case 'choice':
    case 'select':
      return field.options.some((option) => option.value === value) ? undefined : askFor(field);
    case 'tick':
      return value === '0' || value === '1' ? undefined : '请重新勾选';
    case 'month':
      return monthProblem(value, today);
  }
}

/** Inputs that a settlement does not need. */
function isIdle({ name }: CalculatorField, values: CalculatorValues): boolean {
  return name === 'thje' && values.thfs === '03';
}

function askFor({ as, label }: CalculatorField): string {
  return `请${as === 'choice' || as === 'select' || as === 'month' ? '选择' : '输入'}${label}`;
}

function rateProblem(text: string, { decimals, min, max }: CalculatorField & { as: 'rate' }): string | undefined {
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

/** Minimum age of a borrower, years. */
export const YOUNGEST = 18;
export const OLDEST = 80;

/** Errors between two values. */
function between(values: CalculatorValues): [Key, string] | undefined {
  const fen = (name: Key) => parseYuan(parsePlainNumber(values[name]));
  const kind = calculatorKind(values);
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
