import type { Locator, Page } from '@playwright/test';
import { PASSWORD, PEOPLE } from '../people';
import { axe } from './axe';
import { expect, test } from './fixture';
import { newestCode } from './qa';
import { closeNotice, fillSignIn } from './sign-in';

const NEW = 'Xin@2027';
const ZJHM = PEOPLE.张建国.zjhm;

/** Tab after Tab until it has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 40; i += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Not reached by keyboard');
}

/** On the sign-in page, with the account filled in already. */
async function signInWith(page: Page, password: string): Promise<void> {
  await page.getByLabel('密码', { exact: true }).fill(password);
  await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
  await page.getByRole('textbox', { name: '图形验证码' }).fill(await newestCode(page, 'captcha'));
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

// Every other kind of account, what is refused, the face and the change from the menu: pages/password.test and handlers/password.test.

test('a locked account of an individual, by the keyboard alone: identity, SMS, Back and forward, new password, sign-in with it', async ({
  page,
}) => {
  const first = page.getByLabel('新密码', { exact: true });
  const identity = page.getByLabel('证件号码', { exact: true });
  await page.goto('./#/login');
  for (let i = 0; i < 5; i += 1) {
    await fillSignIn(page, '张建国', `wrong-${i}`);
    await expect(page.getByRole('textbox', { name: '图形验证码' })).toHaveValue('');
  }
  await expect(page.getByText(/^密码连续输错5次，账户已锁定/).first()).toBeVisible();
  await page.getByRole('link', { name: '忘记密码' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('登录');
  await identity.focus();
  await page.keyboard.type(ZJHM);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: '图形验证码' })).toBeFocused();
  await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
  await page.keyboard.type(await newestCode(page, 'captcha'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { name: '短信验证' })).toBeVisible();
  await expect(page.getByText('138****0001')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: '获取验证码' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^验证码已发送至1/)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('textbox', { name: '短信验证码' })).toBeFocused();
  await page.keyboard.type(await newestCode(page, 'sms'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '设置登录密码' })).toBeFocused();
  await expect(page).toHaveURL(/#\/setLoginPwd$/);

  await page.goBack();
  await expect(page.getByRole('heading', { name: '短信验证已通过' })).toBeVisible();
  await page.goBack();
  await expect(identity).toHaveValue(ZJHM);
  await page.goForward();
  await page.goForward();
  await tabTo(page, first);
  await page.keyboard.type(NEW);
  await tabTo(page, page.getByLabel('确认密码', { exact: true }));
  expect(await axe(page)).toEqual([]);
  await page.keyboard.type(NEW);
  await page.keyboard.press('Enter');
  await expect(page.getByText('密码已重新设置，请使用新密码登录')).toBeVisible();
  await expect(page).toHaveURL(/#\/login$/);
  await expect(page.getByLabel('证件号码')).toHaveValue(ZJHM);
  await signInWith(page, PASSWORD);
  await expect(page.getByText('用户名不存在或密码错误').first()).toBeVisible();
  await signInWith(page, NEW);
  await expect(page).not.toHaveURL(/#\/login/);
  await closeNotice(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
