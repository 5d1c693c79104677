import type { TodoItem } from '@/api/cases/todos';
import { addDays, monthOf, monthsFrom, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { FLEXIBLE } from '../../../data/flexible-unit';
import { policyCount } from '../../../data/policy/policy';
import { type ContributionPeriod, persons, spanIn } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import type { Actor, Transaction } from '../../kernel/transaction';
import { workingDaysBefore } from '../../kernel/working-days';
import { contributionShares } from '../../remittance/amounts';
import { noticeDays } from '../../remittance/debit/upcoming';
import { debitDateOf, type MandateRecord, mandateOf, RETRIES } from './flexible-mandates';
import { missedPrepaidMonths, settledMonths } from './flexible-prepaid';

export interface FlexibleDebit {
  day: PlainDate;
  month: PlainMonth;
  fen: Fen;
  /** Reason of the last failure; '' before the first attempt. */
  failed: string;
  /** Advice for a successful debit. */
  advice: string;
  /** Last digits of the debited account. */
  account: string;
}

/** Advice after a failure: more money does not help a frozen or closed account. */
export const debitAdvice = (otherwise: boolean) =>
  otherwise ? '请在此之前恢复扣款账户，或办理“扣款账户变更”' : '请备足款项';

/** Limit of skipped prepaid months. */
const PASSED_OVER = 13;

/** Returns the next debit of a flexible worker; a failed month is retried, a paid one skipped. */
export function nextFlexibleDebit(store: Store, today: PlainDate, mandate: MandateRecord): FlexibleDebit | undefined {
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

/** Returns the next debit once it is due for announcement. */
export function upcomingFlexible(store: Store, today: PlainDate, mandate: MandateRecord): FlexibleDebit | undefined {
  const next = nextFlexibleDebit(store, today, mandate);
  const announced = next && (next.failed !== '' || today >= workingDaysBefore(next.day, noticeDays()));
  return announced ? next : undefined;
}

/** Returns the monthly deposit of a period in fen. */
export function depositOf(span: ContributionPeriod): Fen {
  const { unitFen, memberFen } = contributionShares(span);
  return unitFen + memberFen;
}

/** Returns a flexible worker's to-dos: missed months, an upcoming or failed debit. */
export function flexibleTodos(tx: Transaction, actor: Actor): TodoItem[] {
  const mandate = actor.kind === 'person' ? mandateOf(tx.store, actor.grzh) : undefined;
  return mandate ? [...missedTodos(tx, mandate), ...debitTodos(tx, mandate)] : [];
}

function missedTodos({ store, today }: Transaction, { grzh, lhjclx }: MandateRecord): TodoItem[] {
  const person = persons(store).get(grzh);
  const missed = lhjclx === '1' && person?.grzhzt === '01' ? missedPrepaidMonths(store, person, today()) : [];
  if (missed.length === 0) return [];
  const title = `${missed.length}个月未缴：可以补缴`;
  const sxsm = `${missed.join('、')}未缴，不计违约；${policyCount('p.lhBjHf')}个月内补缴的连续缴存不中断`;
  return [{ ywlx: 'GJ0815', ywlsh: '', title, sxsm, rq: today(), lj: '/grwt/zhxx/lhjyryyw/lhjyry_ybj?jflx=2' }];
}

function debitTodos({ store, today }: Transaction, mandate: MandateRecord): TodoItem[] {
  const next = upcomingFlexible(store, today(), mandate);
  if (!next) return [];
  const { day, month, fen, failed, advice, account } = next;
  const title = failed ? `${month}缴存：扣款未成功` : `${month}缴存：${day}扣款`;
  const sxsm = failed
    ? `${failed}，${day}将再次从${account}扣款${moneyText(fen)}，${advice}`
    : `${day}将从${account}扣款${moneyText(fen)}，${advice}`;
  return [{ ywlx: 'GJ0801', ywlsh: '', title, sxsm, rq: day, lj: '/grwt/cxyw/jccx/grzhxx' }];
}
