import type { Page } from '@playwright/test';
import { PEOPLE } from '../people';
import { chooseOption } from './choose-option';
import { expect, test } from './fixture';
import { type OutboxEntry, qa } from './qa';
import { chooseByKeyboard, chooseMethod, tabTo } from './sign-in';

const ZHANG = PEOPLE.张建国.zjhm;

/** What a phone does with the code on the screen. */
async function phone(page: Page, action: string, zjhm: string): Promise<void> {
  const shown = (await qa<OutboxEntry[]>(page, 'outbox')).find(({ kind }) => kind === 'qr');
  await qa(page, 'scan', { uuid: shown?.uuid, action, zjhm });
}

// What ends a code, how often its state is asked for and the second factor by scan: pages/sign-in/ScanForm.test and ScanView.test.

test('扫码登录，个人，只用键盘：选到扫码登录，取消后刷新，已扫码、确认后登录', async ({ page }) => {
  await page.goto('./#/login');
  await chooseByKeyboard(page, '扫码登录');
  await expect(page.getByRole('tab', { name: '扫码登录', exact: true })).toBeFocused();
  await expect(page.getByText('等待扫码')).toBeVisible();
  const button = page.getByRole('button', { name: '刷新二维码' });
  await tabTo(page, button);
  await phone(page, 'cancel', ZHANG);
  await expect(page.getByText(/^您已在手机上取消/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('等待扫码')).toBeVisible();
  await expect(button).toBeFocused();
  await phone(page, 'scan', ZHANG);
  await expect(page.getByText('已扫码，请在手机上确认登录')).toBeVisible();
  await phone(page, 'confirm', ZHANG);
  await expect(page).toHaveURL(/#\/grwt\/GrwtHome/);
  await expect(page.getByRole('banner').getByRole('button', { name: '张建国' })).toBeVisible();
});

test('扫码刷脸登录：本人刷脸后登录，全在测试工具的虚拟手机上；先是他人的脸', async ({ page }) => {
  await page.goto('./#/login');
  await chooseMethod(page, '个人', '扫码刷脸登录');
  await expect(page.getByText('等待扫码')).toBeVisible();
  await page.getByRole('button', { name: '测试工具' }).click();
  const panel = page.getByRole('dialog', { name: '测试工具' });
  await chooseOption(panel.getByLabel('扫码登录的手机属于'), '刘洋');
  await panel.getByRole('button', { name: '扫码', exact: true }).first().click();
  await expect(page.getByText('已扫码，请由本人在手机上完成刷脸')).toBeVisible();
  await panel.getByRole('button', { name: '识别为他人' }).first().click();
  await expect(panel.getByRole('status').first()).toHaveText('人脸与账号本人不一致，请由本人刷脸');
  await expect(page.getByRole('alert')).toHaveText('人脸与账号本人不一致，请由本人刷脸（还可重试2次）');
  await panel.getByRole('button', { name: '识别为本人' }).first().click();
  await expect(page).toHaveURL(/GrwtHome/);
  await expect(page.getByRole('banner').getByRole('button', { name: '刘洋' })).toBeVisible();
});
