import { expect, test } from './fixture';
import { storedText } from './hall';
import { fillSignIn, signIn, signInByHand } from './sign-in';

test('一个经办人、几家单位：不退出就换到另一家，前一家的内容不留下，另一个窗口跟着换', async ({ page, context }) => {
  await signIn(page, '华夏精密');
  const second = await context.newPage();
  await second.goto('./#/dwwt/DWmyOffice');
  await expect(second.getByRole('banner').getByRole('button', { name: '华夏精密制造有限公司' })).toBeVisible();
  await page.bringToFront();
  await page.getByRole('banner').getByRole('button', { name: '华夏精密制造有限公司' }).click();
  await page.getByRole('menuitem', { name: '切换单位' }).click();
  const dialog = page.getByRole('dialog', { name: '切换单位' });
  await expect(dialog.getByText('当前单位')).toBeVisible();
  await dialog.getByRole('button', { name: '切换到蓝天科技有限公司' }).click();
  for (const tab of [page, second]) {
    await expect(tab.getByRole('banner').getByRole('button', { name: '蓝天科技有限公司' })).toBeVisible();
    await expect(tab.getByText('华夏精密制造有限公司')).toHaveCount(0);
    expect(await storedText(tab)).not.toContain('华夏');
  }
  await expect(page).toHaveURL(/DwwtHome/);
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
