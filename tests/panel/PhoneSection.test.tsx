import { startTestCentre, type TestCentre } from '@mocks/node';
import { mountPanel } from '@mocks/panel/mount-panel';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { chooseOption } from '../choose-option';
import { call } from '../handlers/call';

const AUTH = '/api/auth/v1';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
beforeEach(() => centre.reset());
afterAll(() => centre.close());

async function openPanel() {
  const user = userEvent.setup({ delay: null });
  document.body.replaceChildren();
  onTestFinished(mountPanel());
  await user.click(screen.getByRole('button', { name: '测试工具' }));
  const panel = within(await screen.findByRole('dialog', { name: '测试工具' }));
  await panel.findByRole('option', { name: '刘洋' });
  return { user, panel, whose: panel.getByLabelText('扫码登录的手机属于') };
}

const openCode = async (lx: string) =>
  (await call(`${AUTH}/qrcode/getQrCode`, { query: { loginType: '1', lx } })).data as { uuid: string; ticket: string };
const stateOf = async ({ uuid, ticket }: { uuid: string; ticket: string }) =>
  (await call(`${AUTH}/qrcode/findQrStatus`, { query: { uuid, ticket } })).data;

test('the phone is 张建国’s until another holder is chosen, who is remembered', async () => {
  const { user, whose } = await openPanel();
  expect(whose).toHaveDisplayValue('张建国');
  await chooseOption(whose, '刘洋');
  await user.keyboard('{Escape}');
  expect((await openPanel()).whose).toHaveDisplayValue('刘洋');
});

test('operators have phones too, and so has somebody the centre has never heard of', async () => {
  const { panel } = await openPanel();
  const names = panel.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toEqual(
    expect.arrayContaining(['吴晓东（华夏精密制造有限公司经办人）', '何雨（未注册）', '未开户的人']),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('the chosen holder scans, confirms and is signed in', async () => {
  const code = await openCode('confirm');
  const { user, panel, whose } = await openPanel();
  await chooseOption(whose, '刘洋');
  await user.click(await panel.findByRole('button', { name: '扫码' }));
  expect(await panel.findByText('已扫码')).toBeVisible();
  expect((await stateOf(code)).zt).toBe('scanned');
  await user.click(panel.getByRole('button', { name: '确认' }));
  expect(await panel.findByText('已确认')).toBeVisible();
  const { login } = await stateOf(code);
  expect((await call(`${AUTH}/getUserInfo`, { token: login.access_token })).data.nikName).toBe('刘洋');
});

test('cancelled on the phone', async () => {
  const code = await openCode('confirm');
  const { user, panel } = await openPanel();
  await user.click(await panel.findByRole('button', { name: '取消' }));
  expect(await panel.findByText('已取消')).toBeVisible();
  expect((await stateOf(code)).zt).toBe('cancelled');
});

test('a face: another person’s, none, and the right one', async () => {
  const code = await openCode('face');
  const { user, panel } = await openPanel();
  await user.click(await panel.findByRole('button', { name: '扫码' }));
  await user.click(panel.getByRole('button', { name: '识别为他人' }));
  expect(await panel.findByText('人脸与账号本人不一致，请由本人刷脸')).toBeVisible();
  await user.click(panel.getByRole('button', { name: '未识别到人脸' }));
  expect(await panel.findByText('未能识别人脸，请正对摄像头并保证光线充足')).toBeVisible();
  expect((await stateOf(code)).ts).toContain('还可重试1次');
  await user.click(panel.getByRole('button', { name: '识别为本人' }));
  expect(await panel.findByText('已识别为本人')).toBeVisible();
  expect((await stateOf(code)).zt).toBe('confirmed');
});
