import type { ChangeLoan } from '@/api/loan-change';
import { maskPhone } from '@/domain/mask';
import { banks } from '../../../data/banks';
import type { Actor, Desk } from '../../kernel/desk';
import { personOf } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { bankAccounts } from '../../registers/registers';
import { runningLoans } from '../loan-conditions';
import { debtorsOf } from '../loan-parties';
import { loanSummary } from '../loan-summary';
import { type LoanRecord, nextInstalment } from '../loans';

/** The person's running loans, each with what changing it needs to know. */
export function changeLoans(desk: Desk, actor: Actor): ChangeLoan[] {
  const { sjhm } = personOf(desk, actor);
  return runningLoans(desk, actor).map((loan) => ({
    ...loanSummary(desk, loan),
    zhkhyhmc: bankOf(desk.store, loan),
    sxqc: nextInstalment(loan),
    qsr: debtorsOf(desk.store, loan).map(({ xingming, qmsf }) => ({ xingming, qmsf })),
    sjhm: maskPhone(sjhm),
  }));
}

/** Name of the bank that keeps the repayment account; '' when the banks do not know the account. */
export function bankOf(store: Store, { hkzh, hkyhdm }: LoanRecord): string {
  return bankName(hkyhdm ?? bankAccounts(store).get(hkzh)?.yhdm);
}

export function bankName(yhdm: string | undefined): string {
  return banks.find((bank) => bank.yhdm === yhdm)?.yhmc ?? '';
}
