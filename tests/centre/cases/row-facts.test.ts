// @vitest-environment node
import { answerTwoPerson, proposeTwoPerson } from '@mocks/centre/access/two-person';
import { batchTable } from '@mocks/centre/cases/batches';
import { cases } from '@mocks/centre/cases/case-states';
import type { Centre } from '@mocks/centre/centre';
import type { Desk } from '@mocks/centre/kernel/desk';
import { issueNumber } from '@mocks/centre/kernel/numbers';
import { submit } from '@mocks/centre/office/applications';
import { caseDetail, caseRowsPage, withdrawCase } from '@mocks/centre/office/cases';
import { passCheck } from '@mocks/centre/office/checks';
import { review } from '@mocks/centre/office/review';
import { beforeEach, expect, it } from 'vitest';
import { PEOPLE } from '../../people';
import { centreOn } from '../fixture';
import { BATCHES, CHECKER, MAKER, otherTerms, sendBatch } from '../unit-batches';

let centre: Centre;
beforeEach(async () => {
  centre = await centreOn();
  await centre.transact((desk) => {
    proposeTwoPerson(desk, MAKER, { zt: '1', xe: '' });
    answerTwoPerson(desk, CHECKER, { ty: '1' });
  });
});

const PAGE = { page: 1, size: 100 };
/** The sums of each row. */
const sumsOf = (desk: Desk, ywlsh: string) =>
  caseRowsPage(desk, MAKER, { ywlsh, ...PAGE }).list.map((cells) => cells.filter((cell) => cell.startsWith('¥')));

function changeRatios(desk: Desk): string {
  const ywlsh = issueNumber(desk, MAKER, 'GJ0204');
  const values = { tzhdwjcbl: '10', tzhgrjcbl: '8', sxny: '2027-01', tzyy: '经营困难', ywwd: '0101', cns: '1' };
  submit(desk, MAKER, { ...values, ywlx: 'GJ0204', ywlsh });
  return ywlsh;
}
const hand = (desk: Desk, ywlx: string) => (ywlx === 'GJ0204' ? changeRatios(desk) : sendBatch(desk, ywlx));

it.each([...Object.keys(BATCHES), 'GJ0204'])(
  '%s: whatever becomes of the terms, one taken back says what was handed in',
  (ywlx) =>
    centre.transact((desk) => {
      const ywlsh = hand(desk, ywlx);
      const { sqnr, je, jemc } = caseDetail(desk, MAKER, { ywlsh });
      const before = sumsOf(desk, ywlsh);
      expect(before.flat()).not.toEqual([]);
      otherTerms(desk);
      expect(sumsOf(desk, ywlsh)).toEqual(before);
      withdrawCase(desk, MAKER, { ywlsh });
      expect(sumsOf(desk, ywlsh)).toEqual(before);
      expect(caseDetail(desk, MAKER, { ywlsh })).toMatchObject({ ywzt: '85', sqnr, je, jemc });
    }),
);

it('GJ0305: who checks reads base, deposit, last month and a loan that runs; later nothing is said of the loan', () =>
  centre.transact((desk) => {
    const { grzh, xingming } = PEOPLE.张建国;
    const [liu = {}] = BATCHES.GJ0305?.rows(desk) ?? [];
    const ywlsh = sendBatch(desk, 'GJ0305', [liu, { ...liu, grzh, xingming }]);
    const { pcbh = '' } = cases(desk.store).get(ywlsh)?.values ?? {};
    const asked = { ...PAGE, cx: '' };
    const before = batchTable(desk, MAKER, { pcbh, ...asked });
    const checked = caseRowsPage(desk, CHECKER, { ywlsh, ...asked });
    expect(checked.lm).toEqual(before.lm);
    expect(checked.list).toEqual(before.list);
    const stake = ['缴存基数', '月缴存额', '缴至年月', '最后月份是否足额', '贷款提示'].map((label) =>
      checked.lm.indexOf(label),
    );
    expect(checked.list.map((cells) => stake.map((at) => cells[at]))).toEqual([
      ['¥11,200.00', '¥2,688.00', '2026-11', '是', '--'],
      ['¥18,000.00', '¥4,320.00', '2026-11', '是', '有未结清贷款'],
    ]);
    passCheck(desk, CHECKER, { ywlsh });
    const done = caseRowsPage(desk, MAKER, { ywlsh, ...asked });
    expect(done.lm).not.toContain('贷款提示');
    expect(JSON.stringify(done)).not.toContain('未结清');
    // Sealed he has no deposit of a month any more: the case says what fell away.
    expect(done.list[0]).toContain('¥2,688.00');
  }));

it('what a clerk carries out after the terms have changed says what was carried out: sum, application and rows', () =>
  centre.transact((desk) => {
    const [liu = {}] = BATCHES.GJ0305?.rows(desk) ?? [];
    const ywlsh = sendBatch(desk, 'GJ0305', [{ ...liu, fcyy: '07' }]);
    passCheck(desk, CHECKER, { ywlsh });
    otherTerms(desk);
    expect(caseDetail(desk, MAKER, { ywlsh })).toMatchObject({ ywzt: '98', je: '2688.00' });
    review(desk, { ywlsh, result: 'approve', opinion: '' });
    // 22 % of 12,200.00.
    const { sqnr, ...done } = caseDetail(desk, MAKER, { ywlsh });
    expect(done).toMatchObject({ ywzt: '99', je: '2684.00', jemc: '月缴存额减少' });
    expect(sqnr).toContainEqual(expect.objectContaining({ label: '月缴存额减少', value: '¥2,684.00' }));
    expect(sumsOf(desk, ywlsh)).toEqual([['¥12,200.00', '¥2,684.00']]);
  }));
