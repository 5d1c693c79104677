import { expect, test } from './fixture';
import { signIn } from './sign-in';

test('横幅高 260 像素；长辈版在别的页签里也跟着变', async ({ page, context }) => {
  await signIn(page, '张建国');
  const banner = await page.getByRole('banner').boundingBox();
  expect(banner?.height).toBe(260);
  const second = await context.newPage();
  await second.goto('./#/policyInfo');
  await page.getByRole('button', { name: '长辈版' }).click();
  await page.reload();
  for (const tab of [page, second]) {
    await expect(tab.getByRole('button', { name: '退出长辈版' })).toBeVisible();
    expect(await tab.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('20px');
  }
});

test('第一下 Tab 跳到主要内容，地址不变；账号菜单只用键盘', async ({ page }) => {
  await page.goto('./#/introToCenter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/#\/introToCenter$/);

  await signIn(page, '张建国');
  const button = page.getByRole('banner').getByRole('button', { name: '张建国' });
  const item = (name: string) => page.getByRole('menuitem', { name });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(item('修改密码')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(item('退出登录')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(item('切换账号')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mmxg$/);
  await page.goBack();
  await button.click();
  await item('切换账号').click();
  const question = page.getByRole('alertdialog', { name: '切换账号' });
  await expect(question).toContainText('切换账号将先退出当前账号，是否继续？');
  await question.getByRole('button', { name: '取消' }).click();
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(/GrwtHome$/);
});
