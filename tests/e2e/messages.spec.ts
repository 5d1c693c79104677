import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { fillSignIn, signIn } from './sign-in';
import { testTime } from './test-day.mjs';

test.describe('通知公告弹窗', () => {
  const popup = (page: Page) => page.getByRole('dialog', { name: '关于租房提取业务调整的通知' });

  test('一次会话只弹一次，点一下就关', async ({ page, context }) => {
    await page.goto('./#/login');
    await fillSignIn(page, '张建国');
    await expect(popup(page)).toContainText('云州市住房公积金管理中心 2026-11-16 09:00');
    await popup(page).getByText('未备案租房').click();
    await expect(popup(page)).toHaveCount(0);
    const asked: string[] = [];
    context.on('request', (request) => request.url().includes('getTzxxList') && asked.push(request.url()));
    await page.goto('./#/grwt/MyOffice');
    await page.reload();
    const second = await context.newPage();
    await second.goto('./#/grwt/GrwtHome');
    for (const tab of [page, second]) {
      await expect(tab.getByRole('banner').getByRole('button', { name: '张建国' })).toBeVisible();
      await expect(tab.getByRole('dialog')).toHaveCount(0);
    }
    expect(asked).toEqual([]);
  });
});

test('大厅的对话框开着时，测试工具也能用', async ({ page }) => {
  await signIn(page, '张建国');
  await page.getByRole('banner').getByRole('button', { name: '张建国' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  const question = page.getByRole('alertdialog', { name: '退出系统' });
  const launcher = page.getByRole('button', { name: '测试工具', exact: true });
  const panel = page.getByRole('dialog', { name: '测试工具' });
  await launcher.click();
  await expect(panel.getByText('虚拟手机')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toHaveCount(0);
  // Tall enough for its four characters, one a line.
  expect((await launcher.boundingBox())?.height).toBeGreaterThan(80);
  await launcher.click();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: '关闭测试工具' }).click();
  await expect(panel).toHaveCount(0);
});

test.describe('新版本发布后缺了一块', () => {
  test.use({ allowedConsole: [/Failed to load|net::ERR|MIME|dynamically imported|preload CSS/] });

  test('回的是 404 网页：自动刷新一次，还不行就说明，不反复', async ({ page, context }) => {
    await page.clock.install(testTime());
    await signIn(page, '张建国');
    await context.route(/assets\/MyOffice-.*\.js/, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }),
    );
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.getByRole('navigation', { name: '业务导航' }).getByRole('link', { name: '我的办件' }).click();
    await expect(page.getByText('系统可能刚刚更新，或网络不稳定。')).toBeVisible();
    expect(loads).toBe(1);
    await page.clock.runFor(5000);
    expect(loads).toBe(1);
    await context.unroute(/assets\/MyOffice-.*\.js/);
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(page.getByText('暂无办件')).toBeVisible();
  });

  test('断网时不刷新：页面留着，联网后重新加载就好', async ({ page, context }) => {
    await signIn(page, '张建国');
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    const bar = page.getByText('网络已断开，已填写的内容仍保留在本页');
    await context.setOffline(true);
    await expect(bar).toBeVisible();
    await page.getByRole('navigation', { name: '业务导航' }).getByRole('link', { name: '我的办件' }).click();
    await expect(page.getByText('系统可能刚刚更新，或网络不稳定。')).toBeVisible();
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(page.getByText('网络连接异常，请检查网络后重试').last()).toBeVisible();
    await expect(page.getByText('加载失败')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: '张建国' })).toBeVisible();
    expect(loads).toBe(0);
    await context.setOffline(false);
    await expect(bar).toHaveCount(0);
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(page.getByText('暂无办件')).toBeVisible();
  });
});
