import type { Page } from '@playwright/test';
import { PEOPLE } from '../people';
import { expect, test } from './fixture';
import { quiet } from './narrow';
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
