import type { KeyGap } from '@/api/session/completeness';
import type { PlainDate, PlainMonth } from '@/domain/dates';
import { NO_ACCOUNT } from '@/domain/deposit/deposit-account';
import type { SalesAccount } from '@/domain/loan/sales-accounts';
import type { Fen } from '@/domain/money';
import { CopyOnWriteIndex } from './copy-on-write-index';
import type { Store, TableIndex } from './store';
import { type Actor, BusinessError, REFUSED, type Transaction } from './transaction';
import type { OperatorRole } from './unit/operator-roles';

/** Months with one employer on one base and ratios. A last period without `to` is the present one. */
export interface ContributionPeriod {
  dwzh: string;
  from: PlainMonth;
  to?: PlainMonth;
  base: Fen;
  /** Percent. */
  dwjcbl: string;
  grjcbl: string;
}

export interface BankCard {
  yhdm: string;
  yhzh: string;
}

/** A depositor with one account for life. */
export interface PersonRecord {
  grzh: string;
  xingming: string;
  zjlx: string;
  zjhm: string;
  sjhm: string;
  /** Dictionary grzhzt (docs/rules/ledger.md, States of accounts); `NO_ACCOUNT` for a person with a sign-in but no account. */
  grzhzt: string;
  khrq: PlainDate;
  spans: readonly ContributionPeriod[];
  /** Consecutive months paid before the ledger begins. */
  priorMonths: number;
  frozenFen: Fen;
  bankCard: BankCard | null;
  /** Profile completeness (docs/specification.md 4): '0' complete, '1' and '3' basic info, '2' key info incomplete. */
  completeness: '0' | '1' | '2' | '3';
  /** Missing key information for completeness '2'. */
  keyGaps?: readonly KeyGap[];
  roles: readonly string[];
  /** The account sign-in responds with loginMethod 102. */
  twoFactor: boolean;
  /** '' for a person not registered in the hall: gets no messages and cannot sign in. */
  passwordHash: string;
  /** ID number hashed into the password, if another one is registered since. */
  hashedWith?: string;
}

/** A person who acts for a unit in the hall. */
export interface Operator {
  jbrxm: string;
  jbrzjhm: string;
  jbrsjhm: string;
  /** Type of ID document; an ID card if absent. */
  jbrzjlx?: string;
  jbrgddhhm?: string;
  /** Role; the first operator is a manager by default. */
  role?: OperatorRole;
  /** Sign-in is stopped. */
  stopped?: true | undefined;
  /**
   * ID number of the manager who alone assigned a checking role under second approval: this operator does not check that manager's cases.
   */
  by?: string | undefined;
}

/** An operator beside the first one, with their own password. */
export interface FurtherOperator extends Operator {
  role: OperatorRole;
  passwordHash: string;
}

/** A unit's ratios (percent) from a month on; '' since the start. */
export interface RatioChange {
  from: PlainMonth | '';
  dwjcbl: string;
  grjcbl: string;
}

export interface UnitRecord {
  dwzh: string;
  dwmc: string;
  tyshxydm: string;
  dwzhzt: string;
  dwjcbl: string;
  grjcbl: string;
  /** History of ratios, oldest first, once they were changed; the fields above hold the present ones. */
  ratios?: readonly RatioChange[];
  /** Day of the month on which the unit's remittance arrives. */
  payday: number;
  dwfxr: number;
  /** Payday and day of debit of months before `until`; see paydayIn. */
  formerPay?: { until: PlainMonth; dwfxr: number; payday: number };
  /** First month in the ledger; earlier months are in the opening balances. */
  firstMonth: PlainMonth;
  jzny: PlainMonth;
  /** First operator, who administers the unit's account. */
  operator: Operator;
  operators?: readonly FurtherOperator[];
  /** Registered in the hall, without an agreement signed at the counter. */
  online?: true;
  /** 归属网点 chosen at registration. */
  wdbh?: string;
  /** Unit that pays no deposits but deals with the centre (entrusted bank, guarantor, agent); signs in as other unit. */
  other?: true;
  completeness: '0' | '1' | '2' | '3';
  /** `bgx`: 变更事项 of GJ0103 that completes the gap; absent if none does. */
  keyGaps?: readonly (KeyGap & { bgx?: string })[];
  /** The service agreement of units is not accepted yet: the unit registered before it existed. */
  agreementOpen?: true;
  /** Acceptance of the agreement in the hall: version, time, operator. */
  agreed?: { bb: string; tysj: string; jbr: string };
  statementConfirmed: boolean;
  roles: readonly string[];
  passwordHash: string;
}

