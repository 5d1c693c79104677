// What a unit does with its people, as the hall sends it: who joins, leaves, comes back, moves to another unit or from it, one or several
// at once; new bases, and months that were paid too low.
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { lastSpan, type PersonRecord, units } from '@mocks/centre/kernel/people';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { payingMembers } from '@mocks/centre/members/bases/base-members';
import { membersOf } from '@mocks/centre/members/unit/unit-members';
import { submit } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { dueMonth } from '@mocks/centre/remittance/list/confirm';
import fc from 'fast-check';
import { shiftMonth } from '@/domain/dates';
import { toYuan } from '@/domain/money';
import { NEWCOMERS, NOBODY } from '../people';
import type { UnitActor } from './ledger-years';
import { PNG } from './loan-fixture';
import { ACCOUNT } from './remittance-world';
import { sendRows } from './submit';

const kind = <K extends string>(name: K) => fc.constant(name);
const base = fc.integer({ min: 210_000, max: 2_900_000 });
/** Months after the one that is due. */
const ahead = fc.nat(2);

export const peopleOperations = [
  { weight: 3, arbitrary: fc.record({ kind: kind('join'), who: fc.nat(2), base, ahead, first: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('leave'), other: fc.boolean(), who: fc.nat(5), ahead: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('return'), who: fc.nat(5), base, ahead }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('moveOut'), other: fc.boolean(), who: fc.nat(5), ahead }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('moveIn'), who: fc.nat(5), base, ahead }) },
  { weight: 6, arbitrary: fc.record({ kind: kind('bases'), who: fc.nat(5), base, yearly: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('leaveTogether'), ahead: fc.nat(1) }) },
  { weight: 5, arbitrary: fc.record({ kind: kind('returnTogether'), base, ahead }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('moveTogether'), other: fc.boolean(), ahead }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kind('topUp'),
      who: fc.nat(5),
      base: fc.integer({ min: 700_000, max: 2_900_000 }),
      months: fc.nat(2),
      low: fc.boolean(),
      debit: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: kind('topUpTogether'), base, months: fc.nat(1), debit: fc.boolean() }) },
] as const;

type Taken<T> = T extends { arbitrary: fc.Arbitrary<infer One> } ? One : never;
export type PeopleOperation = Taken<(typeof peopleOperations)[number]>;

/** Two of the tests' own, and one whose telephone is the first one's: that is refused. */
const NEW = [
  NEWCOMERS.宋词,
  NEWCOMERS.陶然,
  { xingming: '无名', zjhm: NOBODY.third, sjhm: NEWCOMERS.宋词.sjhm },
] as const;

/** @throws BusinessError as the centre gives it; somebody who is not there leaves nothing to do */
export function runPeople(tx: Transaction, own: UnitActor, other: UnitActor, one: PeopleOperation): unknown {
  const of = (actor: UnitActor) => dueMonth(tx, unitAt(tx, actor));
  switch (one.kind) {
    case 'join': {
      const { xingming, zjhm, sjhm } = NEW[one.who] ?? NEW[0];
      const qjny = shiftMonth(of(own), one.ahead);
      const rest = { zjlx: '01', gzrq: `${shiftMonth(qjny, -1)}-01`, sfxcjgz: one.first ? '1' : '0' };
      return send(tx, own, 'GJ0301', [{ zjhm, xingming, sjhm, grjcjs: yuan(one.base), qjny, ...rest }]);
    }
    case 'leave': {
      const actor = one.other ? other : own;
      const member = nth(membersIn(tx, actor, '01'), one.who);
      const fcny = shiftMonth(of(actor), one.ahead);
      const why = { fcyy: '03', lzrq: '' };
      return member && send(tx, actor, 'GJ0305', [{ ...named(member), fcny, ...why }]);
    }
    case 'return': {
      const member = nth(membersIn(tx, own, '02'), one.who);
      const terms = { qfyy: '01', grjcjs: yuan(one.base), sxny: shiftMonth(of(own), one.ahead) };
      return member && send(tx, own, 'GJ0304', [{ ...named(member), ...terms }]);
    }
    case 'moveOut': {
      const [from, to] = one.other ? [other, own] : [own, other];
      const member = nth(membersIn(tx, from), one.who);
      const row = { zyfx: '2', zrdwzh: to.dwzh, grjcjs: '', zysxny: shiftMonth(of(from), one.ahead) };
      return member && send(tx, from, 'GJ0306', [{ zjhm: member.grzh, xingming: member.xingming, ...row }]);
    }
    case 'moveIn': {
      // Who was sealed there, as it should be; else whoever it is.
      const sealed = membersIn(tx, other, '02');
      const member = nth(sealed.length > 0 ? sealed : membersIn(tx, other), one.who);
      const row = { zyfx: '1', zrdwzh: '', grjcjs: yuan(one.base), zysxny: shiftMonth(of(own), one.ahead) };
      return member && send(tx, own, 'GJ0306', [{ zjhm: member.zjhm, xingming: member.xingming, ...row }]);
    }
    case 'leaveTogether': {
      const rest = { fcny: shiftMonth(of(own), one.ahead), fcyy: '03', lzrq: '' };
      // Somebody stays: an empty unit has no year.
      return together(membersIn(tx, own, '01').slice(1), (rows) => send(tx, own, 'GJ0305', rows), rest);
    }
    case 'returnTogether': {
      // Where not two are away, two are sealed first, as of the month before.
      if (membersIn(tx, own, '02').length < 2) {
        const rest = { fcny: of(own), fcyy: '03', lzrq: '' };
        together(membersIn(tx, own, '01').slice(1), (rows) => send(tx, own, 'GJ0305', rows), rest);
      }
      const rest = { qfyy: '01', grjcjs: yuan(one.base), sxny: shiftMonth(of(own), one.ahead + 1) };
      return together(membersIn(tx, own, '02'), (rows) => send(tx, own, 'GJ0304', rows), rest);
    }
    case 'moveTogether': {
      const [from, to] = one.other ? [other, own] : [own, other];
      const rest = { zyfx: '2', zrdwzh: to.dwzh, grjcjs: '', zysxny: shiftMonth(of(from), one.ahead) };
      const rows = membersIn(tx, from)
        .slice(1)
        .map(({ grzh, xingming }) => ({ zjhm: grzh, xingming, ...rest }));
      return rows.length > 1 ? send(tx, from, 'GJ0306', rows.slice(0, 2)) : undefined;
    }
    case 'topUp': {
      const member = nth(membersIn(tx, own, '01'), one.who);
      return member && topUp(tx, own, [member], one);
    }
    case 'topUpTogether':
      return together(membersIn(tx, own, '01'), (members) => topUp(tx, own, members, { ...one, low: false }), {});
    case 'bases': {
      const paying = [...payingMembers(tx.store, own.dwzh).values()].map(({ person }) => person);
      const chosen = nth(paying, one.who);
      const sxny = inYear(of(own));
      const rows = paying.map(({ grzh }) =>
        one.yearly || grzh === chosen?.grzh
          ? { grzh, sxny, snypjgz: yuan(one.base), btzyy: '' }
          : { grzh, sxny, snypjgz: '', btzyy: '工资未变' },
      );
      const values = { tzlx: one.yearly ? '1' : '2', jcnd: YEAR, sxny };
      return rows.length > 0 ? send(tx, own, 'GJ0203', rows, values) : undefined;
    }
  }
}

