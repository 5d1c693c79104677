import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressBar } from '@/ui/state/ProgressBar';

it('has a name and says how far it is; sent to the last byte is not accepted yet: no tick', () => {
  render(<ProgressBar label="租房合同.pdf上传进度" percent={100} />);
  expect(screen.getByRole('progressbar', { name: '租房合同.pdf上传进度' })).toHaveAttribute('aria-valuenow', '100');
  expect(screen.queryByRole('img')).toBeNull();
});
