import { cases } from '@mocks/centre/cases/case-states';
import { setDebitSwitch } from '@mocks/centre/kernel/accounts/bank';
import { balanceOf, pendingAccount } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { lastSpan, persons, units } from '@mocks/centre/kernel/people';
import { type Actor, actorOf, BusinessError, type Transaction } from '@mocks/centre/kernel/transaction';
import { submit } from '@mocks/centre/office/applications';
import { withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { setInstruction } from '@mocks/centre/remittance/debit/standing-instruction';
import { openListOf } from '@mocks/centre/remittance/list/records';
import { dueRoster } from '@mocks/centre/remittance/list/roster';
import { bankTransfers, bookArrival, claim } from '@mocks/centre/remittance/transfers';
import { paymentAccountsOf } from '@mocks/data/unit-payers';
import fc from 'fast-check';
import { monthOf, shiftMonth } from '@/domain/dates';
import { remittanceCode } from '@/domain/deposit/remittance';
import { toYuan } from '@/domain/money';
import { checkBooks, checkOwed } from './ledger-check';
import {
  type Call,
  closingCall,
  drawCall,
  emptyCard,
  filledCard,
  offsetCall,
  repayCall,
  termsCall,
} from './ledger-closings';
import { MEMBERS, PAYING_UNITS, smallWorld, type World } from './ledger-world';
import { application } from './remittance-world';

const unit = fc.nat(1);
const member = fc.nat(MEMBERS.length - 1);
/** Counted from the newest. */
const which = fc.nat(6);

/** How a call ends: answered, its answer lost after the commit, or the commit itself torn; both of the latter are repeated at once. */
const fate = fc.constantFrom('answered', 'answered', 'lost', 'torn');

export const days = {
  weight: 6,
  arbitrary: fc.record({ kind: fc.constant('days'), days: fc.integer({ min: 1, max: 45 }) }),
};
export const ofTheLoan = [
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('offset'),
      // '' ends it.
      chfs: fc.constantFrom('01', '02', ''),
      thfs: fc.constantFrom('01', '02'),
      days: fc.integer({ min: 1, max: 60 }),
      keep: fc.nat(3_000_000),
      both: fc.boolean(),
      fate,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('card'), full: fc.boolean(), fate }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('bank'), fail: fc.boolean(), lost: fc.boolean(), fate }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('repay'),
      hklx: fc.constantFrom('1', '2', '2', '3'),
      percent: fc.integer({ min: 1, max: 101 }),
      thfs: fc.constantFrom('01', '02'),
      ahead: fc.nat(6),
      fate,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('draw'),
      hklx: fc.constantFrom('1', '2', '2', '3'),
      percent: fc.integer({ min: 1, max: 101 }),
      thfs: fc.constantFrom('01', '02'),
      ahead: fc.nat(6),
      both: fc.boolean(),
      fate,
    }),
  },
  // 0: the other method.
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('terms'), months: fc.integer({ min: -60, max: 60 }), fate }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('terms'), months: fc.constant(0), fate }) },
] as const;
const operation = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('remit'), unit, way: fc.nat(4), share: fc.nat(100), fate }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('transfer'), unit, percent: fc.nat(160), coded: fc.nat(3), fate }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('claim'), unit, which, fate }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('withdraw'),
      member,
      months: fc.integer({ min: 1, max: 12 }),
      percent: fc.nat(105),
      fate,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('review'),
      which,
      result: fc.constantFrom('approve', 'return', 'refuse'),
      fate,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel'), which, fate }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('repeat'), which, fate }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('seal'), member, fate }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('base'),
      member,
      base: fc.integer({ min: 220_000, max: 2_868_000 }),
      fate,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('debit'), unit, fail: fc.boolean(), fate }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('standing'), unit, on: fc.boolean(), fate }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('close'), retired: fc.nat(1), approved: fc.boolean(), fate }) },
  ...ofTheLoan,
  days,
);
export type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

/** Random years of a small centre, after each of which `check` must hold. */
export function ledgerYears(check: (tx: Transaction) => void = checkBooks) {
  return fc.property(fc.array(operation, { minLength: 25, maxLength: 50 }), (operations) => lived(operations, check));
}

