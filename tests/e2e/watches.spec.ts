import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { fault } from './hall';
import { fillSignIn, signIn } from './sign-in';
import { testTime } from './test-day.mjs';

test.describe('长时间未操作', () => {
  test.beforeEach(({ page }) => page.clock.install(testTime()));

  test('两个页签：一个在用，另一个不退出', async ({ page, context }) => {
    await signIn(page, '张建国');
    const second = await context.newPage();
    await second.goto('./#/grwt/MyOffice');
    await expect(second.getByText('暂无办件')).toBeVisible();
    await page.bringToFront();
    for (let minutes = 0; minutes < 60; minutes += 20) {
      await pressAfterPause(page);
      // Storage reaches another tab a moment later, which twenty minutes at one stroke would skip.
      await expect.poll(async () => (await lastUse(second)) === (await lastUse(page))).toBe(true);
    }
    await second.clock.runFor(6000);
    await expect(second.getByRole('banner').getByRole('button', { name: '张建国' })).toBeVisible();
    await expect(second.getByRole('alertdialog')).toHaveCount(0);
  });

  test('休眠 31 分钟后第一下就退出，说明原因，之前不发任何私人请求；再登录回到原页', async ({ page }) => {
    await signIn(page, '张建国');
    const drafts = page.waitForResponse(/draftbox/);
    await page.goto('./#/grwt/MyOffice');
    await expect(page.getByText('暂无办件')).toBeVisible();
    await drafts;
    // What is asked ahead in idle moments is over as well.
    await page.waitForLoadState('networkidle');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.clock.fastForward('31:00');
    await expect(page).toHaveURL(/#\/login$/);
    await expect(page.getByText('系统长时间未操作，即将自动退出...')).toBeVisible();
    await expect(page.getByText('张建国')).toHaveCount(0);
    expect(
      calls.filter((path) => /grxx|auth\/v1\/(?!token\/logout|getImgCode|getPubleKey)|jcyh|draft/.test(path)),
    ).toEqual([]);
    await fillSignIn(page, '张建国');
    await expect(page).toHaveURL(/#\/grwt\/MyOffice$/);
  });
});

/** The record of the last use, as this tab sees it. */
function lastUse(page: Page): Promise<string | undefined> {
  return page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith('last_activity'))?.[1]);
}

/**
 * Twenty minutes pass, then a key is pressed; the centre is told of it. The answer to this very call is waited for: one that
 * is still under way when the clock is moved on reaches the centre twenty minutes late.
 */
async function pressAfterPause(page: Page): Promise<void> {
  const told = page.waitForRequest(/token\/check/);
  await page.clock.fastForward('20:00');
  await page.keyboard.press('Tab');
  await page.clock.runFor(5000);
  await (await told).response();
}

test.describe('系统配置', () => {
  test.use({ allowedConsole: [/status of 500/] });
  test.beforeEach(({ page }) => page.clock.install(testTime()));
  const version = (value: string) => ({ code: 0, msg: '', data: { value, commonValue: value } });

  test('版本变了就重新加载', async ({ page }) => {
    await signIn(page, '张建国');
    await fault(page, 'getParametersVersion', 'answer', version('next'));
    const grey = [{ key: 'greyFilter', enable: 1, value: '1', jsonValue: null }];
    await fault(page, 'public/getList', 'answer', { code: 0, msg: '', data: grey });
    await page.clock.fastForward('05:01');
    await expect(page.locator('html')).toHaveAttribute('data-grey', '');
    await expect(page).toHaveURL(/GrwtHome/);
  });
});

test.describe('开发者工具', () => {
  /** Answers a stop at `debugger` as somebody does who has the tools open and goes on after a while. */
  async function openTools(page: Page) {
    const tools = await page.context().newCDPSession(page);
    tools.on('Debugger.paused', () => setTimeout(() => void tools.send('Debugger.resume').catch(() => undefined), 300));
    await tools.send('Debugger.enable');
    return () => tools.send('Debugger.disable');
  }
  const sentence = (page: Page) => page.getByRole('alert').filter({ hasText: '检测到非法调试，请关闭后刷新重试！' });
  const strict = { code: 0, msg: '', data: [{ key: 'debugSwitch', enable: '1', value: '0' }] };

  test('中心不允许时整页换成一句话，关闭后刷新就好；模拟中心自己的开关允许', async ({ page }) => {
    await page.goto('./#/login');
    await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
    await fault(page, 'public/getList', 'answer', strict, 2);
    const looked = page.waitForResponse(/\/dev-tools/);
    await page.reload();
    await page.setViewportSize({ width: 390, height: 700 });
    await page.evaluate(() => document.documentElement.toggleAttribute('data-large', true));
    await looked;
    await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();

    const close = await openTools(page);
    await expect(sentence(page)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await close();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
  });
});
