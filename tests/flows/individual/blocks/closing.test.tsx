import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AmountLimit } from '@/api/cases/judgement';
import { LimitPanel } from '@/engine/limit/LimitPanel';
import { closingFigures } from '@/flows/individual/blocks/closing';
import { PEOPLE } from '../../../people';

const LIMIT: AmountLimit = {
  grzhye: '1000.00',
  blje: '0.00',
  djje: '0.00',
  ljytq: '0.00',
  kytqe: '1001.50',
  gs: '',
  yj: '',
  mx: [
    { key: 'xhlx', label: '结清利息', value: '1.50元' },
    { key: 'grzhye', label: '个人账户余额', value: '1,000.00元' },
    { label: '本息合计', value: '1,001.50元' },
  ],
};

it('finds the interest by its key, whatever the centre calls it', () => {
  expect(closingFigures('离休退休', { limit: LIMIT, account: PEOPLE.陈𠮷祥 })).toContainEqual({
    key: 'xhlx',
    label: '结清利息',
    value: '1.50元',
  });
});

it('shows an heir no account of the heir’s own as the one to be closed, nor before the other one is known', () => {
  const shown = closingFigures('死亡（继承人）', { limit: null, account: PEOPLE.孙志远 }, { inherited: true });
  expect(shown.map(({ label }) => label)).toEqual(['提取原因', '提取类型', '继承提取金额', '大写金额']);
  expect(closingFigures('离休退休', { limit: null, account: PEOPLE.陈𠮷祥 })).toContainEqual({
    label: '销户账户',
    value: PEOPLE.陈𠮷祥.grzh,
  });
});

it('shows no figure of the breakdown twice, whatever the centre calls it', () => {
  render(<LimitPanel limit={LIMIT} />);
  expect(screen.getByText('本息合计')).toBeInTheDocument();
  expect(screen.queryByText('个人账户余额')).not.toBeInTheDocument();
});
