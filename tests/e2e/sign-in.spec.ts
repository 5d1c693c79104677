import { type ACCOUNTS, PEOPLE } from '../people';
import { expect, test } from './fixture';
import { newestCode } from './qa';
import { fillSignIn, signInByHand } from './sign-in';

// As in the demo that is delivered.
test.use({ centre: 'page' });

test.describe('登录', () => {
  for (const [person, home, shown] of [
    ['张建国', /#\/grwt\/GrwtHome/, '张建国'],
    ['华夏精密', /#\/dwwt\/DwwtHome/, '华夏精密制造有限公司'],
    ['安居置业', /#\/kfswt\/KfswtHome/, '安居置业有限公司'],
  ] as const satisfies [keyof typeof ACCOUNTS, RegExp, string][]) {
    test(`${shown}登录后到自己的首页，退出后回到登录页`, async ({ page }) => {
      await page.goto('./');
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
      // Signing in and out replaced their entries: Back leads to no page of the person's, it may lead out of the hall.
      await page.goBack();
      await expect(page.getByText(shown)).toHaveCount(0);
    });
  }

  test('密码不对：说明原因，证件号还在，换一张验证码后可以登录', async ({ page }) => {
    await page.goto('./#/login');
    await fillSignIn(page, '张建国', 'Wrong@2026');
    await expect(page.getByRole('alert')).toContainText('用户名不存在或密码错误');
    await expect(page.getByLabel('证件号码')).toHaveValue(PEOPLE.张建国.zjhm);
    await expect(page.getByRole('textbox', { name: '图形验证码' })).toHaveValue('');
    await signInByHand(page, '张建国');
    await expect(page).toHaveURL(/GrwtHome/);
  });

  test('什么都没填：每项各有提示，不发请求', async ({ page }) => {
    await page.goto('./#/login');
    await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().includes('accountLogin')) calls += 1;
    });
    await page.getByRole('button', { name: '登录', exact: true }).click();
    for (const text of ['请输入证件号', '请输入密码', '请输入图形验证码']) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    expect(calls).toBe(0);
  });

  test('双因子：账号密码之后还要短信验证码', async ({ page }) => {
    await page.goto('./#/login');
    await fillSignIn(page, '赵敏');
    await expect(page.getByRole('heading', { name: '安全验证' })).toBeVisible();
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText('验证码已发送')).toBeVisible();
    await page.getByRole('textbox', { name: '短信验证码' }).fill(await newestCode(page, 'sms'));
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(/GrwtHome/);
  });

  test('新页签沿用登录，退出在所有页签生效', async ({ page, context }) => {
    await signInByHand(page, '张建国');
    const second = await context.newPage();
    await second.goto('./#/grwt/MyOffice');
    await expect(second.getByRole('banner').getByRole('button', { name: '张建国' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: '张建国' }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.getByRole('button', { name: '确定退出' }).click();
    await expect(page).toHaveURL(/#\/login$/);
    await expect(second).toHaveURL(/#\/login/);
    await expect(second.getByText('张建国')).toHaveCount(0);
  });
});
