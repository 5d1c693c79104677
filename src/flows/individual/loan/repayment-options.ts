import { dictionaryLabel } from '@/session/dictionary';

/** Kinds of a repayment (dictionary hklx): overdue, in part, all of it. An address may name one. */
export const REPAYMENT_KINDS: readonly string[] = ['1', '2', '3'];

/** How a loan goes on after part of it was paid ahead; settling is no way to go on. */
export const AFTER_PREPAYMENT: readonly string[] = ['01', '02'];

export function afterOption(value: string) {
  return { value, label: dictionaryLabel('thfs', value) };
}
