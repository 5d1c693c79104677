// Log of register queries: written at the query itself, so that the access log is complete and exact (docs/rules/materials.md, Registers).
import { fundTime } from '@/domain/dates';
import { maskName } from '@/domain/text/mask';
import { accessLog, noteQuery } from '../kernel/access-log';
import { businessName } from '../kernel/business-names';
import { findPersonByZjhm, persons, units } from '../kernel/people';
import type { Store } from '../kernel/store';
import { type Actor, ownerOf, type Transaction } from '../kernel/transaction';

const REGISTERS = [
  '婚姻登记',
  '不动产登记',
  '租赁合同备案',
  '购房合同备案',
  '户籍登记',
  '居住登记',
  '死亡登记',
  '最低生活保障登记',
  '社会保险登记',
  '学历登记',
  '税务登记',
  '银行账户核验',
  '银行住房贷款信息',
  '个人征信',
  '住房公积金账户',
  '异地住房公积金贷款',
] as const;

export type RegisterName = (typeof REGISTERS)[number];

export const asRegister = (name: string): RegisterName | undefined => REGISTERS.find((one) => one === name);

/** Purpose of the queries. */
export interface Purpose {
  ywlx: string;
  /** 提交业务…时, 资格预检时 … */
  doing: string;
  /** Legal basis, where no consent applies. */
  yj?: string;
}

type Asked = Map<string, Set<RegisterName>>;

/** Queries of one unit of work so far. */
interface Queries {
  asked: Asked;
  silent: Set<RegisterName>;
  /** Generic purpose: nested work with its own purpose is logged separately. */
  general: boolean;
}

/** Running work by store: a store runs one transaction at a time. */
const running = new WeakMap<Store, Queries>();

/** Registers that do not respond at present. */
const outages = (store: Store) => store.table<{ register: RegisterName }>('register-outages');

/** Sets whether a register responds (QA). */
export function setRegister(store: Store, register: RegisterName, answers: boolean): void {
  if (answers) outages(store).delete(register);
  else outages(store).put(register, { register });
}

export const isSilent = (store: Store, register: RegisterName) => outages(store).get(register) !== undefined;

/** Result of a condition whose register does not respond, shown to the applicant. */
export const unanswered = (store: Store, register: RegisterName): { dhc: true; sjz: string } | undefined =>
  isSilent(store, register) ? { dhc: true, sjz: `${register}暂时没有应答，由中心核查` } : undefined;

/** Logs a lookup of these people in the centre's own records. */
export function logQuery(store: Store, register: RegisterName, ...zjhm: readonly string[]): void {
  const asked = running.get(store)?.asked;
  if (!asked) return;
  for (const one of zjhm) asked.set(one, (asked.get(one) ?? new Set()).add(register));
}

/**
 * Queries a register for these people and logs it. Returns false if it does not respond: no data, and applications go to a clerk
 * (`silentRegisters`).
 */
export function queryRegister(store: Store, register: RegisterName, ...zjhm: readonly string[]): boolean {
  if (isSilent(store, register)) {
    running.get(store)?.silent.add(register);
    return false;
  }
  logQuery(store, register, ...zjhm);
  return true;
}

/** Returns the registers that did not respond during the running work. */
export const silentRegisters = (store: Store): RegisterName[] => [...(running.get(store)?.silent ?? [])];

/**
 * Runs work of unspecified purpose, so that every call of the hall and every daily job logs its queries. `actor` undefined: the centre
 * itself.
 */
export function withAnyQueriesNoted<T>(tx: Transaction, actor: Actor | undefined, work: () => T): T {
  return noting(tx, actor, actor ? ANY_CALL : ANY_DAY, true, work);
}

/** Legal basis for a user's queries of their own affairs, without an application. */
export const SELF_SERVICE_QUERY = '您在网上办事大厅查询本人事项';

/** Generic purposes; neither is a business with a code. */
const ANY_CALL: Purpose = { ywlx: '网上事项', doing: '查询办理信息时', yj: SELF_SERVICE_QUERY };
const ANY_DAY: Purpose = { ywlx: '日常业务处理', doing: '处理到期业务时' };

/**
 * Runs work for an actor and logs the queries in the access log of each person concerned. A refusal rolls back the work, but not the log.
 * Nested queries belong to the whole work.
 */
export function withQueriesNoted<T>(tx: Transaction, actor: Actor, purpose: Purpose, work: () => T): T {
  return noting(tx, actor, purpose, false, work);
}

function noting<T>(tx: Transaction, actor: Actor | undefined, purpose: Purpose, general: boolean, work: () => T): T {
  const around = running.get(tx.store);
  if (around && (general || !around.general)) return work();
  const asked: Asked = new Map();
  running.set(tx.store, { asked, silent: new Set(), general });
  tx.keep((later) => noteAll(later, actor, purpose, asked));
  try {
    const result = work();
    noteAll(tx, actor, purpose, asked);
    return result;
  } finally {
    if (around) running.set(tx.store, around);
    else running.delete(tx.store);
  }
}

function noteAll(tx: Transaction, actor: Actor | undefined, { ywlx, doing, yj }: Purpose, asked: Asked): void {
  const business = businessName(ywlx) ?? ywlx;
  const today = fundTime(tx.now()).slice(0, 10);
  for (const [zjhm, registers] of asked) {
    const grzh = findPersonByZjhm(tx, zjhm)?.grzh;
    if (grzh === undefined) continue;
    const owner = ownerOf({ kind: 'person', grzh });
    const own = actor !== undefined && owner === ownerOf(actor);
    // A lookup of one's own account is no query.
    const names = [...registers].filter((name) => !own || name !== '住房公积金账户').sort();
    if (names.length === 0) continue;
    const entry = {
      fs: own || !actor ? `系统（${business}）` : `系统（${nameOf(tx.store, actor)}办理${business}）`,
      nr: `${doing}核查${names.join('、')}`,
      yj: own ? (yj ?? '您办理业务时作出的查询授权') : '申请人办理业务时的申报和《住房公积金管理条例》',
    };
    // The form queries again with each field: one log entry per day is enough.
    const known = accessLog(tx, owner).some(
      ({ sj, fs, nr }) => sj.startsWith(today) && fs === entry.fs && nr === entry.nr,
    );
    if (!known) noteQuery(tx, owner, entry);
  }
}

function nameOf(store: Store, actor: Actor): string {
  if (actor.kind === 'unit') return units(store).get(actor.dwzh)?.dwmc ?? '单位';
  return maskName((actor.kind === 'person' && persons(store).get(actor.grzh)?.xingming) || '他人');
}
