import { PEOPLE } from '../people';
import { expect, test } from './fixture';
import { fault, lookAgain, signOut, storedText, tokenOf } from './hall';
import { openRentForm } from './rent-withdrawal';
import { fillSignIn, signInByHand } from './sign-in';

/** What in a page, a storage or an address would be 张建国's. */
const MARKERS = ['张建国', PEOPLE.张建国.account, '243,5', '139****'];

const EXPIRED = '登录状态已过期，请重新登录';

// Whose session it becomes, late answers and what cannot be loaded: session/session-store.test, session/tabs.test, layouts/session-dialogs.

test('地址里的登录信息，在 # 之前和之后：只取一次，地址栏、历史和之后的请求里都没有；欢迎的话不挡住任何可以点的，360 和 1366 像素宽', async ({
  page,
}) => {
  for (const [address, width, height] of [
    [(token: string) => `./?token=${token}&loginType=1#/grwt/MyOffice`, 360, 640],
    [(token: string) => `./#/grwt/MyOffice?token=${token}&loginType=2&tab=open`, 1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const token = await tokenOf(page, '张建国');
    const later: string[] = [];
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) later.push(`${request.url()} ${request.headers().referer ?? ''}`);
    });
    await page.goto(address(token));
    // The greeting first, found and measured at once: it goes by itself, maybe before the page of the address is there.
    const found = await page.waitForFunction(() => {
      const toast = [...document.querySelectorAll('[role="status"]')].find((one) =>
        one.textContent?.includes('欢迎您，张建国！'),
      );
      if (!toast) return undefined;
      const { left, top, width: wide, height: high } = toast.getBoundingClientRect();
      const at = [0.1, 0.3, 0.5, 0.7].map((part) => document.elementFromPoint(left + wide * part, top + high / 2));
      return { above: top, caught: at.filter((one) => one && toast.contains(one)).length };
    });
    const hit = await found.jsonValue();
    expect(hit?.caught).toBe(0);
    // Clear of the banner and the menu.
    expect(hit?.above).toBeGreaterThan(height / 2);
    await expect(page.getByRole('heading', { level: 1, name: '我的办件' })).toBeAttached();
    const addresses = await page.evaluate(() => [
      location.href,
      document.referrer,
      // Chromium's list of this tab's own history.
      ...(window as unknown as { navigation: { entries(): { url: string }[] } }).navigation
        .entries()
        .map(({ url }) => url),
    ]);
    expect(addresses.filter((text) => /token=/.test(text))).toEqual([]);
    expect([...addresses, ...later].filter((text) => text.includes(token))).toEqual([]);
    expect(later.length).toBeGreaterThan(10);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(token);
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: '张建国' })).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
  }
});

test.describe('401', () => {
  test.use({ allowedConsole: [/status of 401/] });

  test('20 个并发 401 只弹一次框；重新登录回到站点根，登录后回到原页，草稿还在', async ({ page }) => {
    await signInByHand(page, '刘洋');
    await openRentForm(page);
    await page.getByRole('textbox', { name: '详细地址' }).fill('长乐路 18号 3-201');
    await fault(page, 'getQdztXx', 'status', 401, 20);
    await lookAgain(page, 20);
    const dialog = page.getByRole('alertdialog', { name: '系统提示' });
    await expect(dialog).toHaveCount(1);
    await expect(dialog).toContainText(EXPIRED);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);

    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    await fault(page, 'token/logout', 'delay', 1000);
    const told = page.waitForRequest(/token\/logout/);
    await dialog.getByRole('button', { name: '重新登录' }).click();
    // Nobody can start on a page that is about to be loaded anew.
    await told;
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/#\/login$/);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect.poll(() => loads.length).toBe(1);
    await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
    await fillSignIn(page, '刘洋');
    await expect(page).toHaveURL(/#\/grwt\/tqSys\/tqyw\/zfzj_tq$/);
    await page.getByRole('button', { name: '继续填写' }).click();
    await expect(page.getByRole('textbox', { name: '详细地址' })).toHaveValue('长乐路 18号 3-201');
  });
});

test.describe('退出', () => {
  test.use({ allowedConsole: [/Failed to load resource|net::ERR/] });

  test('断网时也清干净并说明，其他页签一起退出；后退看不到上一个人的内容，两处存储里没有他的任何东西', async ({
    page,
    context,
  }) => {
    await signInByHand(page, '张建国');
    const second = await context.newPage();
    await second.goto('./#/grwt/MyOffice');
    await expect(second.getByText('暂无办件')).toBeVisible();
    for (const [path, title] of [
      ['MyOffice', '我的办件'],
      ['draftbox', '草稿箱'],
    ]) {
      await page.goto(`./#/grwt/${path}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    const token = /"token":"(\w+)"/.exec((await storedText(page)).replaceAll('\\', ''))?.[1] ?? '';
    expect(token).not.toBe('');
    const kept = await second.evaluate(() => ({ ...sessionStorage }));
    // The centre does not hear of it: the token stays good there.
    await fault(page, 'token/logout', 'status', 500);
    await context.setOffline(true);
    await page.bringToFront();
    await signOut(page, '张建国');
    await expect(page.getByText('网络不可用，已在本机退出登录')).toBeVisible();
    await expect(second).toHaveURL(/#\/login/);
    await expect(second.getByText('您已在其他窗口退出登录')).toBeVisible();
    for (const tab of [page, second]) {
      const stored = await storedText(tab);
      expect([...MARKERS, 'token', token].filter((marker) => stored.includes(marker))).toEqual([]);
    }
    await context.setOffline(false);
    for (let step = 0; step < 3 && page.url() !== 'about:blank'; step += 1) {
      await page.goBack();
      await expect(page).toHaveURL(/#\/login|blank/);
      await expect(page.getByRole('banner').getByRole('button', { name: '张建国' })).toHaveCount(0);
      const text = await page.evaluate(() => document.body.innerText);
      expect(MARKERS.filter((marker) => text.includes(marker))).toEqual([]);
    }

    // A tab closed before and opened again comes with the storage it had then.
    const restored = await context.newPage();
    await restored.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
    }, kept);
    await restored.goto('./#/grwt/MyOffice');
    await expect(restored).toHaveURL(/#\/login$/);
    await expect(restored.getByText('张建国')).toHaveCount(0);
  });
});

test('浏览器不给存储：仍能登录办事，并说明刷新后要重新登录', async ({ page }) => {
  await page.addInitScript(() => {
    // Merely looking at one of them throws, using the other does; only the simulated centre's own entry goes through.
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get: blocked });
    const { getItem, setItem } = Storage.prototype;
    const ours = (key: string) => !key.startsWith('__msw') && blocked();
    Storage.prototype.getItem = function (key) {
      ours(key);
      return getItem.call(this, key);
    };
    Storage.prototype.setItem = function (key, value) {
      ours(key);
      setItem.call(this, key, value);
    };
  });
  await page.goto('./#/login');
  await expect(page.getByText('浏览器存储空间不可用，刷新或关闭页面后需要重新登录')).toBeVisible();
  await signInByHand(page, '张建国');
  await page.getByRole('link', { name: '我的办件' }).first().click();
  await expect(page.getByText('暂无办件')).toBeVisible();
  await signOut(page, '张建国');
});
