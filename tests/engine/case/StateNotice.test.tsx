import { render, screen } from '@testing-library/react';
import { Button } from 'antd';
import { expect, it } from 'vitest';
import { StateNotice } from '@/engine/case/StateNotice';

it('纸上只有说明：“刷新”是屏幕上的按钮，不随回执打印', () => {
  const note = { mc: '待缴款', lx: 'attention', nr: '尚需缴款109,680.00元', lj: '', ljmc: '' } as const;
  render(<StateNotice note={{ ...note, mx: [] }} action={<Button>刷新</Button>} />);
  expect(screen.getByRole('button', { name: '刷新' }).closest('[data-print="hide"]')).not.toBeNull();
  expect(screen.getByText('尚需缴款109,680.00元。').closest('[data-print="hide"]')).toBeNull();
});
