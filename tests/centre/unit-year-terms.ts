// What a unit does about its terms, as the hall sends it: other ratios for good or for a time, months put off, both prolonged, ended
// early or at their end, and read by a clerk at once or while the months go on.
import { type CaseRecord, casesOf } from '@mocks/centre/cases/case-states';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { type UnitRecord, units } from '@mocks/centre/kernel/people';
import { ownerOf, type Transaction } from '@mocks/centre/kernel/transaction';
import { isVoid, lastMonthOf, type Relief, reliefsOf } from '@mocks/centre/kernel/unit/unit-reliefs';
import { submit } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { dueMonth } from '@mocks/centre/remittance/list/confirm';
import { endEarly, listReliefs } from '@mocks/centre/remittance/relief-views';
import fc from 'fast-check';
import { addDays, lastDayOf, monthOf, shiftMonth } from '@/domain/dates';
import type { UnitActor } from './ledger-years';
import { PNG } from './loan-fixture';
import { inYear } from './unit-year-people';

const ALL = { page: 1, size: 1000 };
const kind = <K extends string>(name: K) => fc.constant(name);
/** Read at once, or left for a later step. */
const later = fc.boolean();

export const termsOperations = [
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kind('ratio'),
      unit: fc.integer({ min: 5, max: 12 }),
      own: fc.integer({ min: 5, max: 12 }),
      ahead: fc.nat(3),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kind('lower'),
      ratio: fc.integer({ min: 5, max: 11 }),
      ahead: fc.nat(2),
      months: fc.integer({ min: 1, max: 4 }),
      later,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: kind('defer'), ahead: fc.nat(1), months: fc.integer({ min: 1, max: 3 }), later }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: kind('prolongLower'), months: fc.integer({ min: 1, max: 3 }), later }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: kind('prolongDeferral'), months: fc.integer({ min: 1, max: 2 }), later }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kind('decide'), approve: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('endEarly') }) },
] as const;

type Taken<T> = T extends { arbitrary: fc.Arbitrary<infer One> } ? One : never;
export type TermsOperation = Taken<(typeof termsOperations)[number]>;

/** @throws BusinessError as the centre gives it; undefined where there is nothing to do it to */
export function runTerms(tx: Transaction, own: UnitActor, one: TermsOperation): unknown {
  const due = dueMonth(tx, units(tx.store).get(own.dwzh) as UnitRecord);
  switch (one.kind) {
    case 'ratio':
      return apply(tx, own, 'GJ0204', {
        tzhdwjcbl: String(one.unit),
        tzhgrjcbl: String(one.own),
        sxny: inYear(shiftMonth(due, one.ahead)),
        tzyy: '调整',
      });
    case 'lower': {
      const ratio = String(one.ratio);
      return lower(tx, own, { from: shiftMonth(due, one.ahead), dwjcbl: ratio, grjcbl: ratio }, one);
    }
    case 'defer':
      return defer(tx, own, shiftMonth(due, one.ahead), one);
    // Where there is none to go on with, it is asked for first.
    case 'prolongLower': {
      if (!running(tx, own, 'jd')) lower(tx, own, { from: due, ...LOWEST }, FIRST);
      const last = running(tx, own, 'jd');
      return last && lower(tx, own, { ...last, from: shiftMonth(lastMonthOf(last), 1) }, one);
    }
    case 'prolongDeferral': {
      const last = running(tx, own, 'hj') ?? deferred(tx, own);
      return last && defer(tx, own, shiftMonth(lastMonthOf(last), 1), one);
    }
    case 'decide': {
      const waiting = casesOf(tx.store, ownerOf(own)).find(isWaiting);
      const result = one.approve ? 'approve' : 'refuse';
      return waiting && review(tx, { ywlsh: waiting.ywlsh, result, opinion: '意见' });
    }
    case 'endEarly': {
      const relief = running(tx, own, 'hj') ?? deferred(tx, own);
      if (!relief) return undefined;
      const { hfny = '' } = listReliefs(tx, own, ALL).list.find(({ ywlsh }) => ywlsh === relief.ywlsh) ?? {};
      return endEarly(tx, own, { ywlsh: relief.ywlsh, hfny });
    }
  }
}

/** A month is put off, and read at once. */
export function deferred(tx: Transaction, own: UnitActor): Relief | undefined {
  defer(tx, own, dueMonth(tx, units(tx.store).get(own.dwzh) as UnitRecord), FIRST);
  return running(tx, own, 'hj');
}

/** Days until the last deferral that runs or is to come is over; 0 where there is none. */
export function daysToDeferralEnd(tx: Transaction, own: UnitActor): number {
  const last = lastRelief(tx, own, 'hj');
  if (!last) return 0;
  let days = 0;
  for (const end = lastDayOf(lastMonthOf(last)); addDays(tx.today(), days) <= end; days += 1);
  return days;
}

const LOWEST = { dwjcbl: '5', grjcbl: '5' };
const FIRST = { months: 1, later: false };

/** One that is not over yet. */
function running(tx: Transaction, own: UnitActor, lx: Relief['lx']): Relief | undefined {
  const last = lastRelief(tx, own, lx);
  return last && lastMonthOf(last) >= monthOf(tx.today()) ? last : undefined;
}

const isWaiting = ({ ywlx, ywzt }: CaseRecord) => ['GJ0205', 'GJ0206'].includes(ywlx) && ['98', '81'].includes(ywzt);

function lastRelief({ store }: Transaction, { dwzh }: UnitActor, lx: Relief['lx']): Relief | undefined {
  const all = reliefsOf(store, dwzh).filter((one) => one.lx === lx && !isVoid(one));
  return all.sort((a, b) => (a.ksny < b.ksny ? -1 : 1)).at(-1);
}

interface Asked {
  months: number;
  later: boolean;
}

function lower(
  tx: Transaction,
  own: UnitActor,
  { from, dwjcbl, grjcbl }: { from: string; dwjcbl: string; grjcbl: string },
  { months, later: waits }: Asked,
): unknown {
  const sqjsny = shiftMonth(from, months - 1);
  const values = { sqdwjcbl: dwjcbl, sqgrjcbl: grjcbl, sqksny: from, sqjsny, jdyy: '02' };
  return apply(tx, own, 'GJ0205', { ...values, ...resolution(tx) }, waits);
}

function defer(tx: Transaction, own: UnitActor, from: string, { months, later: waits }: Asked): unknown {
  const sqhjjsny = shiftMonth(from, months - 1);
  const jhbjrq = addDays(lastDayOf(sqhjjsny), 90);
  return apply(tx, own, 'GJ0206', { sqhjksny: from, sqhjjsny, jhbjrq, hjyy: '02', ...resolution(tx) }, waits);
}

const resolution = (tx: Transaction) => ({
  qksm: '困难',
  jyhylx: '1',
  jyrq: tx.today(),
  zgzs: '3',
  tyrs: '2',
  qunianrypjgz: '6000.00',
});

function apply(tx: Transaction, own: UnitActor, ywlx: string, values: Record<string, string>, waits = false): unknown {
  const ywlsh = issueNumber(tx, own, ywlx);
  if (ywlx !== 'GJ0204') {
    for (const wjlxId of ['0208', '0209']) addMaterial(tx, own, { ywlsh, wjlxId, name: '决议.png', bytes: PNG });
  }
  const answer = submit(tx, own, { ywlx, ywlsh, ywwd: '0101', cns: '1', ...values });
  return answer.ywzt === '98' && !waits ? review(tx, { ywlsh, result: 'approve', opinion: '同意' }) : answer;
}
