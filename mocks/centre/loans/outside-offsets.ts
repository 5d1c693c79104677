import type { OutsideOffset } from '@/api/outside-offset';
import { monthOf, type PlainDate, type PlainMonth } from '@/domain/dates';
import { maskBankCard } from '@/domain/mask';
import { type Fen, toYuan } from '@/domain/money';
import { fundCentreNames } from '../../data/fund-centres';
import type { Actor, Desk } from '../kernel/desk';
import { personOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import type { OutsideLoan } from '../registers/outside-loans';
import { offsetAccount } from './loan-offsets';

/** A standing order to repay a fund loan of another city out of the deposit here (domain catalogue YT1101). */
export interface OutsideOrder extends Pick<OutsideLoan, 'dkzxmc' | 'jkhtbh' | 'jkrxm' | 'jkrzjhm'> {
  /** Business number of the signing. */
  ywlsh: string;
  grzh: string;
  zdjkr: number;
  keep: Fen;
  begun: PlainDate;
  /** Until when the loan runs, as the exchange said. */
  dqrq: PlainDate;
  /** The last month that something was done for, and what. */
  last?: { ny: PlainMonth; said: string };
  ended?: { day: PlainDate; yy: string };
}

export const outsideOrders = (store: Store) => store.table<OutsideOrder>('outside-orders');

export function activeOutsideOrder(store: Store, grzh: string): OutsideOrder | undefined {
  return [...outsideOrders(store).values()].find((one) => one.grzh === grzh && !one.ended);
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

/** The order in force, for its page. */
export function outsideOffset(desk: Desk, actor: Actor): OutsideOffset {
  const order = activeOutsideOrder(desk.store, personOf(desk, actor).grzh);
  return {
    zx: [...fundCentreNames()],
    order: order
      ? {
          dkzxmc: order.dkzxmc,
          jkhtbh: order.jkhtbh,
          zdjkr: order.zdjkr,
          blje: toYuan(order.keep),
          qyrq: order.begun,
          qyqx: monthOf(order.dqrq),
          sczt: order.last?.said ?? '尚未划款',
        }
      : null,
  };
}

export const maskedAccount = ({ skyhmc, skzh }: OutsideLoan) => `${skyhmc} ${maskBankCard(skzh)}`;
