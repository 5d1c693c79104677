import type { OtherCityOffset } from '@/api/loan/other-city-offset';
import { addMonths, monthOf, type PlainDate, shiftMonth } from '@/domain/dates';
import { type Fen, toYuan } from '@/domain/money';
import { maskBankCard } from '@/domain/text/mask';
import { policyCount } from '../../../data/policy/policy';
import { personOf } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import type { Actor, Transaction } from '../../kernel/transaction';
import type { OtherCityLoan } from '../../registers/other-city-loans';
import { offsetAccount } from './loan-offsets';

/** Standing instruction to repay an other-city fund loan from the deposit here (docs/rules/yt1101-other-city-offset.md). */
export interface OtherCityOrder
  extends Pick<OtherCityLoan, 'dkzxmc' | 'jkhtbh' | 'jkrxm' | 'jkrzjhm' | 'ydhkr' | 'dqyhje' | 'skyhmc' | 'skzh'> {
  /** Business number of the agreement. */
  ywlsh: string;
  grzh: string;
  zdjkr: number;
  keep: Fen;
  begun: PlainDate;
  /** Scheduled day of the next transfer; a delayed transfer keeps it. */
  next: PlainDate;
  /** End of the loan, by the exchange. */
  dqrq: PlainDate;
  /** Result text of the last day. */
  said?: string;
  /** Notice sent that the exchange does not respond for day `next`. */
  waits?: boolean;
  ended?: { day: PlainDate; yy: string };
}

/** Result of an agreement for one day. */
export interface OtherCityRun extends Pick<OtherCityLoan, 'dkzxmc' | 'jkhtbh' | 'skyhmc' | 'skzh'> {
  /** Business numbers of the transfer and of the agreement. */
  ywlsh: string;
  xybh: string;
  grzh: string;
  day: PlainDate;
  /** Time of the result and its message, fund's time. */
  sj?: string;
  /** Due date of the instalment, its amount, and the part paid by the deposit. */
  hkrq: PlainDate;
  yhje: Fen;
  fen: Fen;
  /** Own balance afterwards. */
  left: Fen;
  sm: string;
}

export const otherCityOrders = (store: Store) => store.table<OtherCityOrder>('outside-orders');
export const otherCityRuns = (store: Store) => store.table<OtherCityRun>('outside-runs');

export function otherCityOrdersOf(store: Store, grzh: string): OtherCityOrder[] {
  return [...otherCityOrders(store).values()].filter((one) => one.grzh === grzh);
}

export function otherCityRunsOf(store: Store, grzh: string): OtherCityRun[] {
  return [...otherCityRuns(store).values()].filter((one) => one.grzh === grzh);
}

export function activeOtherCityOrder(store: Store, grzh: string): OtherCityOrder | undefined {
  return otherCityOrdersOf(store, grzh).find((one) => !one.ended);
}

/** Monthly transfer in fen: min(instalment, balance − keep). */
export function otherCityAmount(store: Store, grzh: string, instalment: Fen, keep: Fen): Fen {
  const { balance, frozen, usable } = offsetAccount(store, grzh);
  const free = usable ? balance - frozen - keep : 0n;
  if (free <= 0n) return 0n;
  return free < instalment ? free : instalment;
}

/** Returns whether the day precedes the loan's due day by at least p.ydTqts days, in the same or the previous month. */
export function isEarlyEnough(zdjkr: number, ydhkr: number): boolean {
  return (ydhkr - zdjkr + 28) % 28 >= policyCount('p.ydTqts');
}

/** Returns the first day with this day-of-month, from a date on. */
export function dayFrom(date: PlainDate, number: number): PlainDate {
  const own = `${monthOf(date)}-${String(number).padStart(2, '0')}`;
  return own >= date ? own : `${shiftMonth(monthOf(date), 1)}-${String(number).padStart(2, '0')}`;
}

/** Returns the first transfer day of an agreement signed `today`, possibly that day; skips instalments that a transfer has paid. */
export function firstTransfer(
  store: Store,
  { grzh, jkhtbh, zdjkr, ydhkr }: Pick<OtherCityOrder, 'grzh' | 'jkhtbh' | 'zdjkr' | 'ydhkr'>,
  today: PlainDate,
): PlainDate {
  const paid = new Set(
    otherCityRunsOf(store, grzh).flatMap((run) => (run.jkhtbh === jkhtbh && run.fen > 0n ? run.hkrq : [])),
  );
  let next = dayFrom(today, zdjkr);
  while (paid.has(dayFrom(next, ydhkr))) next = addMonths(next, 1);
  return next;
}

/** Returns the loan's instalment due before the first transfer, which its repayment account pays; undefined for none. */
export function firstLoanInstalment(next: PlainDate, ydhkr: number, today: PlainDate): PlainDate | undefined {
  const due = dayFrom(today, ydhkr);
  return due < dayFrom(next, ydhkr) ? due : undefined;
}

/** Returns the agreement in force for its page. */
export function otherCityOffset(tx: Transaction, actor: Actor): OtherCityOffset {
  const order = activeOtherCityOrder(tx.store, personOf(tx, actor).grzh);
  return {
    order: order
      ? {
          dkzxmc: order.dkzxmc,
          jkhtbh: order.jkhtbh,
          zdjkr: order.zdjkr,
          blje: toYuan(order.keep),
          qyrq: order.begun,
          qyqx: monthOf(order.dqrq),
          xchkr: order.next,
          sczt: order.said ?? '尚未划款',
        }
      : null,
  };
}

export const maskedAccount = ({ skyhmc, skzh }: Pick<OtherCityLoan, 'skyhmc' | 'skzh'>) =>
  `${skyhmc} ${maskBankCard(skzh)}`;
