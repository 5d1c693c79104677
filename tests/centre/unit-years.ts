import { setDebitSwitch } from '@mocks/centre/kernel/accounts/bank';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { type UnitRecord, units } from '@mocks/centre/kernel/people';
import { BusinessError, type Transaction } from '@mocks/centre/kernel/transaction';
import { submit } from '@mocks/centre/office/applications';
import { withdrawCase } from '@mocks/centre/office/cases';
import { owedRows } from '@mocks/centre/remittance/back-pay';
import { changePayment } from '@mocks/centre/remittance/debit/change-payment';
import { payers } from '@mocks/centre/remittance/debit/payers';
import { dueMonth } from '@mocks/centre/remittance/list/confirm';
import { openListsOf, type RemittanceRecord, shortfallOf } from '@mocks/centre/remittance/list/records';
import { availablePending } from '@mocks/centre/remittance/list/settle';
import { REFUND } from '@mocks/centre/remittance/refunds';
import { bankTransfers, bookArrival } from '@mocks/centre/remittance/transfers';
import fc from 'fast-check';
import { monthOf } from '@/domain/dates';
import { toYuan } from '@/domain/money';
import { PAYING_UNITS, smallWorld, type World } from './ledger-world';
import { remittanceCall, type UnitActor } from './ledger-years';
import { ACCOUNT, ACCOUNT_NUMBER, application } from './remittance-world';
import { sendRows } from './submit';
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
  after: (one: Operation, outcome: 'done' | 'refused', tx: Transaction) => void = () => undefined,
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
    after(one, live(world, one), world.tx());
    checkUnits(world.tx(), UNITS);
  }
  world.advance(200);
  checkUnits(world.tx(), UNITS);
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
    if (one.kind === 'backPay' && owedRows(world.tx(), unitNow(world.tx())).length === 0) toDeferralEnd(world);
    return world.transact((tx) => run(tx, one)) === undefined ? 'refused' : 'done';
  } catch (error) {
    // A refusal is an answer like another; anything else is a fault of the centre.
    if (!(error instanceof BusinessError)) throw error;
    return 'refused';
  }
}

/** Lets the deferral that runs come to its end, one of a month where none runs; false where the centre refuses that. */
function toDeferralEnd(world: World): boolean {
  if (daysToDeferralEnd(world.tx(), UNIT) === 0) world.transact((tx) => deferred(tx, UNIT));
  const days = daysToDeferralEnd(world.tx(), UNIT);
  world.advance(days);
  return days > 0;
}

const unitNow = ({ store }: Transaction) => units(store).get(UNIT.dwzh) as UnitRecord;

function run(tx: Transaction, one: Exclude<Operation, { kind: 'days' | 'deferralEnd' }>): unknown {
  const list = 'which' in one ? waitingList(tx, one.which) : undefined;
  switch (one.kind) {
    case 'remit':
      return remittanceCall(tx, UNIT, one)(tx);
    case 'month':
      return catchUp(tx, one.way);
    case 'transfer':
      return list && transfer(tx, list, one.percent);
    case 'backPay':
      return makeUp(tx, one);
    case 'part': {
      const open = waitingList(tx, 0);
      const before = open && transfer(tx, open, one.percent);
      const left = openListsOf(tx.store, UNIT.dwzh).find(({ qcqrdh }) => qcqrdh === open?.qcqrdh);
      return left && one.rest ? transfer(tx, left, 100) : before;
    }
    case 'refund': {
      if (availablePending(tx.store, UNIT.dwzh) === 0n) {
        const open = waitingList(tx, 0);
        if (open) transfer(tx, open, one.over);
      }
      const tkje = toYuan((availablePending(tx.store, UNIT.dwzh) * BigInt(one.percent)) / 100n);
      const asked = { ywlx: REFUND, ywlsh: issueNumber(tx, UNIT, REFUND), zhbh: ACCOUNT, tkje };
      submit(tx, UNIT, asked);
      return submit(tx, UNIT, asked);
    }
    case 'cancel':
      return list && withdrawCase(tx, UNIT, { ywlsh: list.ywlsh });
    case 'otherWay':
      return list && changePayment(tx, UNIT, { qcqrdh: list.qcqrdh, ...way(tx, one.way, 50) });
    case 'bank':
      return setDebitSwitch(tx, { dwzh: UNIT.dwzh, fail: one.fail, yy: '余额不足' });
    case 'ratio':
    case 'lower':
    case 'defer':
    case 'prolongLower':
    case 'prolongDeferral':
    case 'decide':
    case 'endEarly':
      return runTerms(tx, UNIT, one);
    default:
      return runPeople(tx, UNIT, OTHER, one);
  }
}

/** Hands in and pays what is due up to this month, by debit or by transfer; a list that waits is paid first. */
function catchUp(tx: Transaction, index: number): unknown {
  let done: unknown;
  for (let month = 0; month < CATCH_UP; month += 1) {
    for (const list of openListsOf(tx.store, UNIT.dwzh)) done = transfer(tx, list, 100);
    if (dueMonth(tx, unitNow(tx)) > monthOf(tx.today())) break;
    done = submit(tx, UNIT, application(tx, way(tx, Math.max(index, 1), 0), UNIT));
  }
  for (const list of openListsOf(tx.store, UNIT.dwzh)) done = transfer(tx, list, 100);
  return done;
}

/** A list that waits for its money; where none does, the month that is due is handed in, to be paid by transfer. */
function waitingList(tx: Transaction, which: number): RemittanceRecord | undefined {
  const open = () => openListsOf(tx.store, UNIT.dwzh);
  if (open().length === 0) submit(tx, UNIT, application(tx, way(tx, 2, 0), UNIT));
  return open()[which] ?? open()[0];
}

/** So much of what a list still lacks, and a fen; exactly all of it for 100. */
function transfer(tx: Transaction, list: RemittanceRecord, percent: number): unknown {
  const fen = (shortfallOf(list) * BigInt(percent)) / 100n + (percent === 100 ? 0n : 1n);
  const lsh = `T${bankTransfers(tx.store).size}`;
  return bookArrival(tx, { dwzh: '', fkhm: '甲单位', fkzh: '', fy: list.jkfy, lsh, fse: toYuan(fen) });
}

function way(tx: Transaction, index: number, share: number) {
  const hjfs = WAYS[index] ?? '03';
  const free = availablePending(tx.store, UNIT.dwzh);
  return {
    hjfs,
    zhbh: hjfs === '02' ? ACCOUNT : '',
    sqzsje: hjfs === '01' ? toYuan((free * BigInt(share)) / 100n) : '',
  };
}

function makeUp(tx: Transaction, one: { way: number; share: number }): unknown {
  const rows = owedRows(tx, unitNow(tx));
  if (rows.length === 0) return undefined;
  const ywlsh = issueNumber(tx, UNIT, 'GJ0202');
  const { pcbh } = sendRows(tx, UNIT, 'GJ0202', rows, ywlsh);
  const values = { bjfs: '01', bjyy: '03', ywwd: '0101', cns: '1', ...way(tx, one.way, one.share) };
  return submit(tx, UNIT, { ywlx: 'GJ0202', ywlsh, pcbh, ...values });
}
