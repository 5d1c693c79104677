import type { TodoItem } from '@/api/todos';
import { addDays, monthOf, monthsFrom, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { FLEXIBLE } from '../../../data/flexible-unit';
import { policyCount } from '../../../data/policy';
import type { Actor, Desk } from '../../kernel/desk';
import { type DepositSpan, persons, spanIn } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { workingDaysBefore } from '../../kernel/working-days';
import { sharesOf } from '../../remittance/amounts';
import { noticeDays } from '../../remittance/upcoming';
import { debitDateOf, type MandateRecord, mandateOf, RETRIES } from './flexible-mandates';
import { missedMonths, settledMonths } from './flexible-prepaid';

export interface FlexibleDebit {
  day: PlainDate;
  month: PlainMonth;
  fen: Fen;
  /** Why the last try of the month came to nothing; '' before the first. */
  failed: string;
  /** What makes it succeed. */
  advice: string;
  /** The account that is debited, by its last digits. */
  account: string;
}

/** More money helps no account that is frozen or closed. */
export const debitAdvice = (otherwise: boolean) =>
  otherwise ? '请在此之前恢复扣款账户，或办理“扣款账户变更”' : '请备足款项';

/** Prepaid months are passed over; so many there may be. */
const PASSED_OVER = 13;

/** The next debit of a flexible worker; a month that failed is tried again, one that is paid is not debited. */
export function nextDebit(store: Store, today: PlainDate, mandate: MandateRecord): FlexibleDebit | undefined {
  const person = persons(store).get(mandate.grzh);
  if (mandate.lhjclx !== '1' || !person) return undefined;
  const here = monthOf(today);
  const settled = settledMonths(store, person);
  const { month: tried, count, otherwise = false } = mandate.tries;
  const retried = tried === here && count > 0 && count <= RETRIES && !settled.has(here);
  const first = retried || debitDateOf(mandate, here) > today ? here : shiftMonth(here, 1);
  const month = monthsFrom(first, shiftMonth(first, PASSED_OVER)).find((one) => !settled.has(one));
  const span = month === undefined ? undefined : spanIn(person, month);
  if (month === undefined || span?.dwzh !== FLEXIBLE) return undefined;
  return {
    day: addDays(debitDateOf(mandate, month), retried ? count : 0),
    month,
    fen: depositOf(span),
    failed: retried ? `第${count}次扣款未成功` : '',
    advice: debitAdvice(retried && otherwise),
    account: `尾号${mandate.kkzh.slice(-4)}的扣款账户`,
  };
}

/** The next debit from the day on which the worker is told of it. */
export function upcomingFlexible(store: Store, today: PlainDate, mandate: MandateRecord): FlexibleDebit | undefined {
  const next = nextDebit(store, today, mandate);
  const told = next && (next.failed !== '' || today >= workingDaysBefore(next.day, noticeDays()));
  return told ? next : undefined;
}

/** What a spell brings each month. */
export function depositOf(span: DepositSpan): Fen {
  const { unitFen, memberFen } = sharesOf(span);
  return unitFen + memberFen;
}

/** What a flexible worker has to see to: missed months, and a debit to come or one that failed and is tried again. */
export function flexibleTodos(desk: Desk, actor: Actor): TodoItem[] {
  const mandate = actor.kind === 'person' ? mandateOf(desk.store, actor.grzh) : undefined;
  return mandate ? [...missedTodos(desk, mandate), ...debitTodos(desk, mandate)] : [];
}

function missedTodos({ store, today }: Desk, { grzh, lhjclx }: MandateRecord): TodoItem[] {
  const person = persons(store).get(grzh);
  const missed = lhjclx === '1' && person?.grzhzt === '01' ? missedMonths(store, person, today()) : [];
  if (missed.length === 0) return [];
  const title = `${missed.length}个月未缴：可以补缴`;
  const sxsm = `${missed.join('、')}未缴，不计违约；${policyCount('p.lhBjHf')}个月内补缴的连续缴存不中断`;
  return [{ ywlx: 'GJ0815', ywlsh: '', title, sxsm, rq: today(), lj: '/grwt/zhxx/lhjyryyw/lhjyry_ybj?jflx=2' }];
}

function debitTodos({ store, today }: Desk, mandate: MandateRecord): TodoItem[] {
  const next = upcomingFlexible(store, today(), mandate);
  if (!next) return [];
  const { day, month, fen, failed, advice, account } = next;
  const title = failed ? `${month}缴存：扣款未成功` : `${month}缴存：${day}扣款`;
  const sxsm = failed
    ? `${failed}，${day}将再次从${account}扣款${moneyText(fen)}，${advice}`
    : `${day}将从${account}扣款${moneyText(fen)}，${advice}`;
  return [{ ywlx: 'GJ0801', ywlsh: '', title, sxsm, rq: day, lj: '/grwt/cxyw/jccx/grzhxx' }];
}
