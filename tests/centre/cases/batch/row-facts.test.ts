// @vitest-environment node
import { answerTwoPerson, proposeTwoPerson } from '@mocks/centre/access/two-person-rule';
import { batchTable } from '@mocks/centre/cases/batch/batches';
import { cases } from '@mocks/centre/cases/case-states';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { submit } from '@mocks/centre/office/applications';
import { caseDetail, caseRowsPage, withdrawCase } from '@mocks/centre/office/cases';
import { passCheck } from '@mocks/centre/office/checks';
import { review } from '@mocks/centre/office/review';
import { beforeEach, expect, it } from 'vitest';
import { PEOPLE } from '../../../people';
import { centrePerTest } from '../../fixture';
import { BATCHES, CHECKER, MAKER, otherTerms, sendBatch } from '../../unit-batches';

const centre = centrePerTest();

beforeEach(async () => {
  await centre.transact((tx) => {
    proposeTwoPerson(tx, MAKER, { zt: '1', xe: '' });
    answerTwoPerson(tx, CHECKER, { ty: '1' });
  });
});

const PAGE = { page: 1, size: 100 };
/** The sums of each row. */
const sumsOf = (tx: Transaction, ywlsh: string) =>
  caseRowsPage(tx, MAKER, { ywlsh, ...PAGE }).list.map((cells) => cells.filter((cell) => cell.startsWith('¥')));

function changeRatios(tx: Transaction): string {
  const ywlsh = issueNumber(tx, MAKER, 'GJ0204');
  const values = { tzhdwjcbl: '10', tzhgrjcbl: '8', sxny: '2027-01', tzyy: '经营困难', ywwd: '0101', cns: '1' };
  submit(tx, MAKER, { ...values, ywlx: 'GJ0204', ywlsh });
  return ywlsh;
}
const hand = (tx: Transaction, ywlx: string) => (ywlx === 'GJ0204' ? changeRatios(tx) : sendBatch(tx, ywlx));

it.each([...Object.keys(BATCHES), 'GJ0204'])(
  '%s: whatever becomes of the terms, one taken back says what was handed in',
  (ywlx) =>
    centre.transact((tx) => {
      const ywlsh = hand(tx, ywlx);
      const { sqnr, je, jemc } = caseDetail(tx, MAKER, { ywlsh });
      const before = sumsOf(tx, ywlsh);
      expect(before.flat()).not.toEqual([]);
      otherTerms(tx);
      expect(sumsOf(tx, ywlsh)).toEqual(before);
      withdrawCase(tx, MAKER, { ywlsh });
      expect(sumsOf(tx, ywlsh)).toEqual(before);
      expect(caseDetail(tx, MAKER, { ywlsh })).toMatchObject({ ywzt: '85', sqnr, je, jemc });
    }),
);

it('GJ0305: who checks reads base, deposit, last month and a loan that runs; later nothing is said of the loan', () =>
  centre.transact((tx) => {
    const { grzh, xingming } = PEOPLE.张建国;
    const [liu = {}] = BATCHES.GJ0305?.rows(tx) ?? [];
    const ywlsh = sendBatch(tx, 'GJ0305', [liu, { ...liu, grzh, xingming }]);
    const { pcbh = '' } = cases(tx.store).get(ywlsh)?.values ?? {};
    const asked = { ...PAGE, cx: '' };
    const before = batchTable(tx, MAKER, { pcbh, ...asked });
    const checked = caseRowsPage(tx, CHECKER, { ywlsh, ...asked });
    expect(checked.lm).toEqual(before.lm);
    expect(checked.list).toEqual(before.list);
    const stake = ['缴存基数', '月缴存额', '缴至年月', '最后月份是否足额', '贷款提示'].map((label) =>
      checked.lm.indexOf(label),
    );
    expect(checked.list.map((cells) => stake.map((at) => cells[at]))).toEqual([
      ['¥11,200.00', '¥2,688.00', '2026-11', '是', '--'],
      ['¥18,000.00', '¥4,320.00', '2026-11', '是', '有未结清贷款'],
    ]);
    passCheck(tx, CHECKER, { ywlsh });
    const done = caseRowsPage(tx, MAKER, { ywlsh, ...asked });
    expect(done.lm).not.toContain('贷款提示');
    expect(JSON.stringify(done)).not.toContain('未结清');
    // Sealed he has no deposit of a month any more: the case says what fell away.
    expect(done.list[0]).toContain('¥2,688.00');
  }));

it('what a clerk carries out after the terms have changed says what was carried out: sum, application and rows', () =>
  centre.transact((tx) => {
    const [liu = {}] = BATCHES.GJ0305?.rows(tx) ?? [];
    const ywlsh = sendBatch(tx, 'GJ0305', [{ ...liu, fcyy: '07' }]);
    passCheck(tx, CHECKER, { ywlsh });
    otherTerms(tx);
    expect(caseDetail(tx, MAKER, { ywlsh })).toMatchObject({ ywzt: '98', je: '2688.00' });
    review(tx, { ywlsh, result: 'approve', opinion: '' });
    // 22 % of 12,200.00.
    const { sqnr, ...done } = caseDetail(tx, MAKER, { ywlsh });
    expect(done).toMatchObject({ ywzt: '99', je: '2684.00', jemc: '月缴存额减少' });
    expect(sqnr).toContainEqual(expect.objectContaining({ label: '月缴存额减少', value: '2,684.00元' }));
    expect(sumsOf(tx, ywlsh)).toEqual([['¥12,200.00', '¥2,684.00']]);
  }));
