import type { ChangeLoan } from '@/api/loan/loan-change';
import { maskPhone } from '@/domain/text/mask';
import { banks } from '../../../data/banks';
import { personOf } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import type { Actor, Transaction } from '../../kernel/transaction';
import { bankAccounts } from '../../registers/registers';
import { runningLoans } from '../loan-conditions';
import { debtorsOf } from '../loan-parties';
import { loanSummary } from '../loan-summary';
import { type LoanRecord, nextInstalment } from '../loans';

/** Returns the person's running loans with the data for changing them. */
export function changeLoans(tx: Transaction, actor: Actor): ChangeLoan[] {
  const { sjhm } = personOf(tx, actor);
  return runningLoans(tx, actor).map((loan) => ({
    ...loanSummary(tx, loan),
    zhkhyhmc: debitBankOf(tx.store, loan),
    sxqc: nextInstalment(loan),
    qsr: debtorsOf(tx.store, loan).map(({ xingming, qmsf }) => ({ xingming, qmsf })),
    sjhm: maskPhone(sjhm),
  }));
}

/** Returns the bank of the repayment account; '' when the banks do not know the account. */
export function debitBankOf(store: Store, { hkzh, hkyhdm }: LoanRecord): string {
  return loanBankName(hkyhdm ?? bankAccounts(store).get(hkzh)?.yhdm);
}

export function loanBankName(yhdm: string | undefined): string {
  return banks.find((bank) => bank.yhdm === yhdm)?.yhmc ?? '';
}
