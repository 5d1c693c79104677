import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Tabs } from '@/ui/Tabs';

it('a row of tabs has its name, and a tab that has the focus is named by its label alone', async () => {
  render(
    <Tabs
      label="用户类型"
      items={['个人', '单位'].map((label) => ({ key: label, label, children: `${label}登录` }))}
    />,
  );
  expect(screen.getByRole('tablist', { name: '用户类型' })).toBeVisible();
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('tab', { name: '个人' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: '单位' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('tab', { name: '单位', selected: true })).toHaveTextContent(/^单位$/);
  expect(screen.getByRole('tabpanel', { name: '单位' })).toHaveTextContent('单位登录');
});
