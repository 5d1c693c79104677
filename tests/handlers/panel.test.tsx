import { startCentre, type TestCentre } from '@mocks/node';
import { mountPanel } from '@mocks/panel/mount-panel';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call } from './call';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
beforeEach(() => centre.reset());
afterAll(() => centre.close());

async function openPanel() {
  const user = userEvent.setup({ delay: null });
  mountPanel();
  const aside = screen.getByRole('complementary', { name: '测试工具' });
  expect(aside.textContent).toBe('测试工具');
  await user.click(within(aside).getByRole('button', { name: '测试工具' }));
  return { user, panel: within(await screen.findByRole('dialog', { name: '测试工具' })) };
}

test('the phone shows the captcha answer; Escape closes the drawer and leaves only the button', async () => {
  await call('/api/auth/v1/getImgCode');
  const code = await centre.lastCode('captcha');
  const { user, panel } = await openPanel();
  expect(await panel.findByText(code)).toBeVisible();
  await user.click(panel.getByRole('button', { name: `复制图形验证码${code}` }));
  expect(await panel.findByText(`已复制 ${code}`)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: '测试工具' })).toHaveFocus();
});

test('the hall is closed and the date moved from the panel', async () => {
  const { user, panel } = await openPanel();
  await user.click(panel.getByText('大厅开关'));
  await user.click(panel.getByRole('button', { name: '关闭大厅' }));
  expect(await panel.findByText(/^已关闭：系统例行维护/)).toBeVisible();
  expect((await call('/api/izfgjj-zhfw/v1/zcxx/getQdztXx')).data.qdzt).toBe('0');

  await user.click(panel.getByText('中心日期与重置'));
  await user.click(panel.getByRole('button', { name: '加一个月' }));
  await waitFor(() => expect(panel.getByText(/^现在是 2026-12-21/)).toBeVisible());
  await user.keyboard('{Escape}');
});