/** Registered data of a developer (docs/rules/kh0103-developer-info.md, Fields). */
export interface DeveloperInfo {
  tyshxydm: string;
  zzdj: string;
  zzzsbh: string;
  zzyxq: PlainDate;
  zcdz: string;
  zczj: Fen;
  frdbxm: string;
  frdbzjhm: string;
  lxr: string;
  /** Contact phone for news of sales; `sjhm` is the phone of the sign-in. */
  lxdh: string;
  dzyx: string;
  sfzh: readonly SalesAccount[];
  bzjkhm: string;
  bzjzhkhh: string;
  bzjzh: string;
  /** Percent of a loan to guarantee, where a property agrees on none. */
  bzjbl: string;
}

export interface DeveloperRecord extends DeveloperInfo {
  kfsbh: string;
  kfsmc: string;
  sjhm: string;
  roles: readonly string[];
  passwordHash: string;
}

/** Returns the operator with this ID number, else the first operator. */
export function operatorRecord(unit: UnitRecord, jbrzjhm: string): Operator {
  return unit.operators?.find((one) => one.jbrzjhm === jbrzjhm) ?? unit.operator;
}

export type Paid = Pick<UnitRecord, 'dwfxr' | 'payday' | 'formerPay'>;

/** Returns payday and day of debit of a month: a new payday counts from the month after its registration. */
export function paydayIn(unit: Paid, month: PlainMonth): Pick<UnitRecord, 'dwfxr' | 'payday'> {
  return unit.formerPay && month < unit.formerPay.until ? unit.formerPay : unit;
}

/** Returns whether a deposit account is or was open; a person registered for a flexible account or an other-city loan has only a number. */
export function hasAccount({ grzhzt }: Pick<PersonRecord, 'grzhzt'>): boolean {
  return grzhzt !== NO_ACCOUNT;
}

/** 封存 of dictionary grzhzt. */
export const SEALED = '02';

/** 合并销户, 外部转出销户, 提取销户 of dictionary grzhzt. */
const ACCOUNT_CLOSED: readonly string[] = ['03', '04', '05'];

export const isAccountClosed = ({ grzhzt }: Pick<PersonRecord, 'grzhzt'>): boolean => ACCOUNT_CLOSED.includes(grzhzt);

export const persons = (store: Store) => store.table<PersonRecord>('persons');
export const units = (store: Store) => store.table<UnitRecord>('units');
export const developers = (store: Store) => store.table<DeveloperRecord>('developers');

/** Finds a person by ID number, its check letter in either case; of several accounts the one with a sign-in, else the first. */
export function findPersonByZjhm(tx: Pick<Transaction, 'store'>, zjhm: string): PersonRecord | undefined {
  const numbers = [...(directory(tx.store).byZjhm.get(zjhm.toUpperCase()) ?? [])].sort();
  const accounts = numbers.flatMap((grzh) => persons(tx.store).get(grzh) ?? []);
  return accounts.find(({ passwordHash }) => passwordHash !== '') ?? accounts[0];
}

export function findUnitByDwzh(tx: Transaction, dwzh: string): UnitRecord | undefined {
  return units(tx.store).get(dwzh);
}

export function findDeveloperByKfsbh(tx: Transaction, kfsbh: string): DeveloperRecord | undefined {
  return developers(tx.store).get(kfsbh.toUpperCase());
}

