import type { Page } from '@playwright/test';
import { chooseOption } from './choose-option';
import { expect, test } from './fixture';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`./#${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('加载中...')).toHaveCount(0);
}

/** Another address of the hall, without loading it anew. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.location.hash = `#${to}`;
  }, path);
}

async function largePrint(page: Page): Promise<void> {
  await page.getByRole('button', { name: '长辈版' }).click();
  await expect(page.getByRole('button', { name: '退出长辈版' })).toBeVisible();
}

const quick = (page: Page) => page.getByRole('navigation', { name: '快捷菜单' });

// What is refused or does not come, and the property itself: pages/public/rates.test, pages/public/cooperation.test, pages/error.test.

test('贷款利率：现行利率、示例、历次调整，图表按需加载；利率带到计算器', async ({ page }) => {
  const charts: string[] = [];
  page.on('request', (request) => {
    if (/SeriesChart/.test(request.url())) charts.push(request.url());
  });
  await open(page, '/loanRate');
  const current = page.getByRole('region', { name: '现行贷款利率' });
  await expect(current.getByRole('listitem')).toHaveCount(4);
  await expect(current).toContainText('每10万元贷30年，每月还400.34元');
  const table = page.getByRole('table', { name: '历次贷款利率' });
  await expect(table.getByRole('row')).toHaveCount(17);
  expect(charts).toEqual([]);
  await page.getByRole('button', { name: '显示图表' }).click();
  await expect(page.getByRole('img', { name: /历次贷款利率的走势/ })).toBeVisible();
  expect(charts.length).toBeGreaterThan(0);
  await chooseOption(page.getByRole('combobox', { name: '起始年份' }), '2018年');
  await chooseOption(page.getByRole('combobox', { name: '截止年份' }), '2020年');
  await expect(page).toHaveURL(/#\/loanRate\?ksnf=2018&jsnf=2020$/);
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(table.getByRole('row', { name: /2015-08-26/ })).toBeVisible();
  await current.getByRole('link', { name: /按此利率测算\s*（首套5年以上2.6%）/ }).click();
  await expect(page).toHaveURL(/#\/dkcs\?jslx=1&dkje=100000\.00&dkqx=360&ll=2\.6&hkfs=01/);
});

test('合作楼盘：访客筛选、翻页、看楼盘和房源，返回后条件还在', async ({ page }) => {
  await open(page, '/cooperation');
  const list = page.getByRole('region', { name: '楼盘列表' });
  await expect(list.getByRole('status')).toHaveText('共53个楼盘');
  await page.getByRole('button', { name: '第3页' }).click();
  await expect(page).toHaveURL(/page=3$/);
  await expect(list.getByRole('heading', { level: 2 })).toHaveCount(13);
  await page.goBack();
  await expect(list.getByRole('heading', { level: 2 })).toHaveCount(20);
  await page.getByRole('searchbox', { name: '开发商' }).pressSequentially('安居', { delay: 40 });
  await expect(list.getByRole('status')).toHaveText('共5个楼盘');
  await page.getByRole('checkbox', { name: '只看还有可贷房源的' }).check();
  await expect(list.getByRole('status')).toHaveText('共3个楼盘');
  await page.getByRole('link', { name: '安居·和悦府' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '安居·和悦府' })).toBeFocused();
  await expect(page.getByRole('table', { name: /房源$/ }).getByText('可售').first()).toBeVisible();
  await chooseOption(page.getByRole('combobox', { name: '状态' }), '已贷');
  await expect(page.getByRole('table', { name: /房源$/ }).getByText('已贷').first()).toBeVisible();
  await page.getByRole('button', { name: '返回楼盘列表' }).click();
  await expect(list.getByRole('status')).toHaveText('共3个楼盘');
  await expect(page.getByRole('searchbox', { name: '开发商' })).toHaveValue('安居');
  await page.getByRole('button', { name: '清除全部条件' }).click();
  await expect(list.getByRole('status')).toHaveText('共53个楼盘');
});

test('快捷菜单：标出当前页；不遮挡内容，1280、1440、320 像素宽和长辈版都一样；返回顶部用键盘：499 没有，501 有，按下后在页首，焦点在内容里', async ({
  page,
}) => {
  await open(page, '/loanRate');
  await expect(quick(page).locator('[aria-current="page"]')).toHaveText('贷款利率');
  for (const large of [false, true]) {
    if (large) await largePrint(page);
    for (const width of [1280, 1440, 1920, 900, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const covers = await page.evaluate(() => {
        const menu = document.querySelector('nav[aria-label="快捷菜单"]')?.getBoundingClientRect();
        const cards = [...document.querySelectorAll('main section, main h1')].map((one) => one.getBoundingClientRect());
        if (!menu || cards.length === 0) return 'nothing to compare';
        return cards.some(
          (one) => one.right > menu.left && one.left < menu.right && one.bottom > menu.top && one.top < menu.bottom,
        );
      });
      expect(covers, `${width}${large ? ' 长辈版' : ''}`).toBe(false);
      // On a wide screen it stands at the right hand.
      const left = (await quick(page).boundingBox())?.x ?? 0;
      if (width >= 1280) expect(left, String(width)).toBeGreaterThan(width * 0.8);
    }
  }

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: '退出长辈版' }).click();
  await open(page, '/cooperation');
  const top = quick(page).getByRole('button', { name: '返回顶部' });
  for (const [y, shown] of [
    [499, 0],
    [501, 1],
  ] as const) {
    await expect(async () => {
      await page.evaluate((to) => window.scrollTo(0, to), y);
      await expect(top).toHaveCount(shown, { timeout: 500 });
      expect(await page.evaluate(() => window.scrollY)).toBe(y);
    }).toPass();
  }
  await top.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(top).toHaveCount(0);
  // An address typed in mid-page begins at its top.
  await page.evaluate(() => window.scrollTo(0, 501));
  await go(page, '/zmhy');
  await expect(page.getByRole('heading', { level: 1, name: '证明核验' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
