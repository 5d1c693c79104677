import { dictionaryLabel } from '@/session/dictionary';

/** Kinds of a repayment (dictionary hklx): overdue, in part, all of it. An address may name one. */
export const REPAYMENT_KINDS: readonly string[] = ['1', '2', '3'];

/** What follows when a loan is paid off, by the kind of repayment; undefined when only the answer is known. */
export function settledWords(hklx: string | undefined): readonly string[] {
  if (hklx !== undefined && hklx !== '3') return [];
  return ['全部结清的，冲还贷协议同时终止，结清证明当日即可开具，凭证明可以办理抵押注销登记。'];
}

/** How a loan goes on after part of it was paid ahead; settling is no way to go on. */
export const AFTER_PREPAYMENT: readonly string[] = ['01', '02'];

export function afterOption(value: string) {
  return { value, label: dictionaryLabel('thfs', value) };
}
