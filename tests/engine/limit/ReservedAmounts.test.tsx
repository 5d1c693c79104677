import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { AmountLimit } from '@/api/cases/judgement';
import { LimitPanel } from '@/engine/limit/LimitPanel';

const LIMIT: AmountLimit = {
  grzhye: '122226.82',
  blje: '0.00',
  djje: '0.00',
  ljytq: '0.00',
  kytqe: '22226.80',
  gs: '',
  yj: '',
  mx: [],
};
const lj = '/grwt/MyOffice/detail?ywlsh=A1';

it('names what open cases have asked of the balance as a figure of its own, each with its number and the way to it', () => {
  const zbyw = [
    { ywlsh: 'A1', ywmc: '其他住房消费提取', je: '80000.01', lj },
    { ywlsh: '', ywmc: '公积金提取还贷', je: '20000.00', lj: '' },
  ];
  render(
    <MemoryRouter>
      <LimitPanel limit={{ ...LIMIT, zbje: '100000.01', zbyw }} />
    </MemoryRouter>,
  );
  const panel = within(screen.getByRole('region', { name: '可提取额度' }));
  fireEvent.click(panel.getByText(/怎么算的/));
  expect(panel.getByText('在办申请占用')).toBeVisible();
  expect(panel.getByText('¥100,000.01')).toBeVisible();
  expect(panel.getByRole('link', { name: '其他住房消费提取（A1）' })).toHaveAttribute('href', lj);
  expect(panel.getByText(/公积金提取还贷（共同借款人申请）占用¥20,000\.00/)).toBeVisible();
});

it('says nothing of it where nothing is asked', () => {
  render(<LimitPanel limit={LIMIT} />);
  expect(screen.queryByText('在办申请占用')).toBeNull();
});
