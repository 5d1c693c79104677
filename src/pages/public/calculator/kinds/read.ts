import type { RepaymentMethod } from '@/domain/loan';
import { type Fen, fenOf } from '@/domain/money';
import { plainNumber } from '../field-problem';
import type { Key, Values } from '../usual-values';

/*
 * Values that were found right, as numbers. What is optional and left out counts as nothing.
 */

export function fenIn(values: Values, name: Key): Fen {
  const typed = plainNumber(values[name]);
  return typed === '' ? 0n : fenOf(typed);
}

export function countIn(values: Values, name: Key): number {
  return Number(values[name]) || 0;
}

/** Percent as text. */
export function percentIn(values: Values, name: Key): string {
  return plainNumber(values[name]);
}

export function methodIn(values: Values, name: 'hkfs' | 'sdfs'): RepaymentMethod {
  return values[name] === '02' ? '02' : '01';
}

export const METHOD_NAMES: Readonly<Record<RepaymentMethod, string>> = { '01': '等额本息', '02': '等额本金' };
export const METHODS: readonly RepaymentMethod[] = ['01', '02'];
