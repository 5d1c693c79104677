import type { Page } from '@playwright/test';
import { flows } from '@/flows/registry';
import { fixtures } from '../contracts/flows/fixtures';
import { axe } from './axe';
import { Found, goTo, PHONE, personOf, signInToMenu, tooWide, walkSteps } from './crawl';
import { expect, test } from './fixture';
import { signOut } from './hall';
import { quiet } from './narrow';
import { qa } from './qa';
import { fillRentForm, openKnown, toRentForm } from './rent-withdrawal';
import { signIn } from './sign-in';
import { testTime } from './test-day.mjs';

// A part is many pages: it takes as long as it takes.
test.beforeEach(() => test.slow());

const walked = flows.flatMap(({ area, code, path }) => {
  const fixture = fixtures[`${area} ${code}`];
  return fixture ? [{ code, path, fixture, person: personOf(fixture) }] : [];
});
/** Their first page is looked at where they are walked. */
const WALKED: ReadonlySet<string> = new Set(walked.map(({ path }) => path));

test.describe('每个页面一次看全：手机、320 像素、长辈版、无障碍、控制台', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('登录页，和长辈版里带长名字的账号菜单', async ({ page }) => {
    const found = new Found(page);
    await page.goto('./#/login');
    await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
    await found.visit('登录页');
    expect(found.faults).toEqual({});

    await page.getByRole('button', { name: '长辈版' }).click();
    await signIn(page, '阿依古丽');
    await page.getByRole('banner').getByRole('button', { name: '阿依古丽·买买提' }).click();
    await expect(page.getByRole('menu', { name: '账号' }).getByText('阿依古丽·买买提')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-large', '');
    expect(await tooWide(page)).toEqual([]);
  });

  for (const [person, parts] of [
    ['张建国', 2],
    ['阿依古丽', 2],
    ['华夏精密', 2],
    ['安居置业', 1],
  ] as const) {
    for (let part = 0; part < parts; part += 1) {
      test(`${person}的每个菜单页，第 ${part + 1} 部分`, async ({ page }) => {
        const found = new Found(page);
        const leaves = await signInToMenu(page, person);
        const own = leaves.filter(({ path }, at) => !WALKED.has(path) && at % parts === part);
        for (const { path, title } of own) {
          await goTo(page, path);
          await found.visit(`${title} ${path}`);
        }
        expect(own).not.toEqual([]);
        expect(found.faults).toEqual({});
      });
    }
  }
});

/** By who carries them through, those that want a later day last. */
const inTurn = walked.toSorted(
  (a, b) => a.person.localeCompare(b.person) || (a.fixture.from ?? '').localeCompare(b.fixture.from ?? ''),
);
const PARTS = 6;
const size = Math.ceil(inTurn.length / PARTS);

test.describe('每项业务的每一步：360 像素宽', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  for (let part = 0; part < PARTS; part += 1) {
    const own = inTurn.slice(part * size, (part + 1) * size);
    test(own.map(({ code }) => code).join(' '), async ({ context }) => {
      const faults: Record<string, string[]> = {};
      await context.clock.install(testTime());
      let page: Page | undefined;
      let signedIn: string | undefined;
      for (const { fixture, person, ...flow } of own) {
        await test.step(`${flow.code} ${person}`, async () => {
          if (!page || signedIn !== person) {
            // A page of their own: nothing of the last person's session is in the way.
            await page?.close();
            page = await context.newPage();
            await signIn(page, person);
            signedIn = person;
          }
          await quiet(page);
          if (fixture.from) await qa(page, 'clock', { now: fixture.from });
          const found = new Found(page);
          await walkSteps(page, flow, fixture.values, found);
          Object.assign(faults, found.faults);
        });
      }
      expect(faults).toEqual({});
    });
  }
});

