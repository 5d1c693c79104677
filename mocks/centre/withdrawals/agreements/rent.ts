import { addDays, monthOf, monthsFrom, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import { policyCount } from '../../../data/policy/policy';
import type { AgreementRecord } from '../../cases/agreements';
import { lastPaidMonth } from '../../kernel/accounts/account-figures';
import { offsetDrawingOn } from '../../loans/offset/offset-in-force';
import { homesOf, spouseOf } from '../../registers/registers';
import { chosenMonths, claimedMonth } from '../rent/conditions';
import { type RentFigures, rentClaim, rentFigures, rentLeft } from '../rent/limit';
import type { Applicant } from '../rule';
import type { AgreementKind } from './kind';

/** Rent: paid after the month's remittance, monthly or at the end of the quarter (docs/rules/tq0107-rent.md). */
export const rentAgreement: AgreementKind = {
  ywlx: 'TQ0107',
  tqyydm: '07',
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
  // The last month of the lease may be remitted after its end.
  over: (agreement, day) =>
    (agreement.values.zljsrq ?? '') < day && isLeaseOver(agreement, agreement.nextMonth) ? '租赁合同已到期' : undefined,
  endReason({ store, person }) {
    const spouse = spouseOf(store, person.zjhm)?.pozjhm ?? '';
    if (homesOf(store, person.zjhm, spouse).length > 0) return '您或配偶已在本市购房';
    const order = offsetDrawingOn(store, person.grzh);
    return order && `已签约${order.name}`;
  },
  payment(applicant, agreement) {
    const { from, to } = monthsDue(agreement, applicant.today) ?? {
      from: agreement.nextMonth,
      to: agreement.nextMonth,
    };
    const figures = figuresOf(applicant, agreement, { from, to });
    const fen = figures.limit.kytqe;
    return {
      fen,
      key: to,
      claim: { months: rentClaim(figures, fen) },
      next: { nextMonth: shiftMonth(to, 1), nextDay: '' },
    };
  },
  expected(applicant, agreement) {
    const { tqpl, nextMonth } = agreement;
    // Today's payments are already booked.
    const tomorrow = addDays(applicant.today, 1);
    const now = monthOf(tomorrow);
    const month = nextMonth > now ? nextMonth : now;
    let [from, to] = [nextMonth, tqpl === '3' ? shiftMonth(month, (3 - (Number(month.slice(5)) % 3)) % 3) : month];
    // Months that were applied for by hand, or that the spouse has used up, have no transfer.
    for (let periods = 0; periods < policyCount('p.zfPl') && !isLeaseOver(agreement, from); periods += 1) {
      const figures = figuresOf(applicant, agreement, { from, to }, { expected: true });
      const isIn = to === now && lastPaidMonth(applicant.store, applicant.person) >= to;
      if (rentLeft(figures) > 0n) return { xcrq: isIn ? tomorrow : `${to}汇缴入账后`, fen: figures.limit.kytqe };
      [from, to] = [shiftMonth(to, 1), shiftMonth(to, tqpl === '3' ? 3 : 1)];
    }
    return { xcrq: '', fen: 0n };
  },
  // The month of resumption is paid even if its remittance came earlier; paused months can be applied for.
  resumed({ nextMonth, nextDay, ztrq = '' }, day) {
    const now = monthOf(day);
    return { nextMonth: monthOf(ztrq) === now || nextMonth > now ? nextMonth : now, nextDay };
  },
  jegz: '各月租房限额，以账户余额为限',
};

/** Returns whether the month is after the lease; false without one. */
function isLeaseOver({ values: { zljsrq } }: AgreementRecord, month: PlainMonth): boolean {
  return Boolean(zljsrq) && `${zljsrq}` < `${month}-01`;
}

/** Figures of the months due; those that were applied for by hand are left out, since a month is paid once. */
function figuresOf(
  applicant: Applicant,
  { values }: AgreementRecord,
  { from, to }: { from: PlainMonth; to: PlainMonth },
  { expected = false } = {},
): RentFigures {
  const months = monthsFrom(from, to).filter((month) => claimedMonth(applicant, [month]) === undefined);
  return rentFigures(applicant, values, { expected, months });
}

/** Returns the months due for payment on a day: single ones, or a whole quarter at its end. */
function monthsDue(
  { tqpl, nextMonth }: AgreementRecord,
  day: PlainDate,
): { from: PlainMonth; to: PlainMonth } | undefined {
  const to = monthOf(day);
  if (to < nextMonth || (tqpl === '3' && Number(to.slice(5)) % 3 !== 0)) return undefined;
  return { from: nextMonth, to };
}
