import type { OutsideOffset } from '@/api/outside-offset';
import { addMonths, monthOf, type PlainDate, shiftMonth } from '@/domain/dates';
import { maskBankCard } from '@/domain/mask';
import { type Fen, toYuan } from '@/domain/money';
import type { Actor, Desk } from '../kernel/desk';
import { personOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import type { OutsideLoan } from '../registers/outside-loans';
import { offsetAccount } from './loan-offsets';

/** A standing order to repay a fund loan of another city out of the deposit here (domain catalogue YT1101). */
export interface OutsideOrder
  extends Pick<OutsideLoan, 'dkzxmc' | 'jkhtbh' | 'jkrxm' | 'jkrzjhm' | 'ydhkr' | 'dqyhje' | 'skyhmc' | 'skzh'> {
  /** Business number of the signing. */
  ywlsh: string;
  grzh: string;
  zdjkr: number;
  keep: Fen;
  begun: PlainDate;
  /** The day whose transfer is made next; it may be late, then it is still this one's. */
  next: PlainDate;
  /** Until when the loan runs, as the exchange said. */
  dqrq: PlainDate;
  /** What came of the last day. */
  said?: string;
  /** Told already that the exchange is silent for the day of `next`. */
  waits?: boolean;
  ended?: { day: PlainDate; yy: string };
}

/** What came of one day of an order. */
export interface OutsideRun extends Pick<OutsideLoan, 'dkzxmc' | 'jkhtbh' | 'skyhmc' | 'skzh'> {
  /** Business number of the transfer; of the order. */
  ywlsh: string;
  xybh: string;
  grzh: string;
  day: PlainDate;
  /** The moment of it, fund's time: that of the message. */
  sj?: string;
  /** Due date of the instalment that it is for, that instalment, and what the deposit gave to it. */
  hkrq: PlainDate;
  yhje: Fen;
  fen: Fen;
  /** Own balance after it. */
  left: Fen;
  sm: string;
}

export const outsideOrders = (store: Store) => store.table<OutsideOrder>('outside-orders');
export const outsideRuns = (store: Store) => store.table<OutsideRun>('outside-runs');

export function outsideOrdersOf(store: Store, grzh: string): OutsideOrder[] {
  return [...outsideOrders(store).values()].filter((one) => one.grzh === grzh);
}

export function outsideRunsOf(store: Store, grzh: string): OutsideRun[] {
  return [...outsideRuns(store).values()].filter((one) => one.grzh === grzh);
}

export function activeOutsideOrder(store: Store, grzh: string): OutsideOrder | undefined {
  return outsideOrdersOf(store, grzh).find((one) => !one.ended);
}

/** What a month's transfer comes to: min(instalment, balance − keep). */
export function outsideAmount(store: Store, grzh: string, instalment: Fen, keep: Fen): Fen {
  const { balance, frozen, usable } = offsetAccount(store, grzh);
  const free = usable ? balance - frozen - keep : 0n;
  if (free <= 0n) return 0n;
  return free < instalment ? free : instalment;
}

/** At least three days before the due day of the loan, in the same month or the one before. */
export function isEarlyEnough(zdjkr: number, ydhkr: number, days = 3): boolean {
  return (ydhkr - zdjkr + 28) % 28 >= days;
}

/** The first day with this number, from a date on. */
export function dayFrom(date: PlainDate, number: number): PlainDate {
  const own = `${monthOf(date)}-${String(number).padStart(2, '0')}`;
  return own >= date ? own : `${shiftMonth(monthOf(date), 1)}-${String(number).padStart(2, '0')}`;
}

/** The first transfer of what is signed on a day, that very day if it is the one agreed on; not for an instalment that has one. */
export function firstTransfer(
  store: Store,
  { grzh, jkhtbh, zdjkr, ydhkr }: Pick<OutsideOrder, 'grzh' | 'jkhtbh' | 'zdjkr' | 'ydhkr'>,
  today: PlainDate,
): PlainDate {
  const paid = new Set(
    outsideRunsOf(store, grzh).flatMap((run) => (run.jkhtbh === jkhtbh && run.fen > 0n ? run.hkrq : [])),
  );
  let next = dayFrom(today, zdjkr);
  while (paid.has(dayFrom(next, ydhkr))) next = addMonths(next, 1);
  return next;
}

/** What of the loan falls due before the first transfer counts: that instalment is the repayment account's own; undefined for none. */
export function ownInstalment(next: PlainDate, ydhkr: number, today: PlainDate): PlainDate | undefined {
  const due = dayFrom(today, ydhkr);
  return due < dayFrom(next, ydhkr) ? due : undefined;
}

/** The order in force, for its page. */
export function outsideOffset(desk: Desk, actor: Actor): OutsideOffset {
  const order = activeOutsideOrder(desk.store, personOf(desk, actor).grzh);
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

export const maskedAccount = ({ skyhmc, skzh }: Pick<OutsideLoan, 'skyhmc' | 'skzh'>) =>
  `${skyhmc} ${maskBankCard(skzh)}`;
