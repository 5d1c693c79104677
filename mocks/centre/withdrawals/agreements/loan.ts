import { addMonths, nextMonthDay, type PlainDate } from '@/domain/dates';
import { partialLimit } from '@/domain/deposit/other-withdrawal';
import { policy } from '../../../data/policy/policy';
import type { AgreementRecord } from '../../cases/agreements';
import { freeBalanceOf } from '../free-balance';
import { drawnLoansOf } from '../loan/drawn-loans';
import { drawnOn, intervalOf, LOAN, loanWithdrawalFigures, monthsOf } from '../loan/figures';
import type { Applicant } from '../rule';
import type { AgreementKind } from './kind';

const MONTHLY = '2';

/** Home loan: repayments since the last payment, paid monthly on day p.hdYdr or yearly (docs/rules/tq0106-loan-repayment.md). */
export const loanAgreement: AgreementKind = {
  ywlx: LOAN,
  tqyydm: '06',
  zhaiyao: '偿还购房贷款提取（约定）',
  begins({ values: { tqpl } }, day) {
    if (tqpl !== MONTHLY && tqpl !== '4') return undefined;
    return { tqpl, nextMonth: '', nextDay: tqpl === MONTHLY ? nextPayday(day) : addMonths(day, 12) };
  },
  isDue: (_, __, { nextDay }, day) => nextDay <= day,
  endReason(applicant, { values }) {
    const loan = loanOf(applicant, values);
    if (!loan) return '您和配偶已不是该贷款的借款人';
    if (loan.offset) return '已签约冲还贷';
    const nothing = loan.settled && figuresOf(applicant, values)?.whole === 0n;
    return nothing ? '贷款已结清' : undefined;
  },
  payment(applicant, { values, tqpl, nextDay }) {
    const { today } = applicant;
    const figures = figuresOf(applicant, values);
    const fen = figures ? partialLimit(figures, freeBalanceOf(applicant)).kytqe : 0n;
    const used = drawnOn(fen, figures?.free ?? []);
    const monthly = tqpl === MONTHLY;
    return {
      fen,
      key: nextDay,
      claim: {
        months: monthsOf(used),
        loan: { jkhtbh: values.jkhtbh ?? '', day: today, to: today, monthly, settled: false, used },
      },
      next: { nextMonth: '', nextDay: monthly ? nextPayday(today) : addMonths(nextDay, 12) },
    };
  },
  expected(applicant, { values, nextDay }) {
    const figures = figuresOf(applicant, values, nextDay);
    return { xcrq: nextDay, fen: figures ? partialLimit(figures, freeBalanceOf(applicant)).kytqe : 0n };
  },
  // Repayments made during the pause are part of the next payment.
  resumed: ({ nextDay, nextMonth, tqpl }, day) => ({
    nextMonth,
    nextDay: nextDay > day || tqpl !== MONTHLY ? nextDay : nextPayday(day),
  }),
  jegz: '上次提取之后已还的本金和利息，以账户余额为限',
};

function loanOf({ store, person, today }: Applicant, values: AgreementRecord['values'], until = today) {
  return drawnLoansOf(store, person, today, until).find(({ jkhtbh }) => jkhtbh === values.jkhtbh);
}

function figuresOf(applicant: Applicant, values: AgreementRecord['values'], until = applicant.today) {
  const to = until > applicant.today ? until : applicant.today;
  const loan = loanOf(applicant, values, to);
  return loan && loanWithdrawalFigures(applicant, { ...loan, ...intervalOf(applicant, loan), to });
}

/** Returns the first day p.hdYdr after `day`. */
function nextPayday(day: PlainDate): PlainDate {
  return nextMonthDay(day, policy('p.hdYdr').value);
}