/** Returns the signed-in person. @throws BusinessError for any other actor */
export function personOf(tx: Transaction, actor: Actor): PersonRecord {
  const person = actor.kind === 'person' ? persons(tx.store).get(actor.grzh) : undefined;
  if (!person) throw new BusinessError(REFUSED, '未找到您的个人账户，请联系管理中心');
  return person;
}

/** Returns the signed-in unit. @throws BusinessError for any other actor */
export function unitOf(tx: Transaction, actor: Actor): UnitRecord {
  const unit = actor.kind === 'unit' ? units(tx.store).get(actor.dwzh) : undefined;
  if (!unit) throw new BusinessError(REFUSED, '未找到您的单位账户，请联系管理中心');
  return unit;
}

/** Returns the roles of the actor; none for an applicant without a sign-in. */
export function rolesOf({ store }: Pick<Transaction, 'store'>, actor: Actor): readonly string[] {
  if (actor.kind === 'person') return persons(store).get(actor.grzh)?.roles ?? [];
  if (actor.kind === 'unit') return units(store).get(actor.dwzh)?.roles ?? [];
  return actor.kind === 'developer' ? (developers(store).get(actor.kfsbh)?.roles ?? []) : [];
}

/** Returns the account numbers of all present and former members of a unit. */
export function formerAndPresentMembersOf(store: Store, dwzh: string): ReadonlySet<string> {
  return directory(store).byUnit.get(dwzh) ?? new Set();
}

/** Returns present and former members by account number. The array is reused until one of them changes, so that paging is cheap. */
export function membersByNumber(store: Store, dwzh: string): readonly PersonRecord[] {
  const { byUnit, inOrder } = directory(store);
  const known = inOrder.get(dwzh);
  if (known) return known;
  const everybody = persons(store);
  const members = [...(byUnit.get(dwzh) ?? [])].sort().flatMap((grzh) => everybody.get(grzh) ?? []);
  inOrder.set(dwzh, members);
  return members;
}

/** Returns the period of a month; undefined in a gap or while the account is not paying in. */
export function spanIn(person: PersonRecord, month: PlainMonth): ContributionPeriod | undefined {
  return person.spans.findLast((span) => span.from <= month && (span.to === undefined || month <= span.to));
}

/** Returns the terms of a month: those of its period, else of the last period begun before it, else of the first. */
export function termsIn(person: PersonRecord, month: PlainMonth): ContributionPeriod | undefined {
  return spanIn(person, month) ?? person.spans.findLast(({ from }) => from <= month) ?? person.spans[0];
}

/** Returns the last period, also of a sealed account. */
export function lastSpan(person: PersonRecord): ContributionPeriod | undefined {
  return person.spans.at(-1);
}

class Directory implements TableIndex<PersonRecord> {
  /** Built on demand, dropped by the next change. */
  readonly inOrder = new Map<string, readonly PersonRecord[]>();

  constructor(
    readonly byZjhm = numbersByKey(),
    readonly byUnit = numbersByKey(),
  ) {}

  added(person: PersonRecord) {
    this.byZjhm.change(person.zjhm).add(person.grzh);
    for (const { dwzh } of person.spans) {
      this.byUnit.change(dwzh).add(person.grzh);
      this.inOrder.delete(dwzh);
    }
  }

  removed(person: PersonRecord) {
    this.byZjhm.change(person.zjhm).delete(person.grzh);
    for (const { dwzh } of person.spans) {
      this.byUnit.change(dwzh).delete(person.grzh);
      this.inOrder.delete(dwzh);
    }
  }

  /** The copy has no arrays: `memoizeByVersion` keys its cache by them, and a cached value belongs to one store. */
  copy() {
    return new Directory(this.byZjhm.copy(), this.byUnit.copy());
  }
}

/** Account numbers by search key. */
function numbersByKey() {
  return new CopyOnWriteIndex<Set<string>>((known) => new Set(known));
}

function directory(store: Store): Directory {
  return store.index('persons', 'directory', () => new Directory());
}
