import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AmountLimit } from '@/api/cases/judgement';
import { LimitPanel } from '@/engine/limit/LimitPanel';

const LIMIT: AmountLimit = {
  mc: '转移余额',
  grzhye: '0.00',
  blje: '0.00',
  djje: '0.00',
  ljytq: '0.00',
  kytqe: '41400.16',
  gs: '',
  yj: '',
  mx: [{ key: 'zrdwmc', label: '转入单位', value: '华夏精密制造有限公司' }],
};

it('folds what stands behind the sum on a phone, but not where it is read before it is signed', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('max-width') }) as MediaQueryList,
  );
  const { unmount } = render(<LimitPanel limit={LIMIT} />);
  expect(screen.getByText('¥41,400.16')).toBeVisible();
  expect(screen.getByText('华夏精密制造有限公司')).not.toBeVisible();
  unmount();
  render(<LimitPanel limit={LIMIT} whole />);
  expect(screen.getByText('华夏精密制造有限公司')).toBeVisible();
});