/** What there are at least two for; each with what is the same for all. */
function together<Rest extends object>(
  members: readonly PersonRecord[],
  work: (rows: readonly (PersonRow & Rest)[]) => unknown,
  rest: Rest,
): unknown {
  return members.length > 1 ? work(members.map((member) => ({ ...named(member), ...rest }))) : undefined;
}

/** Months before the one that is due, made up to a higher base: 差额补缴. */
function topUp(
  tx: Transaction,
  own: UnitActor,
  members: readonly PersonRow[],
  { base: fen, months, low, debit }: { base: number; months: number; low: boolean; debit: boolean },
): unknown {
  const bjjsny = shiftMonth(dueMonth(tx, unitAt(tx, own)), -1);
  const rest = { bjksny: shiftMonth(bjjsny, -months), bjjsny, bjjs: yuan(fen) };
  const rows = members.map(({ grzh, xingming }) => ({ grzh, xingming, ...rest }));
  // Too low a base is a clerk's matter, by the wages.
  const values = { bjfs: '02', bjyy: low ? '02' : '99', hjfs: debit ? '02' : '03', zhbh: debit ? ACCOUNT : '' };
  return send(tx, own, 'GJ0202', rows, values, low ? ['0210'] : []);
}

const YEAR = '2026-07-01 至 2027-06-30';
/** The month, not before those of the deposit year in which terms may change. */
export const inYear = (month: string) => (month < '2026-07' ? '2026-07' : month);
const yuan = (fen: number) => toYuan(BigInt(fen));
type PersonRow = Pick<PersonRecord, 'grzh' | 'xingming'>;
const named = ({ grzh, xingming }: PersonRow): PersonRow => ({ grzh, xingming });
const nth = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(list.length, 1)];

function unitAt(tx: Transaction, { dwzh }: UnitActor) {
  const unit = units(tx.store).get(dwzh);
  if (!unit) throw new Error(`no unit ${dwzh}`);
  return unit;
}

/** Members of the unit, in one state or in any. */
function membersIn(tx: Transaction, actor: UnitActor, grzhzt = ''): PersonRecord[] {
  return membersOf(tx, actor).filter((one) => lastSpan(one) && (grzhzt === '' || one.grzhzt === grzhzt));
}

/** A batch of rows and the application that hands it in; what a clerk has to read is approved. */
function send(
  tx: Transaction,
  actor: UnitActor,
  ywlx: string,
  rows: readonly object[],
  values: object = {},
  papers: readonly string[] = [],
): unknown {
  const ywlsh = issueNumber(tx, actor, ywlx);
  for (const wjlxId of papers) addMaterial(tx, actor, { ywlsh, wjlxId, name: '材料.png', bytes: PNG });
  const { pcbh } = sendRows(tx, actor, ywlx, rows, ywlsh);
  const answer = submit(tx, actor, { ywlx, ywlsh, pcbh, ywwd: '0101', cns: '1', ...values });
  return answer.ywzt === '98' ? review(tx, { ywlsh, result: 'approve', opinion: '同意' }) : answer;
}
