import { setDebitSwitch } from '@mocks/centre/kernel/bank';
import { type Desk, Refusal } from '@mocks/centre/kernel/desk';
import { issueNumber } from '@mocks/centre/kernel/numbers';
import { type UnitRecord, units } from '@mocks/centre/kernel/people';
import { submit } from '@mocks/centre/office/applications';
import { withdrawCase } from '@mocks/centre/office/cases';
import { owedRows } from '@mocks/centre/remittance/back-pay';
import { changePayment } from '@mocks/centre/remittance/change-payment';
import { dueMonth } from '@mocks/centre/remittance/confirm';
import { payers } from '@mocks/centre/remittance/payers';
import { missingOf, openListsOf, type RemittanceRecord } from '@mocks/centre/remittance/records';
import { REFUND } from '@mocks/centre/remittance/refunds';
import { availablePending } from '@mocks/centre/remittance/settle';
import { arrive, transfers } from '@mocks/centre/remittance/transfers';
import fc from 'fast-check';
import { monthOf } from '@/domain/dates';
import { toYuan } from '@/domain/money';
import { sendRows } from './hand-in';
import { PAYING_UNITS, smallWorld, type World } from './ledger-world';
import { remittanceCall, type UnitActor } from './ledger-years';
import { ACCOUNT, ACCOUNT_NUMBER, application } from './remittance-world';
import { checkUnits } from './unit-year-check';
import { peopleOperations, runPeople } from './unit-year-people';
import { daysToDeferralEnd, deferred, runTerms, termsOperations } from './unit-year-terms';

const UNIT: UnitActor = { kind: 'unit', dwzh: PAYING_UNITS[0] };
const OTHER: UnitActor = { kind: 'unit', dwzh: PAYING_UNITS[1] };
const UNITS = [UNIT, OTHER] as const;
const WAYS = ['01', '02', '03'];
const PAYER = {
  zhbh: ACCOUNT,
  hjfs: '02',
  fkyhdm: '105',
  yhmc: '中国建设银行',
  khhmc: '',
  khhlhh: '',
  fkhm: '甲单位',
  fkzh: ACCOUNT_NUMBER,
  signed: true,
  standard: true,
  kkr: 0,
  state: 'used',
} as const;
/** Months that are caught up with at once. */
const CATCH_UP = 3;

const kind = <K extends string>(name: K) => fc.constant(name);
const operation = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: kind('days'), days: fc.integer({ min: 1, max: 40 }) }) },
  // A month goes by and what is due is paid: without it a year would stand still in its first unpaid month.
  { weight: 20, arbitrary: fc.record({ kind: kind('month'), days: fc.integer({ min: 20, max: 35 }), way: fc.nat(2) }) },
  { weight: 6, arbitrary: fc.record({ kind: kind('remit'), way: fc.nat(2), share: fc.nat(100) }) },
  { weight: 5, arbitrary: fc.record({ kind: kind('transfer'), which: fc.nat(1), percent: fc.nat(150) }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('backPay'), way: fc.nat(2), share: fc.nat(100) }) },
  // To the end of what is put off.
  { weight: 4, arbitrary: fc.record({ kind: kind('deferralEnd') }) },
  // So much of a list, and the rest of it in another transfer.
  {
    weight: 3,
    arbitrary: fc.record({ kind: kind('part'), percent: fc.integer({ min: 1, max: 99 }), rest: fc.boolean() }),
  },
  // Of what was paid too much; where nothing was, a list is overpaid first.
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kind('refund'),
      over: fc.integer({ min: 101, max: 150 }),
      percent: fc.integer({ min: 1, max: 110 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('cancel'), which: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('otherWay'), which: fc.nat(1), way: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('bank'), fail: fc.boolean() }) },
  ...termsOperations,
  ...peopleOperations,
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

/** Random years of a unit of three beside another one that its bank pays for, of which every step must hold. */
export function unitYears(length = 40, seen: (kind: string, outcome: 'done' | 'refused') => unknown = () => undefined) {
  return fc.property(fc.array(operation, { minLength: 12, maxLength: length }), (operations) => {
    replay(operations, ({ kind: name }, outcome) => seen(name, outcome));
  });
}

/** One of them, as fast-check names it when it fails: to see it again step by step. */
export function replay(
  operations: readonly Operation[],
  after: (one: Operation, outcome: 'done' | 'refused', desk: Desk) => void = () => undefined,
): void {
  const world = smallWorld();
  // It pays itself, from an account of its own; nobody else remits for it.
  world.transact(({ store }) => {
    payers(store).put(ACCOUNT, { ...PAYER, dwzh: UNIT.dwzh });
    store.table('remittance-standing').put(UNIT.dwzh, { dwzh: UNIT.dwzh, zt: '0', zhbh: '', rq: '2026-01-01' });
  });
  // Until its loan is paid out.
  world.advance(5);
  for (const one of operations) {
    after(one, live(world, one), world.desk());
    checkUnits(world.desk(), UNITS);
  }
  world.advance(200);
  checkUnits(world.desk(), UNITS);
}

function live(world: World, one: Operation): 'done' | 'refused' {
  if (one.kind === 'days') {
    world.advance(one.days);
    return 'done';
  }
  if (one.kind === 'month') world.advance(one.days);
  try {
    if (one.kind === 'deferralEnd') return toDeferralEnd(world) ? 'done' : 'refused';
    // Where nothing is owed, a month is put off and over first.
    if (one.kind === 'backPay' && owedRows(world.desk(), unitNow(world.desk())).length === 0) toDeferralEnd(world);
    return world.transact((desk) => run(desk, one)) === undefined ? 'refused' : 'done';
  } catch (error) {
    // A refusal is an answer like another; anything else is a fault of the centre.
    if (!(error instanceof Refusal)) throw error;
    return 'refused';
  }
}

