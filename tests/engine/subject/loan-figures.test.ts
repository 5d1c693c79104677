// @vitest-environment node
import { expect, it } from 'vitest';
import { readLoanSummary } from '@/api/person/person';
import { loanSummaryFigures } from '@/engine/subject/loan-figures';
import { PEOPLE } from '../../people';

const LOAN = {
  dkzh: PEOPLE.张建国.dkzh,
  htdkqx: 360,
  syqs: 345,
  ydhkr: 20,
  dkzhzt: '1',
  yqbj: '0.00',
  yqlx: '0.00',
  yqfx: '0.00',
};
const overdueOf = (yqbj: string) =>
  loanSummaryFigures({ ...readLoanSummary(LOAN), yqbj }).find(({ key }) => key === 'yqbj')?.value;

it('shows what is overdue, and nothing where nothing is; what cannot be read is not taken for nothing', () => {
  expect(overdueOf('1200.00')).toBe('¥1,200.00');
  expect(overdueOf('0.00')).toBeUndefined();
  expect(overdueOf('')).toBeUndefined();
  expect(overdueOf('见合同')).toBe('无效金额');
});
