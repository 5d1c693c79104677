import type { Page } from '@playwright/test';
import { PEOPLE } from '../people';
import { expect, test } from './fixture';
import { fault, signOut } from './hall';
import { quiet } from './narrow';
import { signIn } from './sign-in';

const PAUSED = '抵押注销业务正在升级，预计2026年12月1日恢复，急需办理请到柜台';

/** As a person types or pastes an address: the browser encodes it itself. */
async function type(page: Page, hash: string): Promise<void> {
  await page.evaluate((address) => {
    location.hash = address;
  }, hash);
}

const tile = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('link', { name });
const selectedTab = (page: Page) => page.getByRole('tablist', { name: '全部业务' }).locator('[aria-selected=true]');

test.describe('地址', () => {
  // The router says so of addresses that cannot be decoded.
  test.use({ allowedConsole: [/could not be decoded/] });

  test('根地址到首页；不认识的和怀有恶意的到 404，从不空白', async ({ page }) => {
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

  test('访客打不开业务页，变着写法也不行，也不发私人请求', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.goto('./#/introToCenter');
    for (const [address, to] of [
      ['/grwt/MyOffice', /#\/login$/],
      ['/introToCenter/../grwt/MyOffice', /#\/404$/],
      ['/login/../grwt', /#\/404$/],
      ['/loginX', /#\/404$/],
      ['/loanrate', /#\/404$/],
      ['//grwt', /#\/404$/],
    ] as const) {
      await type(page, '/policyInfo');
      await expect(page.getByRole('heading', { level: 1, name: '政策信息' })).toBeVisible();
      await type(page, address);
      await expect(page).toHaveURL(to);
    }
    expect(calls.filter((url) => /grxx|wdbj|draftbox|pubClientTree\?|getUserInfo/.test(url))).toEqual([]);
  });

  test('首页的页签：abc、99、-1 都是第一个，1 是第二个', async ({ page }) => {
    await signIn(page, '张建国');
    for (const [index, shown] of [
      ['abc', '缴存与账户'],
      ['1', '提取'],
      ['99', '缴存与账户'],
      ['-1', '缴存与账户'],
      ['2', '贷款'],
    ]) {
      await type(page, `/grwt/GrwtHome?activeIndex=${index}`);
      await expect(selectedTab(page)).toHaveText(shown ?? '');
    }
  });

  test('backNav 只认自己菜单里的地址', async ({ page }) => {
    await signIn(page, '张建国');
    await type(page, `/grwt/draftbox?backNav=${encodeURIComponent('/grwt/MyOffice?tab=done')}`);
    await page.getByRole('link', { name: '返回', exact: true }).click();
    await expect(page).toHaveURL(/#\/grwt\/MyOffice\?tab=done$/);
    for (const address of [
      'javascript:alert(1)',
      '//evil.example',
      'https://evil.example/',
      '/dwwt/DwwtHome',
      '/login',
    ]) {
      await type(page, `/grwt/draftbox?backNav=${encodeURIComponent(address)}`);
      await expect(page.getByRole('link', { name: '返回首页' })).toBeVisible();
      await expect(page.getByRole('link', { name: '返回', exact: true }), address).toHaveCount(0);
    }
  });
});

test.describe('菜单项', () => {
  test('暂停的：点了说明原因，不离开；直接打开地址也只见说明', async ({ page }) => {
    await signIn(page, '张建国');
    await type(page, '/grwt/GrwtHome?activeIndex=2');
    await expect(tile(page, '抵押注销')).toContainText('暂停办理');
    await tile(page, '抵押注销').click();
    await expect(page.getByRole('alert')).toContainText(PAUSED);
    await expect(page).toHaveURL(/#\/grwt\/GrwtHome\?activeIndex=2$/);
    await type(page, '/grwt/dkSys/dkyw/dyzx');
    await expect(page.getByRole('main')).toContainText(PAUSED);
    await type(page, '/grwt/zhxx/zyjx/ydzc_cx');
    await expect(page.getByRole('main')).toContainText('功能已停用，请联系管理员');
  });

  test('登录以后才暂停的：说明是文字不是网页，不离开；问不到也不离开', async ({ page }) => {
    await signIn(page, '张建国');
    await type(page, '/grwt/GrwtHome?activeIndex=1');
    const bz = '<img src=x onerror="document.title=1">今日停办';
    await fault(page, 'getMenuEnableById', 'answer', { code: 0, msg: '', data: { id: 'x', enable: 0, bz } });
    await tile(page, '租房提取').click();
    await expect(page.getByRole('alert')).toContainText(bz);
    await expect(page.locator('img[src=x]')).toHaveCount(0);
    await fault(page, 'getMenuEnableById', 'code', 500);
    await tile(page, '租房提取').click();
    await expect(page.getByRole('alert')).toContainText('模拟的业务拒绝');
    await expect(page).toHaveURL(/GrwtHome\?activeIndex=1$/);
    await tile(page, '租房提取').click();
    await expect(page).toHaveURL(/zfzj_tq\?activeIndex=1$/);
  });

  test('新窗口打开的：没有 opener，也是登录着的', async ({ page, context }) => {
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
  });

  test('菜单取不到或是空的：说明，可以重试，不空白', async ({ page }) => {
    await signIn(page, '张建国');
    await fault(page, 'pubClientTree?loginType', 'answer', { code: 0, msg: '', data: [] }, 1);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: '登录信息加载失败' })).toBeVisible();
    await fault(page, 'pubClientTree?loginType', 'code', 500, 1);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '登录信息加载失败' })).toBeVisible();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '我的公积金' })).toBeVisible();
  });

  test('面包屑、标题和焦点都跟着走', async ({ page }) => {
    await signIn(page, '张建国');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await page.getByRole('navigation', { name: '业务导航' }).getByRole('link', { name: '我的办件' }).click();
    await expect(heading).toHaveText('我的办件');
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle('我的办件 - 住房公积金网上办事大厅');
    const crumbs = page.getByRole('navigation', { name: '当前位置' }).getByRole('listitem');
    await expect(crumbs).toHaveText(['首页', '个人业务', '我的办件']);

    await type(page, '/grwt/zmSys/zmyw/jczm');
    await expect(page).toHaveTitle('缴存证明 - 住房公积金网上办事大厅');
    await expect(crumbs).toHaveText(['首页', '个人业务', '证明', '证明开具', '缴存证明']);
    await expect(heading).toBeFocused();
    await crumbs.getByRole('link', { name: '首页' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '我的公积金' })).toBeFocused();
    await expect(page).toHaveTitle('首页 - 住房公积金网上办事大厅');
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
