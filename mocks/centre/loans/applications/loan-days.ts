import { addDays, type PlainDate } from '@/domain/dates';
import { policyCount } from '../../../data/policy';
import { addWorkingDays } from '../../kernel/working-days';

/** How far an application is: handed in, approved, or its contract about to be signed. */
export type LoanStage = 'applied' | 'approved' | 'contract';

/** The day on which the loan is paid out when nobody is early: what the term is counted from. */
export function expectedPayout(today: PlainDate, stage: LoanStage): PlainDate {
  const decided = stage === 'applied' ? addWorkingDays(today, policyCount('p.dkBjr')) : today;
  const agreed = stage === 'contract' ? decided : addDays(decided, policyCount('p.qsQx'));
  const registered = addWorkingDays(agreed, policyCount('p.dkDyts'));
  return addWorkingDays(registered, policyCount('p.dkFkts'));
}
