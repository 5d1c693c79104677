import type { KeyGap } from '@/api/completeness';
import type { PlainDate, PlainMonth } from '@/domain/dates';
import { NO_ACCOUNT } from '@/domain/deposit-account';
import type { Fen } from '@/domain/money';
import type { SalesAccount } from '@/domain/sales-accounts';
import { type Actor, type Desk, REFUSED, Refusal } from './desk';
import type { OperatorRole } from './operator-roles';
import { SharedGroups } from './shared-groups';
import type { Store, TableIndex } from './store';

/** A stretch of months with one employer, base and ratios. The last one without `to` is the present one. */
export interface DepositSpan {
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

/** A depositor: one account for life. */
export interface PersonRecord {
  grzh: string;
  xingming: string;
  zjlx: string;
  zjhm: string;
  sjhm: string;
  /** Domain catalogue 2.2; `NO_ACCOUNT` for somebody who has a sign-in in the hall, but no account yet. */
  grzhzt: string;
  khrq: PlainDate;
  spans: readonly DepositSpan[];
  /** Consecutive months paid before the ledger of the hall begins. */
  priorMonths: number;
  frozenFen: Fen;
  bankCard: BankCard | null;
  /** Profile completeness of specification 4: '0' complete, '1' and '3' basic info, '2' key info incomplete. */
  completeness: '0' | '1' | '2' | '3';
  /** What is missing with status '2'. */
  keyGaps?: readonly KeyGap[];
  roles: readonly string[];
  /** Account sign-in answers loginMethod 102. */
  twoFactor: boolean;
  /** '' for a person without an account in the hall: gets no messages and cannot sign in. */
  passwordHash: string;
  /** The ID number that the password was hashed with, where another one is registered since. */
  hashedWith?: string;
}

/** Who acts for a unit in the hall. */
export interface Operator {
  jbrxm: string;
  jbrzjhm: string;
  jbrsjhm: string;
  /** Without one an ID card. */
  jbrzjlx?: string;
  jbrgddhhm?: string;
  /** Of the first one a manager unless it was changed. */
  role?: OperatorRole;
  /** Signs in no more. */
  stopped?: true | undefined;
  /** ID number of who alone gave them a role that checks, while one checks another: what that one prepares they do not check. */
  by?: string | undefined;
}

/** An operator beside the first one, with a password of their own. */
export interface FurtherOperator extends Operator {
  role: OperatorRole;
  passwordHash: string;
}

/** A unit's ratios (percent) from a month on; '' for as long as it has been. */
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
  /** Its ratios by month, once they were changed, oldest first; those above are the ones that hold now. */
  ratios?: readonly RatioChange[];
  /** Day of the month on which the unit's remittance arrives. */
  payday: number;
  dwfxr: number;
  /** What counts in the months before this one; see paydayIn. */
  formerPay?: { until: PlainMonth; dwfxr: number; payday: number };
  /** Months before this one are in the opening balances. */
  firstMonth: PlainMonth;
  jzny: PlainMonth;
  /** The first operator, who administers the unit's account. */
  operator: Operator;
  operators?: readonly FurtherOperator[];
  /** Registered in the hall: it signed no agreement at the counter. */
  online?: true;
  /** 归属网点, as it registered. */
  wdbh?: string;
  /** Pays nothing in, but deals with the centre (entrusted bank, guarantor, agent): signs in as other unit. */
  other?: true;
  completeness: '0' | '1' | '2' | '3';
  /** `bgx`: which 变更事项 of GJ0103 puts it right; absent where none does. */
  keyGaps?: readonly (KeyGap & { bgx?: string })[];
  /** It has not agreed to the service agreement of units: registered before there was one. */
  agreementOpen?: true;
  /** Agreed in the hall: to which version, when, and by whom. */
  agreed?: { bb: string; tysj: string; jbr: string };
  statementConfirmed: boolean;
  roles: readonly string[];
  passwordHash: string;
}

/** What a developer is known by at the centre (domain catalogue KH0103). */
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
  /** Where it is told what becomes of its sales; `sjhm` is the one it signs in with. */
  lxdh: string;
  dzyx: string;
  sfzh: readonly SalesAccount[];
  bzjkhm: string;
  bzjzhkhh: string;
  bzjzh: string;
  /** Percent of a loan that it guarantees where a property agrees on none. */
  bzjbl: string;
}

export interface DeveloperRecord extends DeveloperInfo {
  kfsbh: string;
  kfsmc: string;
  sjhm: string;
  roles: readonly string[];
  passwordHash: string;
}

/** One of the operators by ID number, the first one where nobody of the unit has it. */
export function operatorRecord(unit: UnitRecord, jbrzjhm: string): Operator {
  return unit.operators?.find((one) => one.jbrzjhm === jbrzjhm) ?? unit.operator;
}

export type Paid = Pick<UnitRecord, 'dwfxr' | 'payday' | 'formerPay'>;

