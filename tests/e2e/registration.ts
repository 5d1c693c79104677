import { expect, type Page } from '@playwright/test';
import { PEOPLE } from '../people';
import { type OutboxEntry, qa } from './qa';

export const HE_YU = { name: '何雨', id: PEOPLE.何雨.zjhm, phone: PEOPLE.何雨.sjhm };
export const NEW_PASSWORD = 'Heyu#2026';

/** The newest code sent to a number. */
export async function codeTo(page: Page, phone: string): Promise<string> {
  await expect.poll(async () => await newest(page, phone)).not.toBe('');
  return newest(page, phone);
}

async function newest(page: Page, phone: string): Promise<string> {
  const all = await qa<OutboxEntry[]>(page, 'outbox');
  return all.find((one) => one.kind === 'sms' && one.to === phone && one.code !== '')?.code ?? '';
}

/** Reads the picture on the page, by the outbox, and types it; or types something else, as who has seen a picture does. */
export async function fillCaptcha(page: Page, wrong?: string): Promise<void> {
  await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
  const code = wrong ?? (await qa<OutboxEntry[]>(page, 'outbox')).find(({ kind }) => kind === 'captcha')?.code ?? '';
  await page.getByRole('textbox', { name: '图形验证码' }).fill(code);
}

/** The form of /userRegister up to the code that was sent. */
export async function fillPerson(page: Page, who: { name: string; id: string; phone: string }): Promise<void> {
  await page.getByRole('textbox', { name: '姓名' }).fill(who.name);
  await page.getByRole('textbox', { name: '证件号码' }).fill(who.id);
  await page.getByRole('textbox', { name: '手机号码' }).fill(who.phone);
  await askCode(page);
}

export async function askCode(page: Page): Promise<void> {
  await fillCaptcha(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/验证码已发送至1\d\d\*{4}\d{4}/)).toBeVisible();
}

/** The rest of a registration's form. */
export async function fillPassword(page: Page, code: string, password = NEW_PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: '短信验证码' }).fill(code);
  await page.getByLabel('登录密码', { exact: true }).fill(password);
  await page.getByLabel('确认密码', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
}
