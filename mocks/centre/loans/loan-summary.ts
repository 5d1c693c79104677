import type { LoanSummary } from '@/api/person';
import { maskBankCard } from '@/domain/mask';
import { toYuan } from '@/domain/money';
import type { Desk } from '../kernel/desk';
import {
  dueDateOf,
  type LoanRecord,
  nextInstalment,
  overdueOf,
  owedOf,
  publicStatus,
  scheduleOf,
  termOf,
} from './loans';

/** A loan as its borrower sees it: amounts in yuan, the account to pay from masked. */
export function loanSummary({ store, today }: Desk, loan: LoanRecord): LoanSummary {
  const next = scheduleOf(loan)[nextInstalment(loan) - 1];
  const overdue = overdueOf(loan, today());
  return {
    dkzh: loan.dkzh,
    jkhtbh: loan.jkhtbh,
    dklx: loan.dklx,
    htdkje: toYuan(loan.htdkje),
    dkye: toYuan(owedOf(store, loan)),
    htdkqx: termOf(loan),
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
