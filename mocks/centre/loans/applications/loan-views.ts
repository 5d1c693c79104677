import type { LoanDetail, PlannedInstalment } from '@/api/loan/loan-application';
import type { Page } from '@/api/person/person';
import type { Instalment } from '@/domain/loan/loan';
import { type Fen, moneyText, toYuan } from '@/domain/money';
import { banks } from '../../../data/banks';
import { cases } from '../../cases/case-states';
import { labelOf } from '../../cases/field-reader';
import { businessName } from '../../kernel/business-names';
import { type Paging, pageOfRows } from '../../kernel/list-page';
import { personOf } from '../../kernel/people';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import { mortgageOf, mortgageState } from '../../registers/mortgages';
import { type LoanMovement, movementsOf } from '../loan-movements';
import { dueDateOf, type LoanRecord, loanSchedule, loanTable, publicStatus, remainingTerm } from '../loans';
import { loanFileOf } from './loan-file';

/** Returns the full schedule of an own loan with the state of each instalment. */
export function repaymentPlan(
  tx: Transaction,
  actor: Actor,
  input: Paging & { dkzh: string; nd?: string },
): Page<PlannedInstalment> {
  const loan = loanOfActor(tx, actor, input.dkzh);
  const overdue = new Set(loan.missed.map((one) => one.dqqc));
  const remarks = planRemarks(loan);
  const all = loanSchedule(loan).map(
    ({ dqqc, principal, interest, balance }): PlannedInstalment => ({
      dqqc,
      yhrq: dueDateOf(loan, dqqc),
      yhje: toYuan(principal + interest),
      yhbj: toYuan(principal),
      yhlx: toYuan(interest),
      syye: toYuan(balance),
      zt: overdue.has(dqqc) ? '2' : dqqc <= loan.paid ? '1' : '0',
      beizhu: remarks.get(dqqc) ?? '',
    }),
  );
  const chosen = input.nd ? all.filter(({ yhrq }) => yhrq.startsWith(`${input.nd}-`)) : all;
  return pageOfRows(tx, chosen, input);
}

/** Instalment → remark, where the remaining principal does not follow from the instalment before. */
function planRemarks(loan: LoanRecord): ReadonlyMap<number, string> {
  const remarks = new Map<number, string>();
  const add = (dqqc: number, text: string) => remarks.set(dqqc, [remarks.get(dqqc), text].filter(Boolean).join('；'));
  const parts = loan.rebuilt ?? [];
  const settled = publicStatus(loan) === '3';
  parts.forEach(({ after, balance, change }, at) => {
    const before = loanSchedule({ ...loan, rebuilt: parts.slice(0, at), months: Number.MAX_SAFE_INTEGER });
    const ahead = leftAfter(loan, before, parts.slice(0, at), after) - balance;
    // A remark stands at the following instalment; after the payoff at the last one.
    const last = settled && after >= loan.paid;
    if (ahead > 0n)
      add(last ? Math.max(after, 1) : after + 1, `本期之${last ? '后' : '前'}提前归还本金${moneyText(ahead)}`);
    if (change) add(after + 1, `自本期起${businessName(change.ywlx)}`);
  });
  const rest = leftAfter(loan, loanSchedule(loan), parts, loan.paid);
  if (settled && rest > 0n) add(Math.max(loan.paid, 1), `本期之后提前结清，归还本金${moneyText(rest)}`);
  return remarks;
}

/** Principal between an instalment and the next, after prepayments made in between. */
const leftAfter = (
  loan: LoanRecord,
  schedule: readonly Instalment[],
  parts: NonNullable<LoanRecord['rebuilt']>,
  dqqc: number,
): Fen => parts.findLast(({ after }) => after === dqqc)?.balance ?? schedule[dqqc - 1]?.balance ?? loan.htdkje;

/** Details of block B7: dates, amounts paid, guarantee. */
export function loanDetail(tx: Transaction, actor: Actor, dkzh: string): LoanDetail {
  const loan = loanOfActor(tx, actor, dkzh);
  const values = loan.ywlsh ? cases(tx.store).get(loan.ywlsh)?.values : undefined;
  const paid = movementsOf(tx.store, loan);
  const settled = publicStatus(loan) === '3';
  const mortgage = mortgageOf(tx.store, dkzh);
  const sum = (pick: (one: LoanMovement) => Fen) => toYuan(paid.reduce((total, one) => total + pick(one), 0n));
  const yhdm = values?.hkyhdm ?? personOf(tx, actor).bankCard?.yhdm;
  return {
    dkzh,
    jkhtbh: loan.jkhtbh,
    fkrq: loan.disbursed,
    dqrq: dueDateOf(loan, settled ? remainingTerm(loan) : loan.months),
    jqrq: settled ? (paid.at(-1)?.happened ?? '') : '',
    hsbjze: sum((one) => one.principal),
    hslxze: sum((one) => one.interest),
    hsfxze: sum((one) => one.penalty),
    // A loan from before the hall has no application; its home and the mortgage register give the guarantee.
    dkdblx: guaranteeName(values?.dkdblx ?? (mortgage || loan.dywmc ? MORTGAGE : '')),
    dywmc: values?.dywmc ?? loan.dywmc ?? '',
    dyzt: mortgage ? mortgageState(mortgage) : '',
    kzx: settled && mortgage?.zt === 'registered',
    zhkhyhmc: banks.find((bank) => bank.yhdm === yhdm)?.yhmc ?? '',
    zmbh: (loan.ywlsh && loanFileOf(tx.store, loan.ywlsh)?.zmbh) || '',
  };
}

const MORTGAGE = '01';

/** Name of a guarantee; '' where none is recorded. */
const guaranteeName = (code: string) => (code === '' ? '' : labelOf('dkdblx', code));

/** @throws BusinessError for another person's loan, with the text for one that does not exist */
export function loanOfActor(tx: Transaction, actor: Actor, dkzh: string): LoanRecord {
  const loan = loanTable(tx.store).get(dkzh);
  const { grzh } = personOf(tx, actor);
  if (!loan || loan.disbursed > tx.today() || (loan.grzh !== grzh && !loan.coBorrowers?.includes(grzh))) {
    throw new BusinessError(REFUSED, '未找到该贷款，请从列表中重新选择');
  }
  return loan;
}
