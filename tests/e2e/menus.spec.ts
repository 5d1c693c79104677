import type { Page } from '@playwright/test';
import { PEOPLE } from '../people';
import { expect, test } from './fixture';
import { signOut } from './hall';
import { quiet } from './narrow';
import { signIn } from './sign-in';

/** As a person types or pastes an address: the browser encodes it itself. */
async function type(page: Page, hash: string): Promise<void> {
  await page.evaluate((address) => {
    location.hash = address;
  }, hash);
}

const tile = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('link', { name });

test.describe('地址', () => {
  // The router says so of addresses that cannot be decoded.
  test.use({ allowedConsole: [/could not be decoded/] });

  test('根地址到首页；不认识的和怀有恶意的到 404，从不空白', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.goto('./#/introToCenter');
    for (const [address, to] of [
      ['/introToCenter/../grwt/MyOffice', /#\/404$/],
      ['//grwt', /#\/404$/],
      ['/grwt/MyOffice', /#\/login$/],
    ] as const) {
      await type(page, '/policyInfo');
      await expect(page.getByRole('heading', { level: 1, name: '政策信息' })).toBeVisible();
      await type(page, address);
      await expect(page).toHaveURL(to);
    }
    expect(calls.filter((url) => /grxx|wdbj|draftbox|pubClientTree\?|getUserInfo/.test(url))).toEqual([]);
    await signIn(page, '张建国');
    await type(page, '/');
    await expect(page).toHaveURL(/#\/grwt\/GrwtHome$/);
    await expect(page).toHaveTitle('首页 - 住房公积金网上办事大厅');
    const hostile = [
      '/no/such/page',
      '/__proto__',
      '/constructor',
      '//evil.example/x',
      '/\\evil.example',
      '/../grwt/GrwtHome/..',
      '/introToCenter/../grwt/MyOffice',
      '/%2e%2e/grwt',
      '/%E4%A4%A',
      '/grwt%2FMyOffice',
      '/<img src=x onerror=alert(1)>',
      '/javascript:alert(1)',
      '/首页',
      '/GRWT/GRWTHOME',
      '/loginX',
      `/${'很长'.repeat(3000)}`,
      '/dwwt/DwwtHome',
      '/kfswt/cx_yw/xx_cx/kfsxxwh',
    ];
    for (const address of hostile) {
      await type(page, '/policyInfo');
      await expect(page.getByRole('heading', { level: 1, name: '政策信息' })).toBeVisible();
      await type(page, address);
      await expect(page.getByRole('heading', { level: 1, name: '页面不存在' }), address.slice(0, 60)).toBeVisible();
      await expect(page).toHaveURL(/#\/404$/);
    }
    await expect(page.locator('img[src=x]')).toHaveCount(0);
    await expect(page).toHaveTitle('页面不存在 - 住房公积金网上办事大厅');
  });
});

test.describe('菜单项', () => {
  test('新窗口打开的：没有 opener，也是登录着的；被拦截时提示，提示条离上边 80 像素', async ({ page, context }) => {
    await signIn(page, '张建国');
    await type(page, '/grwt/GrwtHome?activeIndex=3');
    const [opened] = await Promise.all([context.waitForEvent('page'), tile(page, '贷款计算器').click()]);
    // The own figures come along, but stand in no address.
    await expect(opened).toHaveURL(/#\/dkcs$/);
    await expect(opened.getByRole('textbox', { name: '剩余本金' })).toHaveValue(/^[\d,]+\.\d\d$/);
    await expect(opened.getByRole('banner').getByRole('button', { name: '张建国' })).toBeVisible();
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL(/GrwtHome\?activeIndex=3$/);
    await opened.close();
    await page.evaluate(() => {
      window.open = () => null;
    });
    await tile(page, '贷款计算器').click();
    await expect(page.getByRole('alert')).toContainText('新窗口被浏览器拦截，请允许本站弹出窗口后重试');
    // It slides in.
    await expect.poll(async () => (await page.getByRole('alert').boundingBox())?.y).toBe(80);
  });
});

test.describe('保留的页面', () => {
  const cases = (page: Page) =>
    page.getByRole('navigation', { name: '业务导航' }).getByRole('link', { name: '我的办件' });
  const done = (page: Page) => page.getByRole('tab', { name: '已办结' });

  test('由菜单回来和后退回来都是离开时的样子；下一个人见不到', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await signIn(page, '张建国');
    await cases(page).click();
    await done(page).click();
    await expect(page).toHaveURL(/MyOffice\?tab=done$/);
    // What only this very page has: it is lost when the page is drawn anew.
    await done(page).evaluate((element) => element.setAttribute('data-marked', ''));
    // The list has its height by then: a scroll on the shorter page would be cut.
    await expect(page.getByText('暂无办件')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 180));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(180);
    for (const back of [() => cases(page).click(), () => page.goBack()]) {
      await type(page, '/sysMsg/msgHome');
      await expect(page.getByRole('heading', { level: 1, name: '消息中心' })).toBeFocused();
      await back();
      await expect(done(page)).toHaveAttribute('aria-selected', 'true');
      await expect(done(page)).toHaveAttribute('data-marked', '');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(180);
    }
    await signOut(page, '张建国');
    await signIn(page, '李晓梅');
    await cases(page).click();
    await expect(page.getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[data-marked]')).toHaveCount(0);
    expect(await page.content()).not.toContain(PEOPLE.张建国.account);
  });

  test('后退回到原来的滚动位置，前进到页首', async ({ page }) => {
    await signIn(page, '张建国');
    await expect(page.getByRole('heading', { name: '全部业务' })).toBeVisible();
    // What comes later above the tile would move it.
    await quiet(page);
    await tile(page, '家庭信息').scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(200);
    await tile(page, '家庭信息').click();
    await expect(page.getByRole('heading', { level: 1, name: '家庭信息' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: '我的公积金' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  });
});
