import { loanRate } from '@/domain/loan/loan-terms';
import { compareDecimal, isDecimalText } from '@/domain/text/decimal-text';
import { type CalculatorValues, calculatorKind, type Key } from './default-values';
import { parsePlainNumber } from './inputs/field-problem';
import type { PolicyNumbers } from './policy-numbers';

/** Initial values: rates omitted in address or example are the present ones. */
export function startValues(address: CalculatorValues, numbers: PolicyNumbers): CalculatorValues {
  return {
    ...address,
    ll: address.ll === '' ? (tableRate(address, numbers) ?? '') : address.ll,
    sdll: address.sdll === '' ? numbers.prime : address.sdll,
  };
}

/** Applies a change. The rate follows term and home count as long as it is the present one. */
export function changedValues(
  before: CalculatorValues,
  name: Key,
  value: string,
  numbers: PolicyNumbers,
): CalculatorValues {
  const next = { ...before, [name]: value };
  if (name !== 'dkqx' && name !== 'sfst') return next;
  const rate = presentRate(next, numbers);
  return rate !== undefined && follows(before, numbers) ? { ...next, ll: rate } : next;
}

/** The policy's rate; undefined for an invalid term, and for an existing loan. */
export function presentRate(values: CalculatorValues, numbers: PolicyNumbers): string | undefined {
  return calculatorKind(values) === '3' ? undefined : tableRate(values, numbers);
}

function tableRate(values: CalculatorValues, { rates, termMost }: PolicyNumbers): string | undefined {
  const months = Number(values.dkqx);
  if (!/^\d{1,4}$/.test(values.dkqx) || months < 1 || months > termMost) return undefined;
  return loanRate(rates, values.sfst === '2' ? '2' : '1', months);
}

export function sameRate(a: string, b: string): boolean {
  const [left, right] = [parsePlainNumber(a), parsePlainNumber(b)];
  return isDecimalText(left) && isDecimalText(right) && compareDecimal(left, right) === 0;
}

function follows(values: CalculatorValues, numbers: PolicyNumbers): boolean {
  const rate = presentRate(values, numbers);
  if (rate !== undefined) return sameRate(values.ll, rate);
  // While the term is being retyped, its former rate is one of the table.
  return values.ll === '' || Object.values(numbers.rates).some((one) => sameRate(one, values.ll));
}
