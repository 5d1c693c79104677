import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { axe } from './axe';
import { expect, test } from './fixture';

/** Every public page of specification 2.1 and 2.3 that is no sign-in and no registration, and a way into those that want to know what. */
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
const MOST_BYTES = 86_000;

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
  await page.goto('./#/login');
  await page.waitForLoadState('networkidle');
  await Promise.all(assets.values());
  signIn = new Set(assets.keys());
  await page.close();
});

for (const [title, path] of PAGES) {
  test(`${title}：无障碍检查普通与长辈版，320 像素与两倍放大不横向滚动，另加载不超过 86 kB`, async ({ page }) => {
    const assets = countAssets(page);
    await open(page, path);
    const later = [...assets].filter(([address]) => !signIn.has(address));
    const sizes = await Promise.all(later.map(([, size]) => size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);

    await expect(page).toHaveTitle(/ - 住房公积金网上办事大厅$/);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: '长辈版' }).click();
    expect(await axe(page)).toEqual([]);
    // 640 px is what a window of 1280 shows at 200 %.
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await widerThanWindow(page)).toEqual([]);
    }
  });
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
