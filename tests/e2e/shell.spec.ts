import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { qa } from './qa';
import { signIn } from './sign-in';

test.describe('外壳', () => {
  test('不认识的地址到 404，能回首页', async ({ page }) => {
    await signIn(page, '张建国');
    await page.goto('./#/no/such/page');
    await expect(page).toHaveURL(/#\/404$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('受保护的深链接先登录，再回到那里', async ({ page }) => {
    await page.goto('./#/grwt/MyOffice');
    await expect(page).toHaveURL(/#\/login/);
    await signIn(page, '张建国');
    await expect(page).toHaveURL(/#\/grwt\/MyOffice$/);
    await page.reload();
    await expect(page).toHaveURL(/#\/grwt\/MyOffice$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('大厅关闭时到公告页，开放后回到原处', async ({ page }) => {
    await signIn(page, '张建国');
    await page.goto('./#/grwt/MyOffice');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await qa(page, 'hall', { qdzt: '0', tzyy: '系统升级', yjhfsj: '2026-11-21 20:00' });
    await page.reload();
    await expect(page).toHaveURL(/#\/pubNotice/);
    await qa(page, 'hall', { qdzt: '1' });
    await page.reload();
    await expect(page).toHaveURL(/#\/grwt\/MyOffice/);
  });

  test('长辈版放大字号，刷新后还在', async ({ page }) => {
    await signIn(page, '张建国');
    await page.getByRole('button', { name: '长辈版' }).click();
    await expect(page.getByRole('button', { name: '退出长辈版' })).toBeVisible();
    const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
    expect(size).toBe('20px');
    await page.reload();
    await expect(page.getByRole('button', { name: '退出长辈版' })).toBeVisible();
  });
});

test.describe('快捷菜单', () => {
  const quick = (page: Page) => page.getByRole('navigation', { name: '快捷菜单' });

  test('访客三项，登录后六项', async ({ page }) => {
    await page.goto('./#/introToCenter');
    await expect(quick(page).getByRole('link')).toHaveText(['中心介绍', '政策信息', '贷款利率']);
    await expect(page.getByRole('banner').getByRole('link', { name: '已有账号，立即登录' })).toBeVisible();
    await page.goto('./#/login');
    await signIn(page, '张建国');
    await expect(quick(page).getByRole('link')).toHaveText([
      '中心介绍',
      '政策信息',
      '贷款利率',
      '合作楼盘',
      '常用下载',
      '投诉建议',
    ]);
  });

  test('滚动过了 500 像素才有返回顶部', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await signIn(page, '张建国');
    await expect(page.getByRole('heading', { name: '全部业务' })).toBeVisible();
    const top = quick(page).getByRole('button', { name: '返回顶部' });
    for (const [y, shown] of [
      [499, 0],
      [500, 0],
      [501, 1],
    ] as const) {
      // A card that fills up above moves the page under the reader, so the place is taken again until it holds.
      await expect(async () => {
        await page.evaluate((to) => window.scrollTo(0, to), y);
        await expect(top).toHaveCount(shown, { timeout: 500 });
        expect(await page.evaluate(() => window.scrollY)).toBe(y);
      }).toPass();
    }
    await top.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(top).toHaveCount(0);
  });
});

test('页脚有全部备案信息和党政机关标识', async ({ page }) => {
  await page.goto('./#/login');
  const footer = page.getByRole('contentinfo');
  for (const text of [
    '版权所有 © 云州市住房公积金管理中心',
    '网址：gjj.yunzhou.gov.example',
    '云ICP备2026000123号-1',
    '云公网安备 99010002000123号',
    '网站标识码：9901000012',
    '技术支持：云州市住房公积金管理中心信息科技处',
    '党政机关',
  ]) {
    await expect(footer).toContainText(text);
  }
});

test('横幅高 260 像素；长辈版在别的页签里也跟着变', async ({ page, context }) => {
  await signIn(page, '张建国');
  const banner = await page.getByRole('banner').boundingBox();
  expect(banner?.height).toBe(260);
  const second = await context.newPage();
  await second.goto('./#/policyInfo');
  await page.getByRole('button', { name: '长辈版' }).click();
  await expect(second.getByRole('button', { name: '退出长辈版' })).toBeVisible();
  expect(await second.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('20px');
});

test('大厅搜索：中文、拼音首字母、业务编码，只用键盘', async ({ page }) => {
  await signIn(page, '张建国');
  const box = page.getByRole('combobox', { name: '搜索业务' });
  const options = page.getByRole('listbox', { name: '搜索结果' }).getByRole('option');
  for (const words of ['租房', 'zftq', 'TQ0107', 'tq0107']) {
    await box.focus();
    await page.keyboard.type(words);
    await expect(options.first(), words).toContainText('租房提取');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(options.first()).toBeHidden();
    await box.fill('');
  }
  // Lists: no dialog of theirs comes in between.
  await page.keyboard.type('记录');
  await expect(options.nth(1)).toBeVisible();
  const wanted = await options.nth(1).locator('span').innerText();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(wanted);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await box.fill('外星飞船');
  await expect(page.getByText('没有找到与“外星飞船”相关的内容')).toBeVisible();
});

test('账号菜单只用键盘', async ({ page }) => {
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

test('跳到主要内容：第一下 Tab 就到，地址不变', async ({ page }) => {
  await page.goto('./#/introToCenter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/#\/introToCenter$/);
});
