import type { PrefillValue } from '@/api/cases/prefill-value';
import { monthOf } from '@/domain/dates';
import { toYuan } from '@/domain/money';
import { prefillFrom } from '../../cases/drafts/prefill-values';
import { familyValues } from '../../cases/family';
import type { Application } from '../../cases/rule';
import { shownMonth } from '../../kernel/accounts/account-figures';
import { personOf, termsIn } from '../../kernel/people';

/** Returns what is known of a loan's applicant: the family, and an income of the base, which is the least that counts. */
export function loanValues({ tx, actor }: Application): PrefillValue[] {
  const person = personOf(tx, actor);
  const today = tx.today();
  const base = termsIn(person, shownMonth(person, monthOf(today)))?.base ?? 0n;
  return [
    ...familyValues(tx.store, person, today),
    ...(base > 0n ? prefillFrom('缴存基数，月收入更高的请修改', { jkrysr: toYuan(base) }) : []),
  ];
}
