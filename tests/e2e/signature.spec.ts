import type { Page } from '@playwright/test';
import { PEOPLE } from '../people';
import { expect, test } from './fixture';
import { fault, pass, signOut } from './hall';
import { collectMaterials, fillLoanTasks, openLoanTasks } from './loan-application';
import { signOnPhone } from './phone';
import { newestCode, type OutboxEntry, qa } from './qa';
import { passNotice } from './rent-withdrawal';
import { fillSignIn, signIn } from './sign-in';

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

/** The second of the page's clock in which each question after the signature's state was asked. */
function questions(page: Page): { asked: number[]; go: (seconds: number) => Promise<void> } {
  const asked: number[] = [];
  let second = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/qsztcx')) asked.push(second);
  });
  const go = (seconds: number) =>
    pass(page, seconds, () => {
      second += 1;
    });
  return { asked, go };
}

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

  test('受邀人在大厅看到待办，签署或拒绝；拒绝后申请人知道谁签了谁没签', async ({ page }) => {
    await signIn(page, '周凯');
    await openLoanTasks(page);
    await fillLoanTasks(page);
    await collectMaterials(page);
    await page.getByRole('button', { name: '提交', exact: true }).click();
    await signOnPhone(page);
    await expect(page.getByRole('region', { name: '受理回执' })).toContainText('待审核');
    const [open] = await qa<{ ywlsh: string }[]>(page, 'cases');
    await qa(page, 'review', { ywbh: open?.ywlsh, result: 'approve', opinion: '同意' });
    await signOut(page, '周凯');

    await fillSignIn(page, '赵敏');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText('验证码已发送')).toBeVisible();
    await page.getByRole('textbox', { name: '短信验证码' }).fill(await newestCode(page, 'sms'));
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByRole('button', { name: '我知道了' }).click();
    await page.getByRole('link', { name: '授权确认：贷款申请' }).click();
    const request = page.getByRole('region', { name: '周凯的贷款申请' });
    await expect(request).toContainText('待签署');
    await expect(request).not.toContainText(PEOPLE.周凯.zjhm);
    await request.getByRole('button', { name: '同意并签署' }).click();
    const dialog = page.getByRole('dialog', { name: '移动端签署' });
    await expect(dialog.getByText('等待扫码')).toBeVisible();
    await dialog.getByRole('button', { name: '取消' }).click();
    await expect(request).toContainText('待签署');

    await request.getByRole('button', { name: '拒绝签署' }).click();
    const refusal = page.getByRole('dialog', { name: '拒绝签署' });
    await refusal.getByRole('button', { name: '确定拒绝' }).click();
    await expect(refusal.getByText('请填写拒绝签署的原因')).toBeVisible();
    await refusal.getByRole('textbox', { name: '拒绝原因' }).fill('金额 与约定不符');
    await refusal.getByRole('button', { name: '确定拒绝' }).click();
    await expect(request).toContainText('拒绝原因：金额 与约定不符');
    await signOut(page, '赵敏');

    await signIn(page, '周凯');
    await page.goto(`./#/grwt/MyOffice/detail?ywlsh=${open?.ywlsh}`);
    await expect(page.getByRole('main')).toContainText('赵敏（共同借款人）拒绝签署：金额 与约定不符');
    await expect(page.getByRole('region', { name: '电子签名' })).toContainText('已拒绝');
    await page.goto('./#/sysMsg/msgHome');
    await expect(page.getByRole('main')).toContainText('未签署：赵敏');
  });
});

test.describe('刷脸核验', () => {
  const ENTRY = './#/grwt/zhxx/lhjyryyw/kkzh_bg';

  test('取消留在原处，键入地址也进不去；别人的脸不行；本人通过后进入，刷新不再问', async ({ page }) => {
    await signIn(page, '阿依古丽');
    await page.getByRole('link', { name: '缴存与账户' }).click();
    await page.getByRole('tabpanel').getByRole('link', { name: '扣款账户变更' }).click();
    const dialog = page.getByRole('dialog', { name: '刷脸核验' });
    await expect(dialog.getByText('等待扫码')).toBeVisible();
    const before = page.url();
    await dialog.getByRole('button', { name: '取消' }).click();
    await expect(dialog).toHaveCount(0);
    expect(page.url()).toBe(before);

    await page.goto('./#/grwt/MyOffice');
    await expect(page.getByRole('heading', { level: 1, name: '我的办件' })).toBeVisible();
    await page.goto(ENTRY);
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: '扣款账户变更' })).toHaveCount(0);
    await dialog.getByRole('button', { name: '取消' }).click();
    await expect(page).toHaveURL(/MyOffice/);

    await page.goto(ENTRY);
    await expect(dialog.getByText('等待扫码')).toBeVisible();
    await expect(phone(page, 'confirm', 'face', PEOPLE.赵敏.zjhm)).rejects.toThrow('人脸与当前登录人不一致');
    await phone(page, 'confirm', 'face', PEOPLE.阿依古丽.zjhm);
    await expect(page.getByRole('heading', { level: 1, name: '扣款账户变更' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: '扣款账户变更' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
});

/** As when the person turns to another tab, and back. */
async function look(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test.describe('移动端签署，一个时钟', () => {
  // An answer is late by the page's clock, which is put on.
  test.use({ centre: 'page' });

  test('轮询：间隔不少于2秒，从不重叠，页面隐藏和关闭后不再问；关闭后的确认不算', async ({ page }) => {
    await page.clock.install();
    const { asked, go } = questions(page);
    const dialog = await openSigning(page);
    await expect(dialog.getByText('等待扫码')).toBeVisible();
    await fault(page, '/qsztcx', 'delay', 6000);
    await go(20);
    const gaps = asked.slice(1).map((time, index) => time - (asked[index] ?? 0));
    expect(asked.length).toBeGreaterThanOrEqual(3);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2);
    // The slow one was waited for.
    expect(gaps[0]).toBeGreaterThan(6);

    await look(page, true);
    await go(1);
    const hidden = asked.length;
    await go(8);
    expect(asked.length).toBe(hidden);
    await look(page, false);
    await go(8);
    expect(asked.length).toBeGreaterThan(hidden);

    await fault(page, '/qsztcx', 'delay', 4000);
    const before = asked.length;
    while (asked.length === before) await go(1);
    await phone(page, 'confirm');
    await dialog.getByRole('button', { name: '取消' }).click();
    const closed = asked.length;
    await go(8);
    expect(asked.length).toBe(closed);
    await expect(page.getByRole('region', { name: '受理回执' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: '核对确认' })).toBeVisible();
  });
});
