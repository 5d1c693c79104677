import { PEOPLE } from '../people';
import { expect, test } from './fixture';
import { signOut, storedText } from './hall';
import { newestCode } from './qa';
import { chooseMethod, fillSignIn, signIn, signInByHand } from './sign-in';

test.describe('一个经办人、几家单位', () => {
  test('不退出就换到另一家，前一家的内容不留下', async ({ page }) => {
    await signIn(page, '华夏精密');
    await page.getByRole('banner').getByRole('button', { name: '华夏精密制造有限公司' }).click();
    await page.getByRole('menuitem', { name: '切换单位' }).click();
    const dialog = page.getByRole('dialog', { name: '切换单位' });
    await expect(dialog.getByText('当前单位')).toBeVisible();
    await dialog.getByRole('button', { name: '切换到蓝天科技有限公司' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: '蓝天科技有限公司' })).toBeVisible();
    await expect(page).toHaveURL(/DwwtHome/);
    await expect(page.getByText('华夏精密制造有限公司')).toHaveCount(0);
    expect(await storedText(page)).not.toContain('华夏');
  });

  test('只有一家单位的经办人看到说明', async ({ page }) => {
    await signIn(page, '东方云商');
    await page.getByRole('banner').getByRole('button', { name: '东方云商集团' }).click();
    await page.getByRole('menuitem', { name: '切换单位' }).click();
    await expect(page.getByText('您目前只是一家单位的经办人')).toBeVisible();
  });
});

test.describe('两个窗口', () => {
  test('另一个窗口登录了单位：个人的窗口退出并说明，两个账号不混在一起', async ({ page, context }) => {
    const second = await context.newPage();
    await second.goto('./#/login');
    await page.goto('./#/login');
    await signIn(page, '张建国');
    await fillSignIn(second, '华夏精密');
    await expect(second.getByRole('banner').getByRole('button', { name: '华夏精密制造有限公司' })).toBeVisible();
    await expect(page.getByText('其他窗口登录了另一个账号，本窗口已退出登录')).toBeVisible();
    await expect(page).toHaveURL(/#\/login/);
    await expect(page.getByText('张建国')).toHaveCount(0);
    await second.reload();
    await expect(second.getByRole('banner').getByRole('button', { name: '华夏精密制造有限公司' })).toBeVisible();
  });
});

test.describe('守卫', () => {
  test('已登录的人打开登录页回到首页', async ({ page }) => {
    await signIn(page, '张建国');
    await page.goto('./#/login');
    await expect(page).toHaveURL(/GrwtHome/);
  });

  test('/loginOut 退出并回到登录页', async ({ page }) => {
    await signIn(page, '张建国');
    await page.goto('./#/loginOut');
    await expect(page).toHaveURL(/#\/login$/);
    await expect(page.getByText('张建国')).toHaveCount(0);
  });

  test('访客的深层地址：用短信验证码登录后就到那一页；别的身份登录到自己的首页', async ({ page }) => {
    await page.goto('./#/grwt/cxyw/jccx/grjcmx');
    await expect(page).toHaveURL(/#\/login$/);
    await chooseMethod(page, '个人', '短信验证码登录');
    await page.getByLabel('手机号码').fill(PEOPLE.张建国.sjhm);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText(/验证码已发送至/)).toBeVisible();
    await page.getByRole('textbox', { name: '短信验证码' }).fill(await newestCode(page, 'sms'));
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(/grjcmx/);
    await signOut(page, '张建国');

    await page.goto('./#/grwt/cxyw/jccx/grzhxx');
    await expect(page).toHaveURL(/#\/login$/);
    await chooseMethod(page, '单位', '账号密码登录');
    await fillSignIn(page, '华夏精密');
    await expect(page).toHaveURL(/DwwtHome/);
  });
});

test.describe('登录与授权记录', () => {
  // The other window may ask the centre for something before it hears that its session is over.
  test.use({ allowedConsole: [/status of 401/] });
  test('看得到什么时候、怎样、从哪里登录；“不是我”冻结登录，忘记密码是出路', async ({ page, context }) => {
    await page.goto('./#/login');
    await fillSignIn(page, '张建国', 'Wrong@2026');
    await expect(page.getByRole('alert')).toContainText('用户名不存在或密码错误');
    await signInByHand(page, '张建国');
    await page.goto('./#/grwt/cxyw/aqcx/dlsqjl');
    await expect(page.getByRole('heading', { level: 1, name: '登录与授权记录' })).toBeVisible();
    // What registers were asked for the home page stands between.
    const rows = page
      .getByRole('table', { name: '登录与授权记录' })
      .getByRole('row')
      .filter({ hasText: /登录(成功|失败)/ });
    await expect(rows.nth(0)).toContainText('账号密码登录');
    await expect(rows.nth(0)).toContainText('登录成功');
    await expect(rows.nth(0)).toContainText('Chrome');
    await expect(rows.nth(1)).toContainText('登录失败：用户名不存在或密码错误');

    const second = await context.newPage();
    await second.goto('./#/grwt/MyOffice');
    await expect(second.getByRole('banner').getByRole('button', { name: '张建国' })).toBeVisible();
    await page.getByRole('button', { name: '不是我，冻结登录' }).click();
    const question = page.getByRole('alertdialog', { name: '冻结登录' });
    await expect(question).toContainText('任何人都不能再登录您的账号');
    await question.getByRole('button', { name: '冻结登录' }).click();
    await expect(page).toHaveURL(/#\/login$/);
    await expect(page.getByRole('alert')).toContainText('您的账号已冻结登录');
    await expect(second).toHaveURL(/#\/login/);
    await fillSignIn(page, '张建国');
    await expect(page.getByRole('alert').last()).toContainText('由本人冻结登录。请通过“忘记密码”验证身份并设置新密码');
  });
});
