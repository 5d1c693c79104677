import type { LoanDetail, PlannedInstalment } from '@/api/loan-application';
import type { Page } from '@/api/person';
import type { Instalment } from '@/domain/loan';
import { type Fen, moneyText, toYuan } from '@/domain/money';
import { banks } from '../../../data/banks';
import { cases } from '../../cases/case-states';
import { labelOf } from '../../cases/field-reader';
import { type Actor, type Desk, REFUSED, Refusal } from '../../kernel/desk';
import { businessName } from '../../kernel/known-businesses';
import { type Paging, pageOfRows } from '../../kernel/list-page';
import { personOf } from '../../kernel/people';
import { mortgageOf, mortgageState } from '../../registers/mortgages';
import { type LoanMovement, movementsOf } from '../loan-movements';
import { dueDateOf, type LoanRecord, loans, publicStatus, scheduleOf, termOf } from '../loans';
import { loanFileOf } from './loan-file';

/** The whole schedule of an own loan, with what has become of each instalment. */
export function repaymentPlan(
  desk: Desk,
  actor: Actor,
  input: Paging & { dkzh: string; nd?: string },
): Page<PlannedInstalment> {
  const loan = ownLoan(desk, actor, input.dkzh);
  const overdue = new Set(loan.missed.map((one) => one.dqqc));
  const said = planRemarks(loan);
  const all = scheduleOf(loan).map(
    ({ dqqc, principal, interest, balance }): PlannedInstalment => ({
      dqqc,
      yhrq: dueDateOf(loan, dqqc),
      yhje: toYuan(principal + interest),
      yhbj: toYuan(principal),
      yhlx: toYuan(interest),
      syye: toYuan(balance),
      zt: overdue.has(dqqc) ? '2' : dqqc <= loan.paid ? '1' : '0',
      beizhu: said.get(dqqc) ?? '',
    }),
  );
  const chosen = input.nd ? all.filter(({ yhrq }) => yhrq.startsWith(`${input.nd}-`)) : all;
  return pageOfRows(desk, chosen, input);
}

/** Instalment → what lies between it and its neighbour, where the principal left is not what the instalment before left. */
function planRemarks(loan: LoanRecord): ReadonlyMap<number, string> {
  const said = new Map<number, string>();
  const add = (dqqc: number, text: string) => said.set(dqqc, [said.get(dqqc), text].filter(Boolean).join('；'));
  const parts = loan.rebuilt ?? [];
  const settled = publicStatus(loan) === '3';
  parts.forEach(({ after, balance, change }, at) => {
    const before = scheduleOf({ ...loan, rebuilt: parts.slice(0, at), months: Number.MAX_SAFE_INTEGER });
    const ahead = leftAfter(loan, before, parts.slice(0, at), after) - balance;
    // After the last instalment there is no other one that it could stand before.
    const last = settled && after >= loan.paid;
    if (ahead > 0n)
      add(last ? Math.max(after, 1) : after + 1, `本期之${last ? '后' : '前'}提前归还本金${moneyText(ahead)}`);
    if (change) add(after + 1, `自本期起${businessName(change.ywlx)}`);
  });
  const rest = leftAfter(loan, scheduleOf(loan), parts, loan.paid);
  if (settled && rest > 0n) add(Math.max(loan.paid, 1), `本期之后提前结清，归还本金${moneyText(rest)}`);
  return said;
}

/** Principal left between an instalment and the next one: what was paid ahead just there counts already. */
const leftAfter = (
  loan: LoanRecord,
  schedule: readonly Instalment[],
  parts: NonNullable<LoanRecord['rebuilt']>,
  dqqc: number,
): Fen => parts.findLast(({ after }) => after === dqqc)?.balance ?? schedule[dqqc - 1]?.balance ?? loan.htdkje;

/** Block B7 beyond the summary: dates, what has been paid, guarantee. */
export function loanDetail(desk: Desk, actor: Actor, dkzh: string): LoanDetail {
  const loan = ownLoan(desk, actor, dkzh);
  const values = loan.ywlsh ? cases(desk.store).get(loan.ywlsh)?.values : undefined;
  const paid = movementsOf(desk.store, loan);
  const settled = publicStatus(loan) === '3';
  const mortgage = mortgageOf(desk.store, dkzh);
  const sum = (pick: (one: LoanMovement) => Fen) => toYuan(paid.reduce((total, one) => total + pick(one), 0n));
  const yhdm = values?.hkyhdm ?? personOf(desk, actor).bankCard?.yhdm;
  return {
    dkzh,
    jkhtbh: loan.jkhtbh,
    fkrq: loan.disbursed,
    dqrq: dueDateOf(loan, settled ? termOf(loan) : loan.months),
    jqrq: settled ? (paid.at(-1)?.happened ?? '') : '',
    hsbjze: sum((one) => one.principal),
    hslxze: sum((one) => one.interest),
    hsfxze: sum((one) => one.penalty),
    // Of a loan from before the hall its home and the register of mortgages tell.
    dkdblx: guaranteeName(values?.dkdblx ?? (mortgage || loan.dywmc ? MORTGAGE : '')),
    dywmc: values?.dywmc ?? loan.dywmc ?? '',
    dyzt: mortgage ? mortgageState(mortgage) : '',
    kzx: settled && mortgage?.zt === 'registered',
    zhkhyhmc: banks.find((bank) => bank.yhdm === yhdm)?.yhmc ?? '',
    zmbh: (loan.ywlsh && loanFileOf(desk.store, loan.ywlsh)?.zmbh) || '',
  };
}

const MORTGAGE = '01';

/** '' where nobody has written down how it is secured. */
const guaranteeName = (code: string) => (code === '' ? '' : labelOf('dkdblx', code));

/** @throws Refusal for another person's loan, in the words of one that does not exist. */
export function ownLoan(desk: Desk, actor: Actor, dkzh: string): LoanRecord {
  const loan = loans(desk.store).get(dkzh);
  const { grzh } = personOf(desk, actor);
  if (!loan || loan.disbursed > desk.today() || (loan.grzh !== grzh && !loan.coBorrowers?.includes(grzh))) {
    throw new Refusal(REFUSED, '未找到该贷款，请从列表中重新选择');
  }
  return loan;
}
