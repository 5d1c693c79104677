import { expect, type Page } from '@playwright/test';
import { PEOPLE } from '../people';
import { qa } from './qa';
import { codeTo, fillCaptcha, fillPassword } from './registration';
import { apply, messageTo, OPERATOR, ZHILIAN } from './unit-deposit';

const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click();

/** A unit that has just registered, signed in for the first time and at its home; gives its number. */
export async function signInNewUnit(page: Page): Promise<string> {
  const number = await apply(page);
  await qa(page, 'review', { ywbh: number, result: 'approve', opinion: '同意' });
  const dwzh = /单位账号(\d{10})/.exec((await messageTo(page, OPERATOR, '单位账号')).text)?.[1] ?? '';

  await page.goto('./#/dwRegister');
  await page.getByRole('textbox', { name: '单位账号' }).fill(dwzh);
  await page.getByRole('textbox', { name: '统一社会信用代码' }).fill(ZHILIAN);
  await fillCaptcha(page);
  await next(page);
  await page.getByRole('textbox', { name: '经办人姓名' }).fill('王小川');
  await page.getByRole('textbox', { name: '经办人证件号码' }).fill(PEOPLE.张建国.zjhm);
  await next(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/验证码已发送至/)).toBeVisible();
  await fillPassword(page, await codeTo(page, OPERATOR), 'Zhilian#2026');
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await page.getByRole('button', { name: '去登录' }).click();
  await page.getByLabel('密码', { exact: true }).fill('Zhilian#2026');
  await fillCaptcha(page);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/DwwtHome/);
  await page.getByRole('button', { name: '我知道了' }).click();
  return dwzh;
}
