import type { RepaymentMethod } from '@/domain/loan/loan';
import { type Fen, fenOf } from '@/domain/money';
import type { CalculatorValues, Key } from '../default-values';
import { parsePlainNumber } from '../inputs/field-problem';

/* Validated values as numbers; an omitted optional value counts as 0. */

export function fenIn(values: CalculatorValues, name: Key): Fen {
  const typed = parsePlainNumber(values[name]);
  return typed === '' ? 0n : fenOf(typed);
}

export function countIn(values: CalculatorValues, name: Key): number {
  return Number(values[name]) || 0;
}

/** Percent as text. */
export function percentIn(values: CalculatorValues, name: Key): string {
  return parsePlainNumber(values[name]);
}

export function methodIn(values: CalculatorValues, name: 'hkfs' | 'sdfs'): RepaymentMethod {
  return values[name] === '02' ? '02' : '01';
}

export const METHOD_NAMES: Readonly<Record<RepaymentMethod, string>> = { '01': '等额本息', '02': '等额本金' };
export const METHODS: readonly RepaymentMethod[] = ['01', '02'];
