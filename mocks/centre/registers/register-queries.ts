// Who was looked up in which register while the centre worked on something: noted where a register is asked, so that the
// access log says what happened and nothing else (domain catalogue 12.1).
import { fundTime } from '@/domain/dates';
import { maskName } from '@/domain/mask';
import { accessLog, noteQuery } from '../kernel/access-log';
import { type Actor, type Desk, ownerOf } from '../kernel/desk';
import { businessName } from '../kernel/known-businesses';
import { findPersonByZjhm, persons, units } from '../kernel/people';
import type { Store } from '../kernel/store';

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

/** What the registers were asked for. */
export interface Purpose {
  ywlx: string;
  /** 提交业务…时, 资格预检时 … */
  doing: string;
  /** Why it may be asked, where the person has agreed to nothing for it. */
  yj?: string;
}

type Asked = Map<string, Set<RegisterName>>;

/** What one piece of work has asked so far. */
interface Queries {
  asked: Asked;
  silent: Set<RegisterName>;
  /** It is any work of its kind: work on the way that says what it is stands in the log by itself. */
  general: boolean;
}

/** One piece of work at a time: a store runs one transaction after another. */
const running = new WeakMap<Store, Queries>();

/** Registers that do not answer at present. */
const outages = (store: Store) => store.table<{ register: RegisterName }>('register-outages');

/** A register stops answering, or answers again. */
export function setRegister(store: Store, register: RegisterName, answers: boolean): void {
  if (answers) outages(store).delete(register);
  else outages(store).put(register, { register });
}

export const isSilent = (store: Store, register: RegisterName) => outages(store).get(register) !== undefined;

/** How a condition stands whose register does not answer: that is what its applicant reads in place of a finding. */
export const unanswered = (store: Store, register: RegisterName): { dhc: true; sjz: string } | undefined =>
  isSilent(store, register) ? { dhc: true, sjz: `${register}暂时没有应答，由中心核查` } : undefined;

/** What the centre itself keeps is looked up about these people. */
export function noteAsked(store: Store, register: RegisterName, ...zjhm: readonly string[]): void {
  const asked = running.get(store)?.asked;
  if (!asked) return;
  for (const one of zjhm) asked.set(one, (asked.get(one) ?? new Set()).add(register));
}

/**
 * Asks a register about these people. False where it does not answer: then nothing is known of them, and whatever is applied for
 * meanwhile goes to a clerk (`silentRegisters`).
 */
export function askRegister(store: Store, register: RegisterName, ...zjhm: readonly string[]): boolean {
  if (isSilent(store, register)) {
    running.get(store)?.silent.add(register);
    return false;
  }
  noteAsked(store, register, ...zjhm);
  return true;
}

/** Registers that were asked in the work that is going on and did not answer. */
export const silentRegisters = (store: Store): RegisterName[] => [...(running.get(store)?.silent ?? [])];

/**
 * The same for work of which nobody has said what it is: each call of the hall and each day of the centre is one, so that no
 * question to a register goes without its line. `actor` undefined: the centre by itself.
 */
export function withAnyQueriesNoted<T>(desk: Desk, actor: Actor | undefined, work: () => T): T {
  return noting(desk, actor, actor ? ANY_CALL : ANY_DAY, true, work);
}

/** Nothing is applied for yet: who looks at their own affairs in the hall has them looked up. */
export const OWN_LOOK = '您在网上办事大厅查询本人事项';

/** What one has not said more exactly; neither is a business with a code. */
const ANY_CALL: Purpose = { ywlx: '网上事项', doing: '查询办理信息时', yj: OWN_LOOK };
const ANY_DAY: Purpose = { ywlx: '日常业务处理', doing: '处理到期业务时' };

/**
 * Does a piece of work for somebody and writes into the access log of each person whom a register was asked about: of the
 * applicant and of everybody else. A refusal takes back what was done, not that the registers were asked. What is asked on the
 * way belongs to the work as a whole.
 */
export function withQueriesNoted<T>(desk: Desk, actor: Actor, purpose: Purpose, work: () => T): T {
  return noting(desk, actor, purpose, false, work);
}

function noting<T>(desk: Desk, actor: Actor | undefined, purpose: Purpose, general: boolean, work: () => T): T {
  const around = running.get(desk.store);
  if (around && (general || !around.general)) return work();
  const asked: Asked = new Map();
  running.set(desk.store, { asked, silent: new Set(), general });
  desk.keep((later) => noteAll(later, actor, purpose, asked));
  try {
    const result = work();
    noteAll(desk, actor, purpose, asked);
    return result;
  } finally {
    if (around) running.set(desk.store, around);
    else running.delete(desk.store);
  }
}

function noteAll(desk: Desk, actor: Actor | undefined, { ywlx, doing, yj }: Purpose, asked: Asked): void {
  const business = businessName(ywlx) ?? ywlx;
  const today = fundTime(desk.now()).slice(0, 10);
  for (const [zjhm, registers] of asked) {
    const grzh = findPersonByZjhm(desk, zjhm)?.grzh;
    if (grzh === undefined) continue;
    const owner = ownerOf({ kind: 'person', grzh });
    const own = actor !== undefined && owner === ownerOf(actor);
    // Work on one's own account is no query.
    const names = [...registers].filter((name) => !own || name !== '住房公积金账户').sort();
    if (names.length === 0) continue;
    const entry = {
      fs: own || !actor ? `系统（${business}）` : `系统（${nameOf(desk.store, actor)}办理${business}）`,
      nr: `${doing}核查${names.join('、')}`,
      yj: own ? (yj ?? '您办理业务时作出的查询授权') : '申请人办理业务时的申报和《住房公积金管理条例》',
    };
    // The form asks again with each field: one line a day says it.
    const known = accessLog(desk, owner).some(
      ({ sj, fs, nr }) => sj.startsWith(today) && fs === entry.fs && nr === entry.nr,
    );
    if (!known) noteQuery(desk, owner, entry);
  }
}

function nameOf(store: Store, actor: Actor): string {
  if (actor.kind === 'unit') return units(store).get(actor.dwzh)?.dwmc ?? '单位';
  return maskName((actor.kind === 'person' && persons(store).get(actor.grzh)?.xingming) || '他人');
}
