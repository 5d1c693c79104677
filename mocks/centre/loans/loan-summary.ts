import type { LoanSummary } from '@/api/person/person';
import { toYuan } from '@/domain/money';
import { maskBankCard } from '@/domain/text/mask';
import type { Transaction } from '../kernel/transaction';
import {
  dueDateOf,
  type LoanRecord,
  loanSchedule,
  nextInstalment,
  overdueOf,
  owedPrincipal,
  publicStatus,
  remainingTerm,
} from './loans';

/** A loan as shown to its borrower: amounts in yuan, repayment account masked. */
export function loanSummary({ store, today }: Transaction, loan: LoanRecord): LoanSummary {
  const next = loanSchedule(loan)[nextInstalment(loan) - 1];
  const overdue = overdueOf(loan, today());
  return {
    dkzh: loan.dkzh,
    jkhtbh: loan.jkhtbh,
    dklx: loan.dklx,
    htdkje: toYuan(loan.htdkje),
    dkye: toYuan(owedPrincipal(store, loan)),
    htdkqx: remainingTerm(loan),
    syqs: loan.months - loan.paid,
    dkhkfs: loan.hkfs,
    zxll: percentText(loan.zxll),
    dqyhje: toYuan(next ? next.principal + next.interest : 0n),
    schkrq: loan.firstDue,
    mqhkrq: dueDateOf(loan, loan.months),
    xqhkrq: next ? dueDateOf(loan, next.dqqc) : '',
    ydhkr: Number(loan.firstDue.slice(8)),
    hkzh: maskBankCard(loan.hkzh),
    dkzhzt: publicStatus(loan),
    yqbj: toYuan(overdue.principal),
    yqlx: toYuan(overdue.interest),
    yqfx: toYuan(overdue.penalty),
  };
}

/** '2.6' → '2.600'. */
function percentText(percent: string): string {
  const [whole = '0', decimals = ''] = percent.split('.');
  return `${whole}.${decimals.padEnd(3, '0')}`;
}