/** Lives through these operations and 200 days more; `after` holds after each of them, and what is owed each day. */
export function lived(
  operations: readonly Operation[],
  check: (tx: Transaction) => void,
  world = smallWorld(),
  after?: (tx: Transaction) => void,
): void {
  const calls: Call[] = [];
  for (const one of operations) {
    live(world, calls, one, after && checkOwed);
    after?.(world.tx());
  }
  world.advance(200, after && checkOwed);
  after?.(world.tx());
  check(world.tx());
}

function live(world: World, calls: Call[], one: Operation, daily?: (tx: Transaction) => void): void {
  if (one.kind === 'days') {
    world.advance(one.days, daily);
    return;
  }
  const call = one.kind === 'repeat' ? calls.at(-1 - one.which) : attempt(world, (tx) => callOf(tx, one));
  if (!call) return;
  if (one.kind !== 'repeat') calls.push(call);
  attempt(world, call, one.fate === 'torn');
  if (one.fate !== 'answered') attempt(world, call);
}

/** A refusal is an answer like another; anything else is a fault of the centre. */
function attempt<T>(world: World, work: (tx: Transaction) => T, torn = false): T | undefined {
  try {
    return world.transact(work, torn);
  } catch (error) {
    if (error instanceof BusinessError) return undefined;
    throw error;
  }
}

/** The call an operation comes to, with everything decided that a client decides before it sends. */
function callOf(tx: Transaction, one: Exclude<Operation, { kind: 'days' | 'repeat' }>): Call | undefined {
  switch (one.kind) {
    case 'remit':
      return remittanceCall(tx, unitAt(one.unit), one);
    case 'transfer':
      return transferCall(tx, unitAt(one.unit).dwzh, one);
    case 'claim': {
      const all = [...bankTransfers(tx.store).values()];
      const found = all[one.which % Math.max(all.length, 1)];
      const record = units(tx.store).get(unitAt(one.unit).dwzh);
      return found && record && ((later) => claim(later, record, { lsh: found.lsh, fse: toYuan(found.fse) }));
    }
    case 'withdraw':
      return withdrawalCall(tx, { kind: 'person', grzh: MEMBERS[one.member] ?? MEMBERS[0] }, one);
    case 'review': {
      const { which: index, result } = one;
      const ywlsh = [...cases(tx.store).values()].at(-1 - index)?.ywlsh;
      const decision = result as 'approve' | 'return' | 'refuse';
      return ywlsh === undefined ? undefined : (later) => review(later, { ywlsh, result: decision, opinion: '意见' });
    }
    case 'cancel': {
      const record = [...cases(tx.store).values()].at(-1 - one.which);
      return record && ((later) => withdrawCase(later, actorOf(record.owner), { ywlsh: record.ywlsh }));
    }
    case 'seal':
      return (later) => sealOrUnseal(later, MEMBERS[one.member] ?? MEMBERS[0]);
    case 'base':
      return (later) => rebase(later, MEMBERS[one.member] ?? MEMBERS[0], BigInt(one.base));
    case 'close':
      return closingCall(tx, MEMBERS[4 + one.retired] ?? MEMBERS[4], one.approved);
    case 'offset':
      return offsetCall(tx, one);
    case 'card':
      return one.full ? filledCard : emptyCard;
    case 'repay':
      return repayCall(tx, one);
    case 'draw':
      return drawCall(tx, one);
    case 'terms':
      return termsCall(tx, one);
    case 'bank':
      return (later) => setDebitSwitch(later, { dwzh: MEMBERS[0], fail: one.fail, yy: '', lost: one.lost });
    case 'debit':
      return (later) => setDebitSwitch(later, { dwzh: unitAt(one.unit).dwzh, fail: one.fail, yy: '' });
    case 'standing': {
      const actor = unitAt(one.unit);
      const zhbh = paymentAccountsOf(actor.dwzh)[0]?.zhbh ?? '';
      return (later) => setInstruction(later, actor, { zt: one.on ? '1' : '0', zhbh });
    }
  }
}

const WAYS = ['01', '02', '03', '04', '05'];

