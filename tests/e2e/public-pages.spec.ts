import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { axe } from './axe';
import { expect, test } from './fixture';

/** Every public page of docs/specification.md 2.1 and 2.3 that is no sign-in and no registration, and a way into those that want to know what. */
const PAGES: readonly [title: string, path: string][] = [
  ['中心介绍', '/introToCenter'],
  ['通知公告', '/pubNotice'],
  ['政策信息', '/policyInfo'],
  ['政策详情', '/policyDetail'],
  ['智能问答', '/znts'],
  ['贷款利率', '/loanRate'],
  ['贷款计算器', '/dkcs'],
  ['合作楼盘', '/cooperation'],
  ['常用下载', '/commonDownload'],
  ['业务指南视频', '/operationVideo'],
  ['投诉建议', '/complaintJY'],
  ['投诉建议详情', '/complaintJYInfo'],
  ['我要投诉建议', '/complaintJYAdd'],
  ['好差评', '/goodBadReviews'],
  ['我要评价', '/startEvaluation'],
  ['我的评价记录', '/evaluationRecords'],
  ['事项评价', '/evaluationInformation'],
  ['证明核验', '/zmhy'],
  ['电子文件预览', '/ylOfd'],
  ['电子文件预览（Base64）', '/ylOfdBase64'],
  ['用户协议', '/user_agreement'],
  ['页面不存在', '/404'],
  ['暂时无法访问', '/401'],
];

/**
 * What a public page may load beyond what the sign-in page has loaded, compressed as a server does it on the fly: at most the
 * budget of the build (scripts/bundle-budget.mjs).
 */
const MOST_BYTES = 120_000;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`./#${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('加载中...')).toHaveCount(0);
}

/** Scripts and style sheets that were loaded, by address → bytes. The test tools and the simulated centre are not the hall's. */
function countAssets(page: Page): Map<string, Promise<number>> {
  const assets = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/\/assets\/.+\.(js|css)$/.test(pathname)) return;
    const size = response.body().then(
      (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length,
      () => 0,
    );
    assets.set(pathname, size);
  });
  return assets;
}

let signIn: Set<string>;

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  // With data saving nothing is fetched ahead: only what the sign-in page itself needs is counted as loaded.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const assets = countAssets(page);
  // Not the quiet network alone: a slow machine is quiet while it runs the first script, before the rest is asked for.
  await open(page, '/login');
  await Promise.all(assets.values());
  signIn = new Set(assets.keys());
  await page.close();
});

/** Half of the pages at a time. */
for (const half of [0, 1]) {
  test(`公共页面，${half === 0 ? '前' : '后'}一半：无障碍检查普通与长辈版，320 像素与两倍放大不横向滚动，另加载不超过许可的字节`, async ({
    page,
  }) => {
    // With a route there is no cache, out of which nothing would be counted from the second page on.
    await page.route('**/assets/**', (route) => route.continue());
    const middle = Math.ceil(PAGES.length / 2);
    for (const [title, path] of PAGES.slice(half * middle, (half + 1) * middle)) {
      // Loaded anew: nothing of the page before is there.
      await page.goto('about:blank');
      await page.setViewportSize({ width: 1280, height: 900 });
      const assets = countAssets(page);
      await open(page, path);
      const later = [...assets].filter(([address]) => !signIn.has(address));
      const sizes = await Promise.all(later.map(([, size]) => size));
      expect(
        sizes.reduce((sum, size) => sum + size, 0),
        title,
      ).toBeLessThanOrEqual(MOST_BYTES);

      await expect(page).toHaveTitle(/ - 住房公积金网上办事大厅$/);
      expect(await page.getByRole('heading', { level: 1 }).count(), title).toBe(1);
      await inBothPrints(page, title);
    }
  });
}

/** Where more is to be seen than at the first look: the address, and what is done there. */
const FURTHER: readonly [path: string, act?: (page: Page) => Promise<void>][] = [
  ['/policyDetail?id=ZC20260919001'],
  ['/policyDetail?id=ZC20251222001'],
  ['/pubNotice?id=TZ20260924001'],
  ['/dkcs?jslx=2'],
  ['/dkcs?jslx=3'],
  ['/dkcs?jslx=4'],
  ['/dkcs?jslx=5'],
  ['/loanRate', (page) => page.getByRole('button', { name: '显示图表' }).click()],
  ['/cooperation?lpbh=LP00000003'],
  ['/operationVideo?sp=chd'],
  ['/znts?q=租房'],
  ['/goodBadReviews', (page) => page.getByRole('button', { name: '查看走势图' }).click()],
  ['/complaintJYAdd', (page) => page.getByRole('radio', { name: '举报（欠缴少缴）' }).check()],
  ['/complaintJYAdd', (page) => refused(page, '登录后提交')],
  ['/zmhy', (page) => refused(page, '核验')],
  ['/userRegister', (page) => refused(page, '注册')],
  ['/dwRegister', (page) => refused(page, '下一步')],
  ['/lhjyrysl', (page) => refused(page, '注册并去开户')],
  ['/yddkryzc', (page) => refused(page, '注册')],
  ['/forgotPwd', (page) => refused(page, '下一步')],
];

async function refused(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
}

test('公共页面里打开的、填错的：无障碍检查普通与长辈版，320 像素与两倍放大不横向滚动', async ({ page }) => {
  for (const [path, act] of FURTHER) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('about:blank');
    await open(page, path);
    await act?.(page);
    await inBothPrints(page, path);
  }
});

/** Of normal print the colours and names, of large print these and the width. */
async function inBothPrints(page: Page, title: string): Promise<void> {
  // An open dialog stands before the button.
  const toggle = () => page.getByRole('button', { name: /长辈版$/ }).dispatchEvent('click');
  const large = page.locator('html[data-large]');
  expect(await axe(page), title).toEqual([]);
  await toggle();
  await expect(large).toHaveCount(1);
  expect(await axe(page), `${title}（长辈版）`).toEqual([]);
  // 640 px is what a window of 1280 shows at 200 %.
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await expect.poll(() => widerThanWindow(page), title).toEqual([]);
  }
  await toggle();
  await expect(large).toHaveCount(0);
}

/** What sticks out to the right where the page can be scrolled sideways. */
function widerThanWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
      .map(
        (one) =>
          `${one.tagName.toLowerCase()} ${Math.round(one.getBoundingClientRect().right)}: ${one.textContent?.slice(0, 20)}`,
      );
  });
}
