import type { PlainDate, PlainMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { notify, type Recipients } from '../access/notify';
import { isAccountClosed, type PersonRecord, persons, SEALED } from '../kernel/people';
import type { Store } from '../kernel/store';
import { ownerOf, type Transaction } from '../kernel/transaction';
import { ruleFor } from './registered';

/** A standing agreement: pays on its days without a new application until it ends. */
export interface AgreementRecord {
  /** Business number of the agreement. */
  xybh: string;
  grzh: string;
  ywlx: string;
  /** '2' monthly, '3' quarterly, '4' yearly. */
  tqpl: '2' | '3' | '4';
  /** Form values of the agreement; they determine the limit of each payment. */
  values: Readonly<Record<string, string>>;
  qyrq: PlainDate;
  /** First month not yet paid, for payments by month; else ''. */
  nextMonth: PlainMonth | '';
  /** Day of the next payment, for payments by day; else ''. */
  nextDay: PlainDate | '';
  /** '1' in force, '2' paused, '0' ended. */
  zt: '0' | '1' | '2';
  /** Reason and time of the end. */
  zzyy: string;
  /** Start of the pause. */
  ztrq?: PlainDate;
  /** Last payment returned by the bank: day, reason, and count of returns in a row. */
  failed?: { day: PlainDate; yy: string; times: number };
  /** Amount due and not paid yet, reserved in the account. `since`: timestamp; `ywmc`: name of the payment. */
  due?: { fen: Fen; since: string; ywmc: string };
  /** The amount due waits for cases that reserved the money earlier: start of the wait, and their names. */
  waits?: { day: PlainDate; yy: string };
  /** The amount due waits for registers that do not respond: start of the wait, and their names. */
  silent?: { day: PlainDate; yy: string };
  zzrq: PlainDate | '';
}

export const agreements = (store: Store) => store.table<AgreementRecord>('agreements');

/** Returns the agreement that has not ended, in force or paused. */
export function standingAgreementOf(store: Store, grzh: string, ywlx: string): AgreementRecord | undefined {
  return [...agreements(store).values()].find((one) => one.grzh === grzh && one.ywlx === ywlx && one.zt !== '0');
}

const NAMES = { rent: '租房', loan: '还贷' };
const purposeOf = (ywlx: string) => ruleFor('person', ywlx)?.claims;

/** What an agreement of a business is for: 租房, 还贷. */
export function agreementName(ywlx: string): string {
  const purpose = purposeOf(ywlx);
  return purpose ? NAMES[purpose] : '';
}

/** What holds after an agreement has ended: a quarter's earlier months, too, are not transferred any more. */
export function afterEndText(store: Store, { nextMonth, grzh }: AgreementRecord): string {
  const person = persons(store).get(grzh);
  if (!person || isAccountClosed(person)) return '以后不再自动转账';
  const again = person.grzhzt === SEALED ? '启封后' : '';
  return nextMonth
    ? `${nextMonth}起的月份不再自动转账，${again}符合条件的可以自行申请`
    : '以后不再自动转账，需要时请重新申请';
}

/** Ends an agreement today and notifies its holder. */
export function endAgreement(
  tx: Transaction,
  agreement: AgreementRecord,
  zzyy: string,
  to?: Recipients,
): AgreementRecord {
  const { due: _, waits: __, silent: ___, ...rest } = agreement;
  const { xybh, grzh, ywlx } = agreement;
  const day = tx.today();
  const ended: AgreementRecord = { ...rest, zt: '0', zzyy, zzrq: day };
  agreements(tx.store).put(xybh, ended);
  const data = { xybh, mc: agreementName(ywlx), day, why: `${zzyy}，${afterEndText(tx.store, ended)}` };
  notify(tx, ownerOf({ kind: 'person', grzh }), 'agreement-ended', data, to);
  return ended;
}

/** Ends every agreement of an account, in force or paused, for which `why` has a reason. */
export function endAgreementsOf(
  tx: Transaction,
  grzh: string,
  why: (agreement: AgreementRecord) => string | undefined,
  to?: Recipients,
): void {
  for (const agreement of [...agreements(tx.store).values()]) {
    const reason = agreement.grzh === grzh && agreement.zt !== '0' ? why(agreement) : undefined;
    if (reason) endAgreement(tx, agreement, reason, to);
  }
}

/** Ends the agreements that an account in its present state cannot carry. `to`: where the holder cannot be reached. */
export function endAgreementsByState(
  tx: Transaction,
  { grzh, grzhzt }: Pick<PersonRecord, 'grzh' | 'grzhzt'>,
  to?: Recipients,
): void {
  endAgreementsOf(tx, grzh, ({ ywlx }) => stateEnds(ywlx, grzhzt), to);
}

/** Names of the agreements of an account that another state would end, to be said before. */
export function agreementsEndedBy(store: Store, { grzh, grzhzt }: Pick<PersonRecord, 'grzh' | 'grzhzt'>): string[] {
  const ended = [...agreements(store).values()].filter(
    (one) => one.grzh === grzh && one.zt !== '0' && stateEnds(one.ywlx, grzhzt) !== undefined,
  );
  return [...new Set(ended.map(({ ywlx }) => `${agreementName(ywlx)}约定提取`))];
}

/**
 * Reason why the account's state ends an agreement. Rent is paid from current deposits; repayments of a loan are also drawn from a sealed account
 * (docs/rules/tq0106-loan-repayment.md).
 */
export function stateEnds(ywlx: string, grzhzt: string): string | undefined {
  if (grzhzt === '01') return undefined;
  if (grzhzt === '02') return purposeOf(ywlx) === 'rent' ? '个人账户已封存' : undefined;
  return grzhzt === '06' ? '个人账户已冻结' : '个人账户已销户';
}
