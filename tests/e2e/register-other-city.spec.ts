import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { fillIdentity, fillOutside, fillRest, openOutside, provePhone, TAO_RAN } from './guest-registration';
import { signOut } from './hall';
import { newestCode } from './qa';
import { codeTo, NEW_PASSWORD } from './registration';
import { agree } from './rent-withdrawal';
import { chooseMethod } from './sign-in';

const submit = (page: Page) => page.getByRole('button', { name: '注册', exact: true }).click();
const HANGZHOU = ['浙江省', '杭州市', '杭州住房公积金管理中心'] as const;

async function register(page: Page): Promise<void> {
  await openOutside(page);
  await fillIdentity(page, TAO_RAN);
  await fillOutside(page, ...HANGZHOU);
  await provePhone(page, TAO_RAN);
  await fillRest(page, await codeTo(page, TAO_RAN.phone));
  await submit(page);
  await expect(page).toHaveURL(/#\/grwt\/GrwtHome/);
}

// What is refused, and the certificate that is asked for: pages/register.refused.test, handlers/guest-registration.test.

test('异地贷款人员注册成功：查到异地缴存信息，登录后只有贷款和查询；贷款申请说明符合与不符合的条件', async ({
  page,
}) => {
  await register(page);
  await page.getByRole('button', { name: '我知道了' }).click();
  await expect(page.getByText('您的公积金缴存在其他城市，可以在本市申请公积金贷款。')).toBeVisible();
  await expect(page.getByText('杭州住房公积金管理中心')).toBeVisible();
  await expect(page.getByText('30个月，缴至2026-10')).toBeVisible();
  const nav = page.getByRole('navigation', { name: '业务导航' });
  await expect(nav.getByRole('link', { name: '贷款', exact: true })).toBeVisible();
  await expect(nav.getByRole('link', { name: '提取', exact: true })).toBeHidden();

  // An address typed by hand is no way round the menu.
  await page.goto('./#/grwt/tqSys/tqyw/zfzj_tq');
  await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();

  await page.goto('./#/grwt/dkSys/dkyw/dksq');
  await agree(page);
  await page.getByText(/^您符合办理条件，查看\d+项核查结果/).click();
  await expect(page.getByRole('rowheader', { name: /异地缴存/ }).first()).toBeVisible();

  await signOut(page, '陶然');
  await chooseMethod(page, '个人', '账号密码登录');
  await page.getByLabel('证件号码').fill(TAO_RAN.id);
  await page.getByLabel('密码', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('textbox', { name: '图形验证码' }).fill(await newestCode(page, 'captcha'));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/#\/grwt\/GrwtHome/);
});