/** Payday and day of debit as they count in a month: a new payday counts from the month after it was registered. */
export function paydayIn(unit: Paid, month: PlainMonth): Pick<UnitRecord, 'dwfxr' | 'payday'> {
  return unit.formerPay && month < unit.formerPay.until ? unit.formerPay : unit;
}

/** Whether the deposit account is open, or was: who registered for a flexible account or for a loan from elsewhere has only a number kept. */
export function hasAccount({ grzhzt }: Pick<PersonRecord, 'grzhzt'>): boolean {
  return grzhzt !== NO_ACCOUNT;
}

/** 合并销户, 外部转出销户, 提取销户 of dictionary grzhzt. */
const ACCOUNT_CLOSED: readonly string[] = ['03', '04', '05'];

export const isAccountClosed = ({ grzhzt }: Pick<PersonRecord, 'grzhzt'>): boolean => ACCOUNT_CLOSED.includes(grzhzt);

export const persons = (store: Store) => store.table<PersonRecord>('persons');
export const units = (store: Store) => store.table<UnitRecord>('units');
export const developers = (store: Store) => store.table<DeveloperRecord>('developers');

/** By ID number, the check letter in either case; of several accounts the one with a sign-in in the hall, else the first. */
export function findPersonByZjhm(desk: Pick<Desk, 'store'>, zjhm: string): PersonRecord | undefined {
  const numbers = [...(directory(desk.store).byZjhm.get(zjhm.toUpperCase()) ?? [])].sort();
  const accounts = numbers.flatMap((grzh) => persons(desk.store).get(grzh) ?? []);
  return accounts.find(({ passwordHash }) => passwordHash !== '') ?? accounts[0];
}

export function findUnitByDwzh(desk: Desk, dwzh: string): UnitRecord | undefined {
  return units(desk.store).get(dwzh);
}

export function findDeveloperByKfsbh(desk: Desk, kfsbh: string): DeveloperRecord | undefined {
  return developers(desk.store).get(kfsbh.toUpperCase());
}

/** The signed-in person. @throws Refusal for a unit or developer. */
export function personOf(desk: Desk, actor: Actor): PersonRecord {
  const person = actor.kind === 'person' ? persons(desk.store).get(actor.grzh) : undefined;
  if (!person) throw new Refusal(REFUSED, '未找到您的个人账户，请联系管理中心');
  return person;
}

/** The signed-in unit. @throws Refusal for anybody else. */
export function unitOf(desk: Desk, actor: Actor): UnitRecord {
  const unit = actor.kind === 'unit' ? units(desk.store).get(actor.dwzh) : undefined;
  if (!unit) throw new Refusal(REFUSED, '未找到您的单位账户，请联系管理中心');
  return unit;
}

/** Roles of whoever is signed in; none for an applicant without a sign-in. */
export function rolesOf({ store }: Pick<Desk, 'store'>, actor: Actor): readonly string[] {
  if (actor.kind === 'person') return persons(store).get(actor.grzh)?.roles ?? [];
  if (actor.kind === 'unit') return units(store).get(actor.dwzh)?.roles ?? [];
  return actor.kind === 'developer' ? (developers(store).get(actor.kfsbh)?.roles ?? []) : [];
}

/** Account numbers of everybody who ever paid in through a unit. */
export function everMembersOf(store: Store, dwzh: string): ReadonlySet<string> {
  return directory(store).byUnit.get(dwzh) ?? new Set();
}

/** The same people in the order of their account numbers: one array for as long as none of them changes, so that pages are cheap. */
export function everMembersInOrder(store: Store, dwzh: string): readonly PersonRecord[] {
  const { byUnit, inOrder } = directory(store);
  const known = inOrder.get(dwzh);
  if (known) return known;
  const everybody = persons(store);
  const members = [...(byUnit.get(dwzh) ?? [])].sort().flatMap((grzh) => everybody.get(grzh) ?? []);
  inOrder.set(dwzh, members);
  return members;
}

/** The span that a month falls into; undefined in a gap or when the account is not paying in. */
export function spanIn(person: PersonRecord, month: PlainMonth): DepositSpan | undefined {
  return person.spans.findLast((span) => span.from <= month && (span.to === undefined || month <= span.to));
}

/** The terms that hold in a month: those of its span, else (between two, or before the first) of the last one that began. */
export function termsIn(person: PersonRecord, month: PlainMonth): DepositSpan | undefined {
  return spanIn(person, month) ?? person.spans.findLast(({ from }) => from <= month) ?? person.spans[0];
}

/** The last span, also of a sealed account. */
export function lastSpan(person: PersonRecord): DepositSpan | undefined {
  return person.spans.at(-1);
}

class Directory implements TableIndex<PersonRecord> {
  /** Made when it is asked for, gone with the next change. */
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

  /** Without the arrays: what `whileUnchanged` keeps under one is of one store. */
  copy() {
    return new Directory(this.byZjhm.copy(), this.byUnit.copy());
  }
}

/** Account numbers by what they are looked for. */
function numbersByKey() {
  return new SharedGroups<Set<string>>((known) => new Set(known));
}

function directory(store: Store): Directory {
  return store.index('persons', 'directory', () => new Directory());
}
