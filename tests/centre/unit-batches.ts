// One batch of each business of 华夏精密 whose rows move money, handed in by one operator for another to check; sums reckoned by hand.

import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { persons, units } from '@mocks/centre/kernel/people';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { withRatios } from '@mocks/centre/kernel/unit/unit-ratios';
import { payingMembers } from '@mocks/centre/members/bases/base-members';
import { membersOf } from '@mocks/centre/members/unit/unit-members';
import { submit } from '@mocks/centre/office/applications';
import { toYuan } from '@/domain/money';
import { NEW_PHONES, NOBODY, OPERATORS, PEOPLE, UNITS } from '../people';
import { HUAXIA } from './remittance-world';
import { sendRows } from './submit';

export { HUAXIA } from './remittance-world';
export const MAKER: Actor & { kind: 'unit' } = { ...HUAXIA, operator: OPERATORS.吴晓东.jbrzjhm };
export const CHECKER: Actor & { kind: 'unit' } = { ...HUAXIA, operator: OPERATORS.邢芳.jbrzjhm };

interface UnitBatch {
  rows: (tx: Transaction) => object[];
  /** What is asked beside the rows. */
  values?: object;
  sum: { je: string; jemc: string };
  people: number;
}

/** 刘洋 pays in on 11,200.00, the unit and its members 12 % each. */
const { grzh } = PEOPLE.刘洋;
const LIU = { grzh, xingming: '刘洋' };
const COMES = { zjhm: PEOPLE.陈𠮷祥.zjhm, xingming: PEOPLE.陈𠮷祥.xingming, zyfx: '1', zrdwzh: '', grjcjs: '9000.00' };
const GOES = { zjhm: grzh, xingming: '刘洋', zyfx: '2', zrdwzh: UNITS.蓝天科技.dwzh, grjcjs: '' };

export const BATCHES: Readonly<Record<string, UnitBatch>> = {
  // 24 % of 28,000.00, less the 2,688.00 that came.
  GJ0202: {
    rows: () => [{ ...LIU, bjksny: '2026-10', bjjsny: '2026-10', bjjs: '28000.00' }],
    values: { bjfs: '02', bjyy: '99', hjfs: '03', sqzsje: '', zhbh: '' },
    sum: { je: '4032.00', jemc: '补缴总额' },
    people: 1,
  },
  // Everybody as before, but 刘洋 on 9,000.00.
  GJ0203: {
    rows: ({ store }) =>
      [...payingMembers(store, HUAXIA.dwzh).values()].map(({ person, span }) => ({
        ...{ grzh: person.grzh, sxny: '2026-12', btzyy: '' },
        snypjgz: person.grzh === grzh ? '9000.00' : toYuan(span.base),
      })),
    values: { tzlx: '1', jcnd: '2026-07-01 至 2027-06-30', sxny: '2026-12' },
    sum: { je: '528.00', jemc: '月缴存额减少' },
    people: 48,
  },
  GJ0301: {
    rows: () => [
      {
        ...{ zjhm: NOBODY.another, xingming: '周立新', zjlx: '01', sjhm: NEW_PHONES.employee, gzrq: '2026-11-02' },
        ...{ sfxcjgz: '0', grjcjs: '8000.00', qjny: '2026-12' },
      },
    ],
    sum: { je: '1920.00', jemc: '月缴存额增加' },
    people: 1,
  },
  GJ0304: {
    rows: (tx) => {
      const [sealed] = membersOf(tx, HUAXIA).filter(({ grzhzt }) => grzhzt === '02');
      return [{ grzh: sealed?.grzh, xingming: sealed?.xingming, qfyy: '02', grjcjs: '9000.00', sxny: '2026-12' }];
    },
    sum: { je: '2160.00', jemc: '月缴存额增加' },
    people: 1,
  },
  GJ0305: {
    rows: () => [{ ...LIU, fcyy: '03', fcny: '2026-12', lzrq: '' }],
    sum: { je: '2688.00', jemc: '月缴存额减少' },
    people: 1,
  },
  GJ0306: {
    rows: () => [COMES, GOES].map((row) => ({ ...row, zysxny: '2026-12' })),
    sum: { je: '4848.00', jemc: '月缴存额增减合计' },
    people: 2,
  },
};

/** Those that move none. */
const OTHERS: Readonly<Record<string, UnitBatch['rows']>> = {
  GJ0311: () => [{ ...LIU, xsjhm: NEW_PHONES.member }],
  GJ0314: () => [{ ...LIU, ssq: '北京市朝阳区', xxdz: '安立路60号院7号楼', yzbm: '100101' }],
};

/** @returns its number; `rows`: others than those above */
export function sendBatch(tx: Transaction, ywlx: string, rows?: readonly object[]): string {
  const of = BATCHES[ywlx];
  const ywlsh = issueNumber(tx, MAKER, ywlx);
  const { pcbh } = sendRows(tx, MAKER, ywlx, rows ?? (of?.rows ?? OTHERS[ywlx])?.(tx) ?? [], ywlsh);
  submit(tx, MAKER, { ywlx, ywlsh, pcbh, ywwd: '0101', cns: '1', ...of?.values });
  return ywlsh;
}

/** Everybody who pays in does so on other terms from the first month on, and so does who comes. */
export function otherTerms({ store }: Transaction): void {
  const unit = units(store).get(HUAXIA.dwzh);
  if (unit) units(store).put(unit.dwzh, withRatios(unit, { from: '2020-01', dwjcbl: '10', grjcbl: '10' }, '2026-11'));
  for (const { person } of payingMembers(store, HUAXIA.dwzh).values()) {
    const spans = person.spans.map((span) => ({ ...span, base: span.base + 100_000n, dwjcbl: '10' }));
    persons(store).put(person.grzh, { ...person, spans });
  }
}
