// With other ratios agreed for the next month, what a business of members says it adds or takes is what the list of that month shows.

import { addPart, closeBatch, openBatch } from '@mocks/centre/cases/batch/batches';
import { onTerms } from '@mocks/centre/kernel/accounts/contribution-periods';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { persons, unitOf, units } from '@mocks/centre/kernel/people';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { withRatios } from '@mocks/centre/kernel/unit/unit-ratios';
import { membersOf, searchMembers } from '@mocks/centre/members/unit/unit-members';
import { unitInfo } from '@mocks/centre/members/unit/unit-views';
import { submit } from '@mocks/centre/office/applications';
import { caseDetail } from '@mocks/centre/office/cases';
import { dueRoster } from '@mocks/centre/remittance/list/roster';
import { expect, it } from 'vitest';
import { fenOf, formatMoney, moneyText } from '@/domain/money';
import type { ImportDefinition } from '@/engine/import/import-definition';
import { RowJudge } from '@/engine/import/worker/judge-row';
import { accountOpeningImport } from '@/flows/unit/account/gj0301-account-opening-import';
import { memberReopeningImport } from '@/flows/unit/account/gj0304-member-reopening-import';
import { memberSealingImport } from '@/flows/unit/account/gj0305-member-sealing-import';
import { unitTransferImport } from '@/flows/unit/account/gj0306-unit-transfer-import';
import type { MemberOptions } from '@/flows/unit/blocks/member-columns';
import { fileCentre } from '../../file-centre';
import { UNIT_OPTIONS } from '../../flows/unit/account/unit-options';
import { NEWCOMERS, PEOPLE, UNITS } from '../../people';
import { sendRows } from '../submit';

const HUAXIA = { kind: 'unit', dwzh: UNITS.华夏精密.dwzh } satisfies Actor;
const NEXT = '2026-12';

const centre = fileCentre();

/** 11 % from the next month on, for everybody of the unit. */
function pending(tx: Transaction): void {
  const { store } = tx;
  const term = { from: NEXT, dwjcbl: '11', grjcbl: '11' };
  units(store).put(HUAXIA.dwzh, withRatios(unitOf(tx, HUAXIA), term, '2026-11'));
  for (const person of membersOf(tx, HUAXIA)) {
    if (person.grzhzt === '01') persons(store).put(person.grzh, { ...person, spans: onTerms(person.spans, term) });
  }
}

const sumOf = (tx: Transaction) => dueRoster(tx.store, HUAXIA.dwzh, NEXT).figures.hjje;
const optionsOf = (tx: Transaction): MemberOptions => {
  const { dwjcbl, grjcbl, hxjcbl } = unitInfo(tx, HUAXIA);
  const members = searchMembers(tx, HUAXIA, { page: 1, size: 2000 }).list;
  return { ...UNIT_OPTIONS, dwjcbl, grjcbl, hxjcbl, members };
};
/** A definition whose rows may be anything: only its figures are read. */
type AnyImport = ImportDefinition<MemberOptions, never>;

const { 宋词 } = NEWCOMERS;
const opened = {
  zjhm: 宋词.zjhm,
  xingming: 宋词.xingming,
  zjlx: '01',
  sjhm: 宋词.sjhm,
  gzrq: '2026-11-20',
  sfxcjgz: '1',
  grjcjs: '8888.00',
  qjny: NEXT,
};
const { 刘洋, 陈𠮷祥 } = PEOPLE;

