import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { fault } from './hall';
import { signOnPhone } from './phone';
import { type OutboxEntry, qa } from './qa';
import { passNotice } from './rent-withdrawal';
import { signIn } from './sign-in';

const newestQr = async (page: Page, kind: OutboxEntry['kind'] = 'qr') =>
  (await qa<OutboxEntry[]>(page, 'outbox')).find((entry) => entry.kind === kind)?.uuid ?? '';
const phone = async (page: Page, action: string, kind?: OutboxEntry['kind'], zjhm?: string) =>
  qa(page, 'scan', { uuid: await newestQr(page, kind), action, zjhm });

/** 张建国 at the check page of GD0601, which is signed by phone; the dialog is open. */
async function openSigning(page: Page) {
  await signIn(page, '张建国');
  await page.goto('./#/grwt/dkSys/dkyw/qychd');
  await passNotice(page);
  await page.getByRole('checkbox', { name: /我已知悉/ }).check();
  await page.getByRole('button', { name: '下一步' }).click();
  await submit(page);
  return page.getByRole('dialog', { name: '移动端签署' });
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await page.getByRole('button', { name: '确定', exact: true }).click();
}

// How often the state is asked for, who else signs or refuses, the face before a business: see the tests of engine/sign, session/face-check.

test.describe('移动端签署', () => {
  test('手机上办理扫不了自己的屏幕：在本机继续，确认后回到大厅已签署', async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const dialog = await openSigning(page);
    const onward = dialog.getByRole('link', { name: '在本机继续' });
    const [phonePage] = await Promise.all([context.waitForEvent('page'), onward.click()]);
    await phonePage.getByRole('button', { name: '确认', exact: true }).click();
    await expect(phonePage.getByText('已确认，请回到网上办事大厅的页面继续')).toBeVisible();
    await phonePage.close();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: '电子签名' })).toContainText('已签署');
  });

  test('380像素；扫码、取消、刷新、过期、确认；签名与时间在回执上', async ({ page }) => {
    const dialog = await openSigning(page);
    await expect(dialog.getByText('请使用移动设备扫码，完成授权签署')).toBeVisible();
    expect((await dialog.boundingBox())?.width).toBe(380);
    await expect(dialog.getByRole('link', { name: '在本机继续' })).toBeHidden();
    await expect(dialog.getByRole('img', { name: '移动端签署二维码' })).toBeVisible();
    // A toast of the hall may stand in the dialog as well.
    const said = dialog.locator('p[role=status]');
    await expect(said).toHaveText('等待扫码');
    await phone(page, 'scan');
    await expect(said).toHaveText('已扫码，请在手机上确认签署');
    await phone(page, 'cancel');
    await expect(said).toHaveText('您已在手机上取消签署，如需继续请刷新二维码');

    const former = await newestQr(page);
    await dialog.getByRole('button', { name: '刷新二维码' }).click();
    await expect(said).toHaveText('等待扫码');
    expect(await newestQr(page)).not.toBe(former);
    const expired = { code: 0, msg: '', data: { zt: 'expired', qmbh: '', qmsj: '' } };
    await fault(page, '/qsztcx', 'answer', expired);
    await expect(said).toHaveText('二维码已过期，请刷新二维码后重新扫码');
    await dialog.getByRole('button', { name: '刷新二维码' }).click();
    await signOnPhone(page);

    const receipt = page.getByRole('region', { name: '受理回执' });
    await expect(receipt.getByRole('img', { name: '张建国的签名' }).first()).toBeVisible();
    await expect(receipt).toContainText(/签署时间：\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
    await page.getByRole('button', { name: '查看办件' }).click();
    await expect(page.getByRole('img', { name: '张建国的签名' }).first()).toBeVisible();
  });
});
