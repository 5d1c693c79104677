import { dictionaryLabel } from '@/session/dictionary';

/** Kinds of a repayment (dictionary hklx): overdue, in part, all of it. An address may name one. */
export const REPAYMENT_KINDS: readonly string[] = ['1', '2', '3'];

/** How a loan goes on after part of it was paid ahead; settling is no way to go on. */
export const AFTER_PREPAYMENT: readonly string[] = ['01', '02'];

export function afterOption(value: string) {
  return { value, label: dictionaryLabel('thfs', value) };
}

/** What an address says of these fields; judged in the form like what is typed. */
export function textsOf<Name extends string>(
  asked: URLSearchParams,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const said: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = asked.get(name);
    if (value !== null) said[name] = value;
  }
  return said;
}