it.each<[string, object, object, object, (tx: Transaction) => string[]]>([
  ['GJ0301', accountOpeningImport, opened, { zjlx: ['01'], sfxcjgz: ['1', '0'] }, () => ['+']],
  [
    'GJ0305',
    memberSealingImport,
    { grzh: 刘洋.grzh, xingming: 刘洋.xingming, fcyy: '01', fcny: NEXT, lzrq: '2026-11-20' },
    { fcyy: ['01'] },
    () => ['-'],
  ],
  [
    'GJ0306',
    unitTransferImport,
    { zjhm: 陈𠮷祥.zjhm, xingming: 陈𠮷祥.xingming, zyfx: '1', zrdwzh: '', grjcjs: '9000.00', zysxny: NEXT },
    { zyfx: ['1', '2'] },
    () => ['+'],
  ],
  [
    'GJ0306',
    unitTransferImport,
    { zjhm: 刘洋.grzh, xingming: 刘洋.xingming, zyfx: '2', zrdwzh: UNITS.蓝天科技.dwzh, grjcjs: '', zysxny: NEXT },
    { zyfx: ['1', '2'] },
    () => ['-'],
  ],
])(
  '%s: form, receipt, case and SMS agree with the list of the month from which the row counts',
  (ywlx, definition, row, choices, way) =>
    centre.transact((tx) => {
      pending(tx);
      const rules = (definition as AnyImport).start(optionsOf(tx));
      const named = Object.fromEntries(
        Object.entries(choices as Record<string, string[]>).map(([name, codes]) => [
          name,
          codes.map((value) => ({ value, label: value })),
        ]),
      );
      const judge = new RowJudge((definition as AnyImport).columns, rules, named);
      const { data, problems } = judge.judge(judge.cellsOf(row as Record<string, string>));
      expect(problems).toEqual([]);
      if (!data) throw new Error('no row');
      const [sign] = way(tx);
      const key = sign === '+' ? 'zjje' : 'jsje';
      const form = rules.totals([data]).figures.find((one) => one.key === key)?.value;
      const before = sumOf(tx);
      const ywlsh = issueNumber(tx, HUAXIA, ywlx);
      const { pcbh } = sendRows(tx, HUAXIA, ywlx, [row], ywlsh);
      expect(submit(tx, HUAXIA, { ywlx, ywlsh, pcbh, ywwd: '0101', cns: '1' }).ywzt).toBe('99');
      const by = sign === '+' ? sumOf(tx) - before : before - sumOf(tx);
      const moved = moneyText(by);
      const filed = caseDetail(tx, HUAXIA, { ywlsh }).sqnr;
      expect(filed.find(({ label }) => label === (sign === '+' ? '月缴存额增加' : '月缴存额减少'))?.value).toBe(moved);
      expect(form).toBe(moved);
      const to = ywlx === 'GJ0301' ? 宋词.sjhm : 陈𠮷祥.sjhm;
      if (sign === '+') expect(readOutbox(tx).findLast((one) => one.to === to)?.text).toContain(moneyText(by));
    }),
);

it('GJ0304: the form counts a reopened member at the ratio of the first month', () =>
  centre.transact((tx) => {
    pending(tx);
    const sealed = membersOf(tx, HUAXIA).find(({ grzhzt }) => grzhzt === '02');
    if (!sealed) throw new Error('nobody is sealed');
    const rules = memberReopeningImport.start(optionsOf(tx));
    const judge = new RowJudge(memberReopeningImport.columns, rules, { qfyy: [{ value: '02', label: '恢复缴存' }] });
    const { grzh, xingming } = sealed;
    const { data } = judge.judge(judge.cellsOf({ grzh, xingming, qfyy: '02', grjcjs: '9000', sxny: NEXT }));
    expect(data && rules.totals([data]).figures[1]?.value).toBe(moneyText(198_000n));
  }));

it('职工列表: who comes later is shown on the own terms with the month, and other terms agreed for later are named', () =>
  centre.transact((tx) => {
    pending(tx);
    const ywlsh = issueNumber(tx, HUAXIA, 'GJ0306');
    const { pcbh } = openBatch(tx, HUAXIA, { ywlx: 'GJ0306', ywlsh, parts: 1 });
    const row = {
      zjhm: 陈𠮷祥.zjhm,
      xingming: 陈𠮷祥.xingming,
      zyfx: '1',
      zrdwzh: '',
      grjcjs: '9000.00',
      zysxny: NEXT,
    };
    addPart(tx, HUAXIA, { pcbh, no: 1, rows: [row] });
    closeBatch(tx, HUAXIA, pcbh);
    submit(tx, HUAXIA, { ywlx: 'GJ0306', ywlsh, pcbh, ywwd: '0101', cns: '1' });
    const shown = (key: string) => searchMembers(tx, HUAXIA, { key, page: 1, size: 10 }).list[0];
    expect(shown(陈𠮷祥.grzh)).toMatchObject({ grjcjs: '9000.00', yjce: '1980.00', qsny: NEXT, hxjc: [] });
    const { grjcjs = '', qsny, hxjc } = shown(刘洋.grzh) ?? {};
    expect(qsny).toBe('');
    const later = formatMoney(((fenOf(grjcjs) * 11n + 50n) / 100n) * 2n);
    // The ratio becomes another, the base stays.
    const named = hxjc?.map((one) => [one.qsny, one.grjcjs, one.dwjcbl, one.grjcbl, formatMoney(one.yjce)]);
    expect(named).toEqual([[NEXT, '', '11', '11', later]]);
  }));
