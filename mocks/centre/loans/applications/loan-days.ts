import { addDays, type PlainDate } from '@/domain/dates';
import { policyCount } from '../../../data/policy/policy';
import { addWorkingDays } from '../../kernel/working-days';

/** Returns the expected disbursement day of an application if every step takes its full time; the term counts from it. */
export function expectedPayout(day: PlainDate): PlainDate {
  const decided = addWorkingDays(day, policyCount('p.dkBjr'));
  const agreed = addDays(decided, policyCount('p.qsQx'));
  const signed = addDays(agreed, policyCount('p.dkHtQx'));
  const registered = addWorkingDays(signed, policyCount('p.dkDyts'));
  return addWorkingDays(registered, policyCount('p.dkFkts'));
}
