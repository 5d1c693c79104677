import { expect, it } from 'vitest';
import type { CaseSummary } from '@/api/business';
import { caseColumns, caseSlots } from '@/pages/my-office/case-columns';
import { cellText } from '@/ui/table/cell-text';

const sumOf = (je: string) => {
  const column = caseColumns(false).find(({ label }) => label === '金额');
  if (!column) throw new Error('no column 金额');
  const words = { options: () => [], slots: caseSlots(String, () => undefined) };
  return cellText(column, { je } as CaseSummary, words); // the other columns are not asked for
};

it('a case about no sum says none, on screen, in print and in the file alike', () => {
  expect(sumOf('0.00')).toBe('--');
  expect(sumOf('1234.50')).toBe('¥1,234.50');
});
