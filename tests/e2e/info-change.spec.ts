import type { Page } from '@playwright/test';
import { NEW_PHONES, PEOPLE } from '../people';
import { axe } from './axe';
import { expect, test } from './fixture';
import { type OutboxEntry, qa } from './qa';
import { agree } from './rent-withdrawal';
import { signIn } from './sign-in';

const CHANGE = './#/grwt/zhxx/zhxxbg/grzhxxbg';
const ACCOUNT = './#/grwt/cxyw/jccx/grzhxx';
const NEW_PHONE = NEW_PHONES.own;

test.describe('个人账户信息变更 GJ0302', () => {
  test('换手机号：新、原号码各一个验证码；记录看得到', async ({ page }) => {
    await signIn(page, '刘洋');
    await page.goto(ACCOUNT);
    await expect(page.getByRole('region', { name: '信息变更记录', exact: true })).toContainText('暂无变更记录');
    await openForm(page);
    await page.getByRole('button', { name: '修改手机号码' }).click();
    await expect(page.getByText('现登记：138****0007')).toBeVisible();
    await page.getByRole('textbox', { name: '手机号码' }).fill(NEW_PHONE);
    const ask = page.getByRole('button', { name: '获取验证码' });
    await ask.first().click();
    await expect(page.getByText('验证码已发送至138****0007，请注意查收')).toBeVisible();
    await ask.last().click();
    await expect(page.getByText('验证码已发送至136****2222，请注意查收')).toBeVisible();
    await page.getByRole('textbox', { name: '原手机号验证码' }).fill(await codeTo(page, PEOPLE.刘洋.sjhm));
    await page.getByRole('textbox', { name: '短信验证码' }).fill(await codeTo(page, NEW_PHONE));
    expect(await axe(page)).toEqual([]);
    await handIn(page, `138****0007 → ${NEW_PHONE}`);

    await page.goto(ACCOUNT);
    await expect(page.getByRole('region', { name: '信息变更记录', exact: true })).toContainText(
      '手机号码：138****0007 → 136****2222',
    );
    await expect(page.getByRole('region', { name: '个人资料' })).toContainText('136****2222');
    const texts = (await qa<(OutboxEntry & { text?: string })[]>(page, 'outbox')).filter(({ text }) =>
      text?.includes('已办结：手机号码于'),
    );
    expect(texts.map(({ to }) => to).sort()).toEqual([NEW_PHONE, PEOPLE.刘洋.sjhm]);
  });
});

async function openForm(page: Page): Promise<void> {
  await page.goto(CHANGE);
  await agree(page);
  await expect(page.getByRole('heading', { name: '填写信息' })).toBeVisible();
}

/** To 'check your answers', since no materials are asked for, and to the receipt. */
async function handIn(page: Page, shown: string): Promise<void> {
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('heading', { name: '核对确认' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(shown);
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByText('变更已即时生效，不能撤回；填写有误的，重新办理变更。')).toBeVisible();
}

async function codeTo(page: Page, to: string): Promise<string> {
  const entry = (await qa<OutboxEntry[]>(page, 'outbox')).find((one) => one.to === to && one.code !== '');
  if (!entry) throw new Error(`No code was sent to ${to}`);
  return entry.code;
}
