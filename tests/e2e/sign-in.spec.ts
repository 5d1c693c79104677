import type { ACCOUNTS } from '../people';
import { expect, test } from './fixture';
import { storedText } from './hall';
import { newestCode } from './qa';
import { fillSignIn, signInByHand } from './sign-in';

// As in the demo that is delivered.
test.use({ centre: 'page' });

const HOMES = [
  ['张建国', /#\/grwt\/GrwtHome/, '张建国'],
  ['华夏精密', /#\/dwwt\/DwwtHome/, '华夏精密制造有限公司'],
  ['安居置业', /#\/kfswt\/KfswtHome/, '安居置业有限公司'],
] as const satisfies [keyof typeof ACCOUNTS, RegExp, string][];

// What is refused, and what the form says of it: pages/sign-in/SignInPage.test.

test('个人、单位、开发商登录后到自己的首页，退出后回到登录页，后退看不到', async ({ page }) => {
  await page.goto('./');
  for (const [person, home, shown] of HOMES) {
    await expect(page).toHaveURL(/#\/login$/);
    await signInByHand(page, person);
    await expect(page).toHaveURL(home);
    await page.getByRole('banner').getByRole('button', { name: shown }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    const question = page.getByRole('alertdialog', { name: '退出系统' });
    await expect(question).toContainText('您确定要退出系统吗？');
    await question.getByRole('button', { name: '确定退出' }).click();
    await expect(page).toHaveURL(/#\/login$/);
    await expect(page.getByText(shown)).toHaveCount(0);
  }
  // Signing in and out replaced their entries: Back leads to no page of the person's, it may lead out of the hall.
  await page.goBack();
  for (const [, , shown] of HOMES) await expect(page.getByText(shown)).toHaveCount(0);
});

test('双因子：账号密码之后还要短信验证码；走到一半刷新或直接打开业务页都不算登录', async ({ page }) => {
  await page.goto('./#/login');
  for (const half of [true, false]) {
    await fillSignIn(page, '赵敏');
    await expect(page.getByRole('heading', { name: '安全验证' })).toBeVisible();
    if (!half) break;
    await page.goto('./#/grwt/GrwtHome');
    await expect(page).toHaveURL(/#\/login$/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
    expect(await storedText(page)).not.toContain('token');
  }
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送')).toBeVisible();
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await newestCode(page, 'sms'));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/GrwtHome/);
});