test.describe('无障碍，普通与长辈版', () => {
  // Addresses typed by hand are not the router's own; it says so where it cannot ask before leaving.
  test.use({ allowedConsole: [/use a blocker on a POP navigation/] });

  test('租房提取的每一步、草稿、办件、消息', async ({ page }) => {
    const found = new Found(page);
    await signIn(page, '刘洋');
    await page.goto('./#/grwt/tqSys/tqyw/zfzj_tq');
    await expect(page.getByRole('dialog', { name: '用户办理须知' })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await toRentForm(page);
    await found.read('填写信息，已知的一行一项');
    await openKnown(page);
    await found.read('填写信息，已填');
    await page.getByRole('button', { name: '下一步' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await found.read('填写信息，有错');
    await page.getByRole('radio', { name: '商品住房（已备案）' }).check();
    await page.getByRole('radio', { name: '已婚' }).check();
    await page.getByRole('radio', { name: '其他银行卡' }).check();
    await found.read('填写信息，全部栏目');
    await page.getByRole('radio', { name: /已绑定/ }).check();
    await fillRentForm(page, '1500');
    await found.read('填写信息，填好');
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByRole('button', { name: '修改材料' }).click();
    await expect(page.frameLocator('iframe[title="电子档案采集"]').getByText(/系统已核验，免交/)).toBeVisible();
    await found.read('材料采集');
    await page.goto('./#/grwt/draftbox');
    await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '关闭页面' }).click();
    await expect(page.getByRole('link', { name: /^继续填写.*租房提取$/ })).toBeVisible();
    await found.read('草稿箱');
    await page.getByRole('link', { name: /^继续填写.*租房提取$/ }).click();
    await page.getByRole('button', { name: '下一步' }).click();
    await expect(page.getByRole('heading', { name: '核对确认' })).toBeVisible();
    await found.read('核对确认');
    await page.getByRole('button', { name: '提交', exact: true }).click();
    await expect(page.getByRole('region', { name: '受理回执' })).toBeVisible();
    await found.read('办理结果');
    await page.getByRole('button', { name: '查看办件' }).click();
    await expect(page.getByRole('heading', { name: /租房提取/ }).first()).toBeVisible();
    await found.read('办件详情');
    await page.getByRole('button', { name: /^评价/ }).click();
    await page.getByRole('dialog', { name: /^评价/ }).getByRole('radio', { name: '非常满意' }).check();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('dialog', { name: /^评价/ }).getByRole('button', { name: '取消' }).click();
    for (const path of ['/grwt/MyOffice', '/sysMsg/msgHome']) {
      await goTo(page, path);
      await found.read(path);
    }
    await page.getByRole('button', { name: '订阅设置' }).click();
    await expect(page.getByRole('dialog', { name: '订阅设置' }).getByRole('checkbox').first()).toBeVisible();
    expect(await axe(page)).toEqual([]);
    expect(found.faults).toEqual({});
  });

  test('打开着的下拉、列设置和控件总览，也在 320 像素宽', async ({ page }) => {
    const found = new Found(page);
    await signIn(page, '刘洋');
    await page.goto('./#/grwt/cxyw/jccx/grjcmx');
    const kind = page.getByRole('combobox', { name: '明细类型' });
    await kind.press('ArrowDown');
    expect(await axe(page)).toEqual([]);
    await kind.press('Escape');
    await expect(kind).not.toHaveValue('');
    await signOut(page, '刘洋');

    await signIn(page, '华夏精密');
    await page.goto('./#/dwwt/cxyw/zglb');
    await expect(page.getByRole('table', { name: '职工列表' })).toContainText('张建国');
    for (const print of ['普通', '长辈版']) {
      await page.getByRole('button', { name: '列设置' }).click();
      expect(await axe(page), print).toEqual([]);
      await page.getByRole('button', { name: '取消' }).click();
      await page.getByRole('button', { name: '长辈版' }).click();
    }
    await found.zoom('职工列表');
    await page.getByRole('button', { name: '列设置' }).click();
    await found.zoom('列设置');
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: '取消' }).click();

    await page.getByRole('button', { name: '测试工具' }).click();
    await page.getByRole('button', { name: '控件总览' }).click();
    await page.getByRole('button', { name: '关闭测试工具' }).click();
    await expect(page.getByRole('table', { name: '职工名册' }).first()).toBeVisible();
    await found.read('控件总览');
    await found.zoom('控件总览，长辈版');
    expect(found.faults).toEqual({});
  });
});
