import type { AmountLimit } from '@/api/cases/judgement';
import type { LabelledValue } from '@/api/client/labelled-value';
import { monthOf, type PlainMonth } from '@/domain/dates';
import { type FinancingCost, financingCost } from '@/domain/loan/financing-cost';
import type { Instalment } from '@/domain/loan/loan';
import { paymentIn } from '@/domain/loan/repayment-summary';
import { type Fen, moneyText, percentOf, rateText, toYuan } from '@/domain/money';
import { policy } from '../../../data/policy/policy';
import type { FiledRow } from '../../cases/batch/filed-row';
import { estimateUntil, shownEstimate } from '../../cases/estimates';
import { labelOf } from '../../cases/field-reader';
import { lastSpan, persons, termsIn } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import type { Transaction } from '../../kernel/transaction';
import { dueDateOf, type LoanRecord, type LoanTerms, loanSchedule, owedPrincipal } from '../loans';
import { changedLoan } from '../repayment/rebuilt-schedule';

/** Remaining instalments and their total cost, by one set of terms. */
interface Side {
  terms: LoanTerms;
  coming: readonly Instalment[];
  cost: FinancingCost;
  lastDue: string;
}

/** Comparison of present and requested terms from the next instalment on, for a loan without arrears. */
export interface Trial {
  /** Number of the new plan's first instalment. */
  sxqc: number;
  /** Day of that instalment. */
  from: string;
  before: Side;
  after: Side;
}

export function trialOf(store: Store, loan: LoanRecord, terms: LoanTerms): Trial {
  const balance = owedPrincipal(store, loan);
  const changed = changedLoan(loan, balance, terms, { ywlx: '', day: '' });
  const sideOf = (one: LoanRecord): Side => {
    const coming = loanSchedule(one).slice(loan.paid);
    const cost = financingCost(balance, coming, [{ name: '变更手续费', fen: 0n, note: '中心不收取' }]);
    const { hkfs, zxll } = one;
    return { terms: { hkfs, zxll, months: coming.length }, coming, cost, lastDue: dueDateOf(one, one.months) };
  };
  const sxqc = loan.paid + 1;
  return { sxqc, from: dueDateOf(loan, sxqc), before: sideOf(loan), after: sideOf(changed) };
}

/** Fingerprint of the cost statement, so that a statement of other terms does not count. */
export function trialFingerprint({ dkzh }: LoanRecord, { sxqc, after: { terms, cost } }: Trial): string {
  return [dkzh, terms.hkfs, terms.months, terms.zxll, sxqc, cost.annual].join('|');
}

/** Figures of both plans, shown before the application. */
export function trialLimit(store: Store, loan: LoanRecord, trial: Trial): AmountLimit {
  const { before, after } = trial;
  const rate = after.terms.zxll === before.terms.zxll ? '利率不变' : '当期利息仍按原利率，自下一期起按变更后利率';
  return {
    mc: '变更后首期月还款额',
    grzhye: '0.00',
    blje: '0.00',
    djje: '0.00',
    ljytq: '0.00',
    kytqe: toYuan(paymentIn(after.coming[0])),
    gs: `剩余本金${moneyText(owedPrincipal(store, loan))}按${labelOf('hkfs', after.terms.hkfs)}、剩余${after.terms.months}期重新计算，${rate}；生效前又还款的，以生效当日核定为准`,
    yj: policy('p.qxbgQs').basis,
    mx: trialEstimates(trial).map(shownEstimate),
  };
}

export function trialFigures({ sxqc, from, before, after }: Trial): LabelledValue[] {
  const change = (label: string, key: string, of: (side: Side) => string): LabelledValue => {
    const [was, is] = [of(before), of(after)];
    return { key, label, value: was === is ? `${is}（不变）` : `${was} → ${is}` };
  };
  return [
    { key: 'sxqc', label: '生效期次', value: `第${sxqc}期（${from}）` },
    change('还款方式', 'hkfs', ({ terms }) => labelOf('hkfs', terms.hkfs)),
    change('剩余期数', 'xsyqs', ({ terms, lastDue }) => `${terms.months}期（${lastDue}到期）`),
    change('执行利率', 'xll', ({ terms }) => rateText(terms.zxll)),
    change('首期月还款额', 'xyhke', ({ coming }) => moneyText(paymentIn(coming[0]))),
    change('末期还款额', 'mqhke', ({ coming }) => moneyText(paymentIn(coming.at(-1)))),
    change('剩余利息', 'sylx', ({ cost }) => moneyText(cost.interest)),
    { key: 'lxce', label: '剩余利息差额', value: differenceText(before.cost.interest, after.cost.interest) },
    change('综合融资成本（年化）', 'zhrzcb', ({ cost }) => `${cost.annual}%`),
  ];
}

/** The same before the change is in force: an instalment paid before approval and signatures changes some of them. */
export const trialEstimates = (trial: Trial): FiledRow[] =>
  trialFigures(trial).map((row) => (OPEN.includes(row.key ?? '') ? estimateUntil('生效')(row) : row));

const OPEN: readonly string[] = ['sxqc', 'xsyqs', 'xyhke', 'mqhke', 'sylx', 'lxce'];

function differenceText(before: Fen, after: Fen): string {
  if (before === after) return '没有差额';
  return before > after ? `减少${moneyText(before - after)}` : `增加${moneyText(after - before)}`;
}

/** Returns why a higher payment is refused (p.dkHkbl); the income is the borrowers' deposit base. */
export function incomeFault(
  { store, today }: Pick<Transaction, 'store' | 'today'>,
  loan: LoanRecord,
  { before, after }: Trial,
): string | undefined {
  const payment = paymentIn(after.coming[0]);
  if (payment <= paymentIn(before.coming[0])) return undefined;
  const income = [loan.grzh, ...(loan.coBorrowers ?? [])].reduce(
    (sum, grzh) => sum + incomeOf(store, grzh, monthOf(today())),
    0n,
  );
  const percent = policy('p.dkHkbl').value;
  const most = percentOf(income, percent);
  if (payment <= most) return undefined;
  return `变更后月还款额超过家庭收入的${percent}%：首期${moneyText(payment)}，借款人缴存基数合计${moneyText(income)} × ${percent}% = ${moneyText(most)}；收入更高的请携带收入证明到柜台办理`;
}

/** Returns the base of a member in a month; 0 without a contributing account. */
function incomeOf(store: Store, grzh: string, month: PlainMonth): Fen {
  const person = persons(store).get(grzh);
  if (!person || lastSpan(person)?.to !== undefined) return 0n;
  return termsIn(person, month)?.base ?? 0n;
}
