import { addDays, type PlainDate } from '@/domain/dates';
import { policyCount } from '../../../data/policy';
import { addWorkingDays } from '../../kernel/working-days';

/** The day on which a loan that is applied for on `day` is paid out when nobody is early: what the term is counted from. */
export function expectedPayout(day: PlainDate): PlainDate {
  const decided = addWorkingDays(day, policyCount('p.dkBjr'));
  const agreed = addDays(decided, policyCount('p.qsQx'));
  const signed = addDays(agreed, policyCount('p.dkHtQx'));
  const registered = addWorkingDays(signed, policyCount('p.dkDyts'));
  return addWorkingDays(registered, policyCount('p.dkFkts'));
}
