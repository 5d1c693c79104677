import { compareDecimal, isDecimalText } from '@/domain/decimal-text';
import { loanRate } from '@/domain/loan-terms';
import { plainNumber } from './field-problem';
import type { PolicyNumbers } from './policy-numbers';
import { type Key, kindOf, type Values } from './usual-values';

/** Values an address or the example starts with: what it leaves open is the present rate. */
export function startValues(address: Values, numbers: PolicyNumbers): Values {
  return {
    ...address,
    ll: address.ll === '' ? (tableRate(address, numbers) ?? '') : address.ll,
    sdll: address.sdll === '' ? numbers.prime : address.sdll,
  };
}

/** One value changed. The rate goes along with term and home count for as long as it is the present one. */
export function changedValues(before: Values, name: Key, value: string, numbers: PolicyNumbers): Values {
  const next = { ...before, [name]: value };
  if (name !== 'dkqx' && name !== 'sfst') return next;
  const rate = presentRate(next, numbers);
  return rate !== undefined && follows(before, numbers) ? { ...next, ll: rate } : next;
}

/** The rate of the centre's policy; undefined while the term is no number of months, and for a loan that runs already. */
export function presentRate(values: Values, numbers: PolicyNumbers): string | undefined {
  return kindOf(values) === '3' ? undefined : tableRate(values, numbers);
}

function tableRate(values: Values, { rates, termMost }: PolicyNumbers): string | undefined {
  const months = Number(values.dkqx);
  if (!/^\d{1,4}$/.test(values.dkqx) || months < 1 || months > termMost) return undefined;
  return loanRate(rates, values.sfst === '2' ? '2' : '1', months);
}

export function sameRate(a: string, b: string): boolean {
  const [left, right] = [plainNumber(a), plainNumber(b)];
  return isDecimalText(left) && isDecimalText(right) && compareDecimal(left, right) === 0;
}

function follows(values: Values, numbers: PolicyNumbers): boolean {
  const rate = presentRate(values, numbers);
  if (rate !== undefined) return sameRate(values.ll, rate);
  // The term is being typed anew: its former rate is one of the table.
  return values.ll === '' || Object.values(numbers.rates).some((one) => sameRate(one, values.ll));
}