/** Lets the deferral that runs come to its end, one of a month where none runs; false where the centre refuses that. */
function toDeferralEnd(world: World): boolean {
  if (daysToDeferralEnd(world.desk(), UNIT) === 0) world.transact((desk) => deferred(desk, UNIT));
  const days = daysToDeferralEnd(world.desk(), UNIT);
  world.advance(days);
  return days > 0;
}

const unitNow = ({ store }: Desk) => units(store).get(UNIT.dwzh) as UnitRecord;

function run(desk: Desk, one: Exclude<Operation, { kind: 'days' | 'deferralEnd' }>): unknown {
  const list = 'which' in one ? waitingList(desk, one.which) : undefined;
  switch (one.kind) {
    case 'remit':
      return remittanceCall(desk, UNIT, one)(desk);
    case 'month':
      return catchUp(desk, one.way);
    case 'transfer':
      return list && transfer(desk, list, one.percent);
    case 'backPay':
      return makeUp(desk, one);
    case 'part': {
      const open = waitingList(desk, 0);
      const before = open && transfer(desk, open, one.percent);
      const left = openListsOf(desk.store, UNIT.dwzh).find(({ qcqrdh }) => qcqrdh === open?.qcqrdh);
      return left && one.rest ? transfer(desk, left, 100) : before;
    }
    case 'refund': {
      if (availablePending(desk.store, UNIT.dwzh) === 0n) {
        const open = waitingList(desk, 0);
        if (open) transfer(desk, open, one.over);
      }
      const tkje = toYuan((availablePending(desk.store, UNIT.dwzh) * BigInt(one.percent)) / 100n);
      const asked = { ywlx: REFUND, ywlsh: issueNumber(desk, UNIT, REFUND), zhbh: ACCOUNT, tkje };
      submit(desk, UNIT, asked);
      return submit(desk, UNIT, asked);
    }
    case 'cancel':
      return list && withdrawCase(desk, UNIT, { ywlsh: list.ywlsh });
    case 'otherWay':
      return list && changePayment(desk, UNIT, { qcqrdh: list.qcqrdh, ...way(desk, one.way, 50) });
    case 'bank':
      return setDebitSwitch(desk, { dwzh: UNIT.dwzh, fail: one.fail, yy: '余额不足' });
    case 'ratio':
    case 'lower':
    case 'defer':
    case 'prolongLower':
    case 'prolongDeferral':
    case 'decide':
    case 'endEarly':
      return runTerms(desk, UNIT, one);
    default:
      return runPeople(desk, UNIT, OTHER, one);
  }
}

/** Hands in and pays what is due up to this month, by debit or by transfer; a list that waits is paid first. */
function catchUp(desk: Desk, index: number): unknown {
  let done: unknown;
  for (let month = 0; month < CATCH_UP; month += 1) {
    for (const list of openListsOf(desk.store, UNIT.dwzh)) done = transfer(desk, list, 100);
    if (dueMonth(desk, unitNow(desk)) > monthOf(desk.today())) break;
    done = submit(desk, UNIT, application(desk, way(desk, Math.max(index, 1), 0), UNIT));
  }
  for (const list of openListsOf(desk.store, UNIT.dwzh)) done = transfer(desk, list, 100);
  return done;
}

/** A list that waits for its money; where none does, the month that is due is handed in, to be paid by transfer. */
function waitingList(desk: Desk, which: number): RemittanceRecord | undefined {
  const open = () => openListsOf(desk.store, UNIT.dwzh);
  if (open().length === 0) submit(desk, UNIT, application(desk, way(desk, 2, 0), UNIT));
  return open()[which] ?? open()[0];
}

/** So much of what a list still lacks, and a fen; exactly all of it for 100. */
function transfer(desk: Desk, list: RemittanceRecord, percent: number): unknown {
  const fen = (missingOf(list) * BigInt(percent)) / 100n + (percent === 100 ? 0n : 1n);
  const lsh = `T${transfers(desk.store).size}`;
  return arrive(desk, { dwzh: '', fkhm: '甲单位', fkzh: '', fy: list.jkfy, lsh, fse: toYuan(fen) });
}

function way(desk: Desk, index: number, share: number) {
  const hjfs = WAYS[index] ?? '03';
  const free = availablePending(desk.store, UNIT.dwzh);
  return {
    hjfs,
    zhbh: hjfs === '02' ? ACCOUNT : '',
    sqzsje: hjfs === '01' ? toYuan((free * BigInt(share)) / 100n) : '',
  };
}

function makeUp(desk: Desk, one: { way: number; share: number }): unknown {
  const rows = owedRows(desk, unitNow(desk));
  if (rows.length === 0) return undefined;
  const ywlsh = issueNumber(desk, UNIT, 'GJ0202');
  const { pcbh } = sendRows(desk, UNIT, 'GJ0202', rows, ywlsh);
  const values = { bjfs: '01', bjyy: '03', ywwd: '0101', cns: '1', ...way(desk, one.way, one.share) };
  return submit(desk, UNIT, { ywlx: 'GJ0202', ywlsh, pcbh, ...values });
}
