import { expect, it } from 'vitest';
import type { CaseSummary } from '@/api/cases/business';
import { caseColumns, caseSlots } from '@/pages/my-office/case-columns';
import { columnCellText } from '@/ui/table/cell-text';

const cellOf = (title: string, found: Partial<CaseSummary>) => {
  const column = caseColumns(false).find(({ label }) => label === title);
  if (!column) throw new Error(`no column ${title}`);
  const words = { options: () => [], slots: caseSlots(String, () => undefined) };
  return columnCellText(column, found as CaseSummary, words); // the other columns are not asked for
};
const sumOf = (je: string) => cellOf('金额', { je });

it('a case about no sum says none, on screen, in print and in the file alike', () => {
  expect(sumOf('0.00')).toBe('--');
  expect(sumOf('1234.50')).toBe('¥1,234.50');
});

it('says when it was taken in, and when it was handed in again', () => {
  const slsj = '2026-11-21 10:00:00';
  expect(cellOf('受理时间', { slsj })).toBe(slsj);
  expect(cellOf('受理时间', { slsj, dfh: true })).toBe(`${slsj}提交`);
  expect(cellOf('受理时间', { slsj, bztjsj: '2026-11-23 09:00:00' })).toBe(`${slsj}，2026-11-23 09:00:00补正提交`);
});

it('the file says beside the figure what it is; a change of terms that moves nothing is a sum as well', () => {
  expect(cellOf('金额类型', { je: '2688.00', jemc: '月缴存额减少' })).toBe('月缴存额减少');
  expect(cellOf('金额类型', { je: '0.00' })).toBe('--');
  expect(cellOf('金额', { je: '0.00', jemc: '月缴存额变动' })).toBe('¥0.00');
});

it('a finished case says when it ended, an open one until when it is promised', () => {
  expect(cellOf('办结时间', { ywzt: '99', cnbjsj: '', bjsj: '2026-11-23 09:10:11' })).toBe('2026-11-23 09:10:11');
  expect(cellOf('办结时间', { ywzt: '98', cnbjsj: '2026-11-25' })).toBe('--');
  expect(cellOf('承诺办结日', { ywzt: '98', cnbjsj: '2026-11-25' })).toBe('2026-11-25');
});
