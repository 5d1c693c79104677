import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { StepBar } from '@/engine/frame/StepBar';

const TITLES = ['办理须知', '资格预检', '填写信息', '核对确认'];

it('says in one line which step of how many, and the names of all when asked', async () => {
  render(<StepBar titles={TITLES} current={2} />);
  const bar = screen.getByRole('navigation', { name: '办理步骤' });
  const brief = within(bar).getByRole('button', { name: '第 3 步，共 4 步 · 填写信息', expanded: false });
  await userEvent.click(brief);
  expect(brief).toHaveAttribute('aria-expanded', 'true');
  const steps = within(bar).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '办理须知（已完成）',
    '资格预检（已完成）',
    '3填写信息',
    '4核对确认',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
});