export function remittanceCall(
  tx: Transaction,
  actor: UnitActor,
  { way, share }: { way: number; share: number },
): Call {
  const hjfs = WAYS[way] ?? '03';
  const pending = balanceOf(tx.store, pendingAccount(actor.dwzh));
  const account = paymentAccountsOf(actor.dwzh).find((one) => one.hjfs === hjfs);
  const values = application(
    tx,
    {
      hjfs,
      sqzsje: hjfs === '01' ? toYuan((pending * BigInt(share)) / 100n) : '',
      zhbh: account?.zhbh ?? '',
    },
    actor,
  );
  return (later) => submit(later, actor, values);
}

function transferCall(tx: Transaction, dwzh: string, { percent, coded }: { percent: number; coded: number }): Call {
  const open = openListOf(tx.store, dwzh);
  const hjny = open?.hjny ?? shiftMonth(units(tx.store).get(dwzh)?.jzny ?? '2025-12', 1);
  const wanted = open?.figures.hjje ?? dueRoster(tx.store, dwzh, hjny).figures.hjje;
  const fen = (wanted * BigInt(percent)) / 100n + 1n;
  const lsh = `T${bankTransfers(tx.store).size}`;
  const fy = coded === 0 ? '没有附言码' : remittanceCode(dwzh, hjny);
  return (later) => bookArrival(later, { dwzh, fkhm: '', fkzh: '', fy, lsh, fse: toYuan(fen) });
}

/** Rent of a month without a filed contract (p.zfWba), in fen. */
const RENT = 150_000n;

function withdrawalCall(tx: Transaction, actor: Actor, { months, percent }: { months: number; percent: number }): Call {
  const last = monthOf(tx.today());
  const fen = (RENT * BigInt(months) * BigInt(percent)) / 100n + 1n;
  const values = {
    zflx: '1',
    fwzl: '云州市东城区长乐路18号',
    hyzk: '10',
    znsl: '0',
    rylb: '1',
    tqksny: shiftMonth(last, 1 - months),
    tqjsny: last,
    tqpl: '1',
    zfzffs: '1',
    sqtqje: toYuan(fen),
    tqfs: '02',
    skzhly: '1',
    skyhdm: '',
    skyhzh: '',
    ywwd: '0101',
    cns: '1',
    ywlx: 'TQ0107',
    ywlsh: issueNumber(tx, actor, 'TQ0107'),
  };
  return (later) => submit(later, actor, values);
}

/** What sealing and unsealing do to an account, from the month that is due on. */
export function sealOrUnseal(tx: Transaction, grzh: string): void {
  const person = persons(tx.store).get(grzh);
  const span = person && lastSpan(person);
  if (!person || !span || person.grzhzt === '05') return;
  const due = shiftMonth(units(tx.store).get(span.dwzh)?.jzny ?? '', 1);
  if (openListOf(tx.store, span.dwzh) || span.from >= due) return;
  const sealed = span.to !== undefined;
  const { to: _, ...open } = span;
  const spans = sealed
    ? [...person.spans, { ...open, from: due }]
    : [...person.spans.slice(0, -1), { ...span, to: shiftMonth(due, -1) }];
  persons(tx.store).put(grzh, { ...person, grzhzt: sealed ? '01' : '02', spans });
}

/** What an adjustment does: another base from the month that is due on. */
export function rebase(tx: Transaction, grzh: string, base: bigint): void {
  const person = persons(tx.store).get(grzh);
  const span = person && lastSpan(person);
  if (!person || !span || span.to !== undefined) return;
  const due = shiftMonth(units(tx.store).get(span.dwzh)?.jzny ?? '', 1);
  const before = span.from >= due ? [] : [{ ...span, to: shiftMonth(due, -1) }];
  const spans = [...person.spans.slice(0, -1), ...before, { ...span, from: span.from > due ? span.from : due, base }];
  persons(tx.store).put(grzh, { ...person, spans });
}

export type UnitActor = Actor & { kind: 'unit' };

function unitAt(index: number): UnitActor {
  return { kind: 'unit', dwzh: PAYING_UNITS[index] ?? PAYING_UNITS[0] };
}
