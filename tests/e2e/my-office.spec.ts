import type { Page } from '@playwright/test';
import { PEOPLE } from '../people';
import { axe } from './axe';
import { expect, test } from './fixture';
import { quiet } from './narrow';
import { qa } from './qa';
import { signIn } from './sign-in';

/** An application that a clerk has to look at, handed in as an earlier visit would have. */
async function handIn(page: Page): Promise<string> {
  return page.evaluate(async (skyhzh) => {
    const token = /"token":"(\w+)"/.exec(Object.values(sessionStorage).join())?.[1];
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const hall = '/api/izfgjj-zhfw/v1';
    const number = await (await fetch(`${hall}/id/getYthptYwbh?ywlx=TQ0107`, { headers })).json();
    await fetch(`${hall}/tqsq/sendCode`, { method: 'POST', headers, body: JSON.stringify({ skyhzh }) });
    const outbox: { data: { kind: string; code: string }[] } = await (await fetch('/api/__qa__/outbox')).json();
    const body = JSON.stringify({
      ywlx: 'TQ0107',
      ywlsh: number.data,
      zflx: '1',
      fwzl: '云州市西城区平安里西大街31号3号楼502室',
      hyzk: '10',
      znsl: '0',
      rylb: '1',
      tqksny: '2026-10',
      tqjsny: '2026-11',
      sqtqje: '3000.00',
      tqpl: '1',
      zfzffs: '1',
      skzhly: '2',
      skyhdm: '102',
      skyhzh,
      dxyzm: outbox.data.find(({ kind }) => kind === 'sms')?.code,
      ywwd: '0101',
      cns: '1',
    });
    await fetch(`${hall}/tqsq/tqyw/save`, { method: 'POST', headers, body });
    return number.data;
  }, PEOPLE.张建国.yhzh);
}

test('我的办件：办结之前不能评价，办结之后评价一次；每一步都有回执', async ({ page }) => {
  await signIn(page, '刘洋');
  const ywlsh = await handIn(page);
  await page.goto('./#/grwt/MyOffice');
  const row = page.getByRole('row', { name: new RegExp(ywlsh) });
  await expect(row).toContainText('待审核');
  await expect(row.getByRole('button', { name: '撤回' })).toBeVisible();
  await expect(row.getByRole('button', { name: /^评价/ })).toHaveCount(0);
  expect(await axe(page)).toEqual([]);

  await qa(page, 'review', { ywbh: ywlsh, result: 'approve', opinion: '同意' });
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(row).toContainText('办结');
  await expect(row.getByRole('link', { name: /^再办一笔/ })).toBeVisible();
  await row.getByRole('link', { name: ywlsh }).click();

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: /^下载PDF：[\d-]+至[\d-]+租房提取办结通知书$/ }).click();
  expect((await coming).suggestedFilename()).toMatch(/^[\d-]+至[\d-]+租房提取办结通知书_ZM\d{14}\.pdf$/);
  expect(await axe(page)).toEqual([]);

  await page.getByRole('button', { name: /^评价/ }).click();
  const form = page.getByRole('dialog', { name: /^评价：.*租房提取$/ });
  await form.getByRole('button', { name: '提交评价' }).click();
  await expect(form.getByText('请选择总体评价')).toBeVisible();
  await form.getByRole('radio', { name: '非常满意' }).check();
  expect(await axe(page)).toEqual([]);
  await form.getByRole('button', { name: '提交评价' }).click();
  await expect(page.getByText('您已评价本次办件，感谢您的意见。')).toBeVisible();
  await page.reload();
  await expect(page.getByText('您已评价本次办件，感谢您的意见。')).toBeVisible();
  await expect(page.getByRole('button', { name: /^评价/ })).toHaveCount(0);
});

test('大厅另开的窗口里可以关闭页面；同一窗口里不提供', async ({ page, context }) => {
  await signIn(page, '刘洋');
  const ywlsh = await handIn(page);
  await page.goto(`./#/grwt/MyOffice/detail?ywlsh=${ywlsh}`);
  await expect(page.getByRole('button', { name: '打印受理回执' })).toBeVisible();
  await expect(page.getByRole('button', { name: '关闭页面' })).toHaveCount(0);

  // The two windows share their thread, and a call on its way here would be cut off by it: the first one stays on a page without any.
  await page.goto('./#/404');
  const nothing = page.getByRole('heading', { level: 1, name: '页面不存在' });
  await expect(nothing).toBeVisible();
  await page.waitForLoadState('networkidle');
  await quiet(page);
  // As the menu opens an entry of link type 1.
  const opening = context.waitForEvent('page');
  await page.evaluate((address) => {
    const opened = window.open(address, '_blank');
    if (opened) opened.opener = null;
  }, `#/grwt/MyOffice/detail?ywlsh=${ywlsh}`);
  const own = await opening;
  await own.getByRole('button', { name: '关闭页面' }).click();
  const question = own.getByRole('alertdialog', { name: '系统提示' });
  await expect(question).toContainText('您是否需要关闭当前页面？');
  await question.getByRole('button', { name: '停留本页面' }).click();
  await expect(question).toHaveCount(0);
  // A window that is closed while it asks takes the answer with it.
  await own.waitForLoadState('networkidle');
  await own.getByRole('button', { name: '关闭页面' }).click();
  const closed = own.waitForEvent('close');
  // The window may be gone before the click is reported as done.
  await question
    .getByRole('button', { name: '关闭页面' })
    .click()
    .catch((fault: Error) => expect(fault.message).toContain('has been closed'));
  await closed;
  await expect(nothing).toBeVisible();
});

test('消息中心：全文、类型、订阅设置在刷新之后还在', async ({ page }) => {
  await signIn(page, '张建国');
  await page.goto('./#/sysMsg/msgHome');
  await page.getByRole('button', { name: '订阅设置' }).click();
  const dialog = page.getByRole('dialog', { name: '订阅设置' });
  await dialog.getByRole('checkbox', { name: /还款提醒/ }).uncheck();
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: '订阅设置' }).click();
  await expect(dialog.getByRole('checkbox', { name: /还款提醒/ })).not.toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: /汇缴提醒/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByLabel('消息类型').selectOption('缴存通知');
  await expect(page.getByRole('button', { name: /贷款/ })).toHaveCount(0);
  await page
    .getByRole('button', { name: /汇缴入账/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: '汇缴入账' })).toContainText('已入账');
  await page.keyboard.press('Escape');
  expect(await axe(page)).toEqual([]);
});
