import { addPart, closeBatch, openBatch } from '@mocks/centre/cases/batches';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { paidShares } from '@mocks/centre/kernel/account-figures';
import { setDebitSwitch } from '@mocks/centre/kernel/bank';
import { type Desk, Refusal } from '@mocks/centre/kernel/desk';
import { balanceOf, pendingAccount, trialBalance } from '@mocks/centre/kernel/ledger';
import { issueNumber } from '@mocks/centre/kernel/numbers';
import { persons, spanIn, type UnitRecord, units } from '@mocks/centre/kernel/people';
import { deferralIn, reliefsOf } from '@mocks/centre/kernel/unit-reliefs';
import { submit } from '@mocks/centre/office/applications';
import { withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { sharesOf } from '@mocks/centre/remittance/amounts';
import { owedRows } from '@mocks/centre/remittance/back-pay';
import { changePayment } from '@mocks/centre/remittance/change-payment';
import { dueMonth } from '@mocks/centre/remittance/confirm';
import { missingOf, openListsOf } from '@mocks/centre/remittance/records';
import { refund, refundStart } from '@mocks/centre/remittance/refunds';
import { endEarly } from '@mocks/centre/remittance/relief-views';
import { dueRoster } from '@mocks/centre/remittance/roster';
import { availablePending } from '@mocks/centre/remittance/settle';
import { arrive, transfers } from '@mocks/centre/remittance/transfers';
import fc from 'fast-check';
import { addDays, lastDayOf, monthOf, shiftMonth } from '@/domain/dates';
import { toYuan } from '@/domain/money';
import { checkBooks } from './ledger-check';
import { MEMBERS, PAYING_UNITS, smallWorld, type World } from './ledger-world';
import { rebase, remittanceCall, sealOrUnseal, type UnitActor } from './ledger-years';
import { PNG } from './loan-fixture';
import { ACCOUNT } from './remittance-world';

const UNIT: UnitActor = { kind: 'unit', dwzh: PAYING_UNITS[0] };
const OWN = [MEMBERS[0], MEMBERS[2], MEMBERS[4]] as const;
const WAYS = ['01', '02', '03'];

const kind = <K extends string>(name: K) => fc.constant(name);
const operation = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: kind('days'), days: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 6, arbitrary: fc.record({ kind: kind('remit'), way: fc.nat(2), share: fc.nat(100) }) },
  { weight: 5, arbitrary: fc.record({ kind: kind('transfer'), which: fc.nat(1), percent: fc.nat(150) }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('backPay'), way: fc.nat(2), share: fc.nat(100) }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('seal'), member: fc.nat(2) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: kind('base'), member: fc.nat(2), base: fc.integer({ min: 220_000, max: 2_868_000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('ratio'),
      unit: fc.integer({ min: 5, max: 12 }),
      own: fc.integer({ min: 5, max: 12 }),
      ahead: fc.nat(3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('lower'),
      ratio: fc.integer({ min: 5, max: 11 }),
      ahead: fc.nat(2),
      months: fc.integer({ min: 1, max: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: kind('defer'), ahead: fc.nat(2), months: fc.integer({ min: 1, max: 5 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('endEarly') }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('refund'), percent: fc.integer({ min: 1, max: 110 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('cancel'), which: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('otherWay'), which: fc.nat(1), way: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('bank'), fail: fc.boolean() }) },
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

/** Random years of a unit of three, of which every step must hold. */
export function unitYears(length = 20) {
  return fc.property(fc.array(operation, { minLength: 8, maxLength: length }), (operations) => {
    const world = smallWorld();
    // Nobody else remits for it.
    world.transact(({ store }) => {
      store.table('remittance-standing').put(UNIT.dwzh, { dwzh: UNIT.dwzh, zt: '0', zhbh: '', rq: '2026-01-01' });
    });
    for (const one of operations) {
      live(world, one);
      checkStep(world.desk());
    }
    world.advance(200);
    checkStep(world.desk());
    checkBooks(world.desk());
  });
}

function live(world: World, one: Operation): void {
  if (one.kind === 'days') {
    world.advance(one.days);
    return;
  }
  try {
    world.transact((desk) => run(desk, one));
  } catch (error) {
    // A refusal is an answer like another; anything else is a fault of the centre.
    if (!(error instanceof Refusal)) throw error;
  }
}

const unitNow = ({ store }: Desk) => units(store).get(UNIT.dwzh) as UnitRecord;

function run(desk: Desk, one: Exclude<Operation, { kind: 'days' }>): unknown {
  const due = dueMonth(desk, unitNow(desk));
  const list = 'which' in one ? openListsOf(desk.store, UNIT.dwzh)[one.which] : undefined;
  switch (one.kind) {
    case 'remit':
      return remittanceCall(desk, UNIT, one)(desk);
    case 'transfer': {
      if (!list) return undefined;
      const fse = toYuan((missingOf(list) * BigInt(one.percent)) / 100n + 1n);
      return arrive(desk, {
        dwzh: '',
        fkhm: '甲单位',
        fkzh: '',
        fy: list.jkfy,
        lsh: `T${transfers(desk.store).size}`,
        fse,
      });
    }
    case 'backPay':
      return makeUp(desk, one);
    case 'seal':
      return sealOrUnseal(desk, OWN[one.member] ?? OWN[0]);
    case 'base':
      // A list that is confirmed keeps the amounts that were seen.
      return openListsOf(desk.store, UNIT.dwzh).some(({ bj }) => !bj)
        ? undefined
        : rebase(desk, OWN[one.member] ?? OWN[0], BigInt(one.base));
    case 'ratio':
      return apply(desk, 'GJ0204', {
        tzhdwjcbl: String(one.unit),
        tzhgrjcbl: String(one.own),
        sxny: shiftMonth(due, one.ahead),
        tzyy: '调整',
      });
    case 'lower': {
      const sqksny = shiftMonth(due, one.ahead);
      const [sqdwjcbl, sqgrjcbl] = [String(one.ratio), String(one.ratio)];
      const values = { sqdwjcbl, sqgrjcbl, sqksny, sqjsny: shiftMonth(sqksny, one.months - 1), jdyy: '02' };
      return apply(desk, 'GJ0205', { ...values, ...resolution(desk) });
    }
    case 'defer': {
      const sqhjksny = shiftMonth(due, one.ahead);
      const sqhjjsny = shiftMonth(sqhjksny, one.months - 1);
      const jhbjrq = addDays(lastDayOf(sqhjjsny), 90);
      return apply(desk, 'GJ0206', { sqhjksny, sqhjjsny, jhbjrq, hjyy: '02', ...resolution(desk) });
    }
    case 'endEarly': {
      const relief = reliefsOf(desk.store, UNIT.dwzh).findLast(({ lx }) => lx === 'hj');
      return relief && endEarly(desk, UNIT, relief.ywlsh);
    }
    case 'refund': {
      const { tkbh } = refundStart(desk, UNIT);
      const je = toYuan((availablePending(desk.store, UNIT.dwzh) * BigInt(one.percent)) / 100n);
      refund(desk, UNIT, { tkbh, zhbh: ACCOUNT, je });
      return refund(desk, UNIT, { tkbh, zhbh: ACCOUNT, je });
    }
    case 'cancel':
      return list && withdrawCase(desk, UNIT, { ywlsh: list.ywlsh });
    case 'otherWay':
      return list && changePayment(desk, UNIT, { qcqrdh: list.qcqrdh, ...way(desk, one.way, 50) });
    case 'bank':
      return setDebitSwitch(desk, { dwzh: UNIT.dwzh, fail: one.fail, yy: '余额不足' });
  }
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
  const { pcbh } = openBatch(desk, UNIT, { ywlx: 'GJ0202', ywlsh, parts: 1 });
  addPart(desk, UNIT, { pcbh, no: 1, rows });
  closeBatch(desk, UNIT, pcbh);
  const values = { bjfs: '01', bjyy: '03', ywwd: '0101', cns: '1', ...way(desk, one.way, one.share) };
  return submit(desk, UNIT, { ywlx: 'GJ0202', ywlsh, pcbh, ...values });
}

const resolution = (desk: Desk) => ({
  qksm: '困难',
  jyhylx: '1',
  jyrq: desk.today(),
  zgzs: '3',
  tyrs: '2',
  qunianrypjgz: '6000.00',
});

function apply(desk: Desk, ywlx: string, values: Record<string, string>): unknown {
  const ywlsh = issueNumber(desk, UNIT, ywlx);
  if (ywlx !== 'GJ0204') {
    for (const wjlxId of ['0208', '0209']) addMaterial(desk, UNIT, { ywlsh, wjlxId, name: '决议.png', bytes: PNG });
  }
  const { ywzt } = submit(desk, UNIT, { ywlx, ywlsh, ywwd: '0101', cns: '1', ...values });
  return ywzt === '98' ? review(desk, { ywlsh, result: 'approve', opinion: '同意' }) : undefined;
}

function ensure(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/**
 * What holds at every moment: the books balance, nothing pending is owed, each month of each member is paid as its terms say or
 * not at all, and the list that is due is what the members' terms come to.
 */
function checkStep(desk: Desk): void {
  const { store } = desk;
  ensure(trialBalance(store) === 0n, 'the books are out of balance');
  ensure(balanceOf(store, pendingAccount(UNIT.dwzh)) >= 0n, 'the pending balance is below zero');
  ensure(availablePending(store, UNIT.dwzh) >= 0n, 'more is set aside than there is');
  const unit = unitNow(desk);
  const due = dueMonth(desk, unit);
  let sum = 0n;
  for (const grzh of OWN) {
    const person = persons(store).get(grzh);
    if (!person) throw new Error(`no ${grzh}`);
    for (const [month, { unitFen, fen }] of paidShares(store, grzh)) {
      const span = spanIn(person, month);
      ensure(span !== undefined, `${grzh} paid for ${month}, which is on no terms`);
      const shares = span && sharesOf(span);
      ensure(
        unitFen === shares?.unitFen && fen === shares.unitFen + shares.memberFen,
        `${grzh} ${month}: paid ${fen}, due ${shares?.unitFen}+${shares?.memberFen}`,
      );
    }
    const span = spanIn(person, due);
    if (span) sum += sharesOf(span).unitFen + sharesOf(span).memberFen;
  }
  const { figures } = dueRoster(store, UNIT.dwzh, due);
  ensure(figures.hjje === sum, `the list of ${due} is ${figures.hjje}, its members' terms ${sum}`);
  const put = deferralIn(store, UNIT.dwzh, monthOf(desk.today())) !== undefined;
  ensure(!put || unit.dwzhzt === '03', `${desk.today()} is put off, the account is ${unit.dwzhzt}`);
  ensure(unit.dwzhzt === '03' || deferralIn(store, UNIT.dwzh, due) === undefined, `${due} is put off and due`);
}
