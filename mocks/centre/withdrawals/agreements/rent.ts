import { addDays, monthOf, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import type { AgreementRecord } from '../../cases/agreements';
import { lastPaidMonth } from '../../kernel/accounts/account-figures';
import { offsetDrawingOn } from '../../loans/offset/offset-in-force';
import { homesOf, spouseOf } from '../../registers/registers';
import { chosenMonths } from '../rent/conditions';
import { rentClaim, rentFigures } from '../rent/limit';
import type { AgreementKind } from './kind';

/** Rent: paid after the month's remittance, monthly or at the end of the quarter (docs/rules/tq0107-rent.md). */
export const rentAgreement: AgreementKind = {
  ywlx: 'TQ0107',
  tqyydm: '07',
  mc: '租房',
  zhaiyao: '租房提取（约定）',
  begins({ values }) {
    const { tqpl } = values;
    const last = chosenMonths(values).at(-1);
    if ((tqpl !== '2' && tqpl !== '3') || !last) return undefined;
    return { tqpl, nextMonth: shiftMonth(last, 1), nextDay: '' };
  },
  isDue(store, person, agreement, day) {
    const due = monthsDue(agreement, day);
    return due !== undefined && lastPaidMonth(store, person) >= due.to;
  },
  endReason({ store, person, today }, agreement) {
    if (person.grzhzt !== '01') return '个人账户已封存或冻结';
    const spouse = spouseOf(store, person.zjhm)?.pozjhm ?? '';
    if (homesOf(store, person.zjhm, spouse).length > 0) return '您或配偶已在本市购房';
    const order = offsetDrawingOn(store, person.grzh);
    if (order) return `已签约${order.name}`;
    const { zljsrq } = agreement.values;
    const from = monthsDue(agreement, today)?.from ?? '';
    if (zljsrq && zljsrq < `${from}-01`) return '租赁合同已到期';
    return undefined;
  },
  payment(applicant, agreement) {
    const { from, to } = monthsDue(agreement, applicant.today) ?? {
      from: agreement.nextMonth,
      to: agreement.nextMonth,
    };
    const raw = { ...agreement.values, tqksny: from, tqjsny: to };
    const figures = rentFigures(applicant, raw);
    const fen = figures.limit.kytqe;
    return {
      fen,
      key: to,
      claim: { months: rentClaim(figures, fen) },
      next: { nextMonth: shiftMonth(to, 1), nextDay: '' },
    };
  },
  expected(applicant, { values, tqpl, nextMonth }) {
    // Today's payments are already booked.
    const tomorrow = addDays(applicant.today, 1);
    const now = monthOf(tomorrow);
    const month = nextMonth > now ? nextMonth : now;
    const to = tqpl === '3' ? shiftMonth(month, (3 - (Number(month.slice(5)) % 3)) % 3) : month;
    const raw = { ...values, tqksny: nextMonth, tqjsny: to };
    const isIn = to === now && lastPaidMonth(applicant.store, applicant.person) >= to;
    return { xcrq: isIn ? tomorrow : `${to}汇缴入账后`, fen: rentFigures(applicant, raw).limit.kytqe };
  },
  // The month of resumption is paid even if its remittance came earlier; paused months can be applied for.
  resumed({ nextMonth, nextDay, ztrq = '' }, day) {
    const now = monthOf(day);
    return { nextMonth: monthOf(ztrq) === now || nextMonth > now ? nextMonth : now, nextDay };
  },
  jegz: '各月租房限额，以账户余额为限',
};

/** Returns the months due for payment on a day: single ones, or a whole quarter at its end. */
function monthsDue(
  { tqpl, nextMonth }: AgreementRecord,
  day: PlainDate,
): { from: PlainMonth; to: PlainMonth } | undefined {
  const to = monthOf(day);
  if (to < nextMonth || (tqpl === '3' && Number(to.slice(5)) % 3 !== 0)) return undefined;
  return { from: nextMonth, to };
}
