import type { Page } from '@playwright/test';
import { axe } from './axe';
import { expect, test } from './fixture';
import { fault } from './hall';
import { qa } from './qa';
import { signIn } from './sign-in';

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

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function largePrint(page: Page): Promise<void> {
  await page.getByRole('button', { name: '长辈版' }).click();
  await expect(page.getByRole('button', { name: '退出长辈版' })).toBeVisible();
}

test.describe('贷款利率', () => {
  test('现行利率、示例、历次调整，图表按需加载；利率带到计算器', async ({ page }) => {
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
    await page.getByRole('combobox', { name: '起始年份' }).selectOption('2018');
    await page.getByRole('combobox', { name: '截止年份' }).selectOption('2020');
    await expect(page).toHaveURL(/#\/loanRate\?ksnf=2018&jsnf=2020$/);
    await expect(table.getByRole('row')).toHaveCount(2);
    await page.reload();
    await expect(table.getByRole('row', { name: /2015-08-26/ })).toBeVisible();
    await current.getByRole('link', { name: /按此利率测算\s*（首套5年以上2.6%）/ }).click();
    await expect(page).toHaveURL(/#\/dkcs\?jslx=1&dkje=100000\.00&dkqx=360&ll=2\.6&hkfs=01/);
  });

  test('答复坏了说明，重新加载就好', async ({ page }) => {
    await open(page, '/loanRate');
    await fault(page, '/llgl/getDkllList', 'html');
    await go(page, '/404');
    await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
    await go(page, '/loanRate');
    await expect(page.getByText('加载失败')).toBeVisible();
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(page.getByRole('region', { name: '现行贷款利率' })).toBeVisible();
  });

  test('无障碍检查，普通和长辈版；320 像素宽不横向滚动', async ({ page }) => {
    await open(page, '/loanRate');
    await page.getByRole('button', { name: '显示图表' }).click();
    await expect(page.getByRole('img', { name: /历次贷款利率的走势/ })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await largePrint(page);
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    // The chart follows the new width a frame later.
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
  });
});

test.describe('合作楼盘', () => {
  test('访客筛选、翻页、看楼盘和房源，返回后条件还在', async ({ page }) => {
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
    await page.getByRole('combobox', { name: '状态' }).selectOption('已贷');
    await expect(page.getByRole('table', { name: /房源$/ }).getByText('已贷').first()).toBeVisible();
    await page.getByRole('button', { name: '返回楼盘列表' }).click();
    await expect(list.getByRole('status')).toHaveText('共3个楼盘');
    await expect(page.getByRole('searchbox', { name: '开发商' })).toHaveValue('安居');
    await page.getByRole('button', { name: '清除全部条件' }).click();
    await expect(list.getByRole('status')).toHaveText('共53个楼盘');
  });

  test('开发商自己看到的套数与公开的相同', async ({ page }) => {
    await page.goto('./#/login');
    await signIn(page, '安居置业');
    await go(page, '/kfswt/cx_yw/lp_cx/ldb');
    const own = page.getByRole('region', { name: '楼盘概况' });
    await expect(own).toContainText('可贷套数82套');
    await expect(own).toContainText('已贷套数118套');
    await go(page, '/cooperation?lpbh=LP00000001');
    await expect(page.getByRole('heading', { level: 1, name: '安居·翠湖苑' })).toBeVisible();
    await expect(page.getByRole('region', { name: '楼盘概况' })).toContainText(/总套数612套可贷套数82套已贷套数118套/);
  });

  test('没有结果、地址里的胡乱条件、没有的楼盘、坏了的答复都有话说', async ({ page }) => {
    await open(page, `/cooperation?lpmc=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    await expect(page.getByText('没有符合条件的楼盘，请放宽条件再试')).toBeVisible();
    await go(page, `/cooperation?qy=${encodeURIComponent('火星区')}`);
    await expect(page.getByText('没有“火星区”这个区域，请重新选择')).toBeVisible();
    await go(page, '/cooperation?jjq=20000&jjz=9000');
    await expect(page.getByText('均价范围有误：最高均价不能低于最低均价')).toBeVisible();
    await go(page, '/cooperation?lpbh=%3Cscript%3E');
    await expect(page.getByText('未找到该楼盘，可能已不在合作名单中，请返回列表重新选择')).toBeVisible();
    await fault(page, '/kfslpxx/getHzlpList', 'answer', { code: 0, data: { list: [null], total: 1, qyList: [] } });
    await page.getByRole('button', { name: '返回楼盘列表' }).click();
    await expect(page.getByText('加载失败')).toBeVisible();
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(page.getByText('共53个楼盘')).toBeVisible();
  });

  // The list itself is walked in public-pages.spec.
  for (const path of ['/cooperation?jjq=9&jjz=1', '/cooperation?lpbh=LP00000003']) {
    test(`无障碍检查，普通和长辈版；320 像素宽不横向滚动：${path}`, async ({ page }) => {
      await open(page, path);
      expect(await axe(page)).toEqual([]);
      await largePrint(page);
      expect(await axe(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    });
  }
});

test.describe('快捷菜单', () => {
  const quick = (page: Page) => page.getByRole('navigation', { name: '快捷菜单' });

  test('标出当前页；不遮挡内容，1280、1440、320 像素宽和长辈版都一样', async ({ page }) => {
    await open(page, '/loanRate');
    await expect(quick(page).locator('[aria-current="page"]')).toHaveText('贷款利率');
    for (const large of [false, true]) {
      if (large) await largePrint(page);
      for (const width of [1280, 1440, 1920, 900, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const covers = await page.evaluate(() => {
          const menu = document.querySelector('nav[aria-label="快捷菜单"] ul')?.getBoundingClientRect();
          const cards = [...document.querySelectorAll('main section, main h1')].map((one) =>
            one.getBoundingClientRect(),
          );
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
  });

  test('返回顶部用键盘：499 没有，501 有，按下后在页首，焦点在内容里', async ({ page }) => {
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
    await go(page, '/loanRate');
    await expect(page.getByRole('heading', { level: 1, name: '贷款利率' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('404 和 401', () => {
  test('404 说出找不到的地址，每条出路都通；无障碍检查', async ({ page }) => {
    await page.goto('./#/login');
    await signIn(page, '张建国');
    await go(page, `/no/such/${'x'.repeat(200)}`);
    await expect(page.getByText(`没有找到的地址：/no/such/${'x'.repeat(91)}…`)).toBeVisible();
    expect(await axe(page)).toEqual([]);
    const ways = page.getByRole('navigation', { name: '您还可以' });
    for (const [name, path] of [
      ['智能问答', /#\/znts$/],
      ['公共服务', /#\/introToCenter$/],
    ] as const) {
      await ways.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await page.goBack();
      await expect(page.getByText(/^没有找到的地址：/)).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: '返回首页' }).click();
    await expect(page).toHaveURL(/GrwtHome$/);
  });

  test('401 给访客登录的路；320 像素宽和长辈版', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, '/401');
    await largePrint(page);
    expect(await axe(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await page.getByRole('main').getByRole('link', { name: '去登录' }).click();
    await expect(page).toHaveURL(/#\/login/);
  });
});

test('中心改日期后，合作楼盘的价格参考按当天', async ({ page }) => {
  await open(page, '/cooperation?lpbh=LP00000002');
  const { today } = await qa<{ today: string }>(page, 'clock', { days: 3 });
  await page.reload();
  await expect(page.getByRole('region', { name: '价格参考' })).toContainText(`截至${today}`);
});
