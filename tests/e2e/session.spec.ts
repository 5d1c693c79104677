import { PEOPLE } from '../people';
import { expect, test } from './fixture';
import { fault, lookAgain, signOut, storedText, tokenOf } from './hall';
import { newestCode, qa, settled } from './qa';
import { openRentForm } from './rent-withdrawal';
import { fillSignIn, leaveLostSession, signInByHand } from './sign-in';

/** What in a page, a storage or an address would be 张建国's. */
const MARKERS = ['张建国', PEOPLE.张建国.account, '121,', '139****'];

const EXPIRED = '登录状态已过期，请重新登录';

test.describe('地址里的登录信息', () => {
  for (const [place, address] of [
    ['#之前', (token: string) => `./?token=${token}&loginType=1#/grwt/MyOffice`],
    ['#之后', (token: string) => `./#/grwt/MyOffice?token=${token}&loginType=2&tab=open`],
  ] as const) {
    test(`在${place}：只取一次，地址栏、历史和之后的请求里都没有`, async ({ page }) => {
      const token = await tokenOf(page, '张建国');
      const later: string[] = [];
      page.on('request', (request) => {
        if (!request.isNavigationRequest()) later.push(`${request.url()} ${request.headers().referer ?? ''}`);
      });
      await page.goto(address(token));
      // The greeting first: it goes by itself, maybe before the page of the address is there.
      await expect(page.getByText('欢迎您，张建国！')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: '我的办件' })).toBeAttached();
      const addresses = await page.evaluate(() => [
        location.href,
        document.referrer,
        // Chromium's list of this tab's own history.
        ...(window as unknown as { navigation: { entries(): { url: string }[] } }).navigation
          .entries()
          .map(({ url }) => url),
      ]);
      expect([...addresses, ...later].filter((text) => text.includes(token) || /token=/.test(text))).toEqual([]);
      expect(later.length).toBeGreaterThan(10);
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(token);
      await page.reload();
      await expect(page.getByRole('banner').getByRole('button', { name: '张建国' })).toBeVisible();
    });
  }

  test('已有别人登录时先问，说明谁是谁；可以保持当前账号', async ({ page }) => {
    const token = await tokenOf(page, '张建国');
    await signInByHand(page, '李晓梅');
    await page.goto(`./?token=${token}&loginType=1#/grwt/MyOffice`);
    const question = page.getByRole('alertdialog', { name: '系统提示' });
    await expect(question).toContainText('当前已登录：李晓梅（个人）');
    await expect(question).toContainText('以“张建国（个人）”的身份登录');
    await expect(question.getByRole('button', { name: '保持当前账号' })).toBeFocused();
    await question.getByRole('button', { name: '保持当前账号' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: '李晓梅' })).toBeVisible();
    expect(page.url()).not.toContain('token');

    await page.goto(`./?token=${token}&loginType=1#/grwt/GrwtHome`);
    await question.getByRole('button', { name: '切换账号' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: '张建国' })).toBeVisible();
    await expect(page.getByText('李晓梅')).toHaveCount(0);
  });

  test.use({ allowedConsole: [/status of 401/] });

  test('无效的登录信息：说明，不打扰已登录的人', async ({ page }) => {
    await signInByHand(page, '李晓梅');
    await page.goto('./?token=nobody&loginType=2#/grwt/MyOffice');
    await expect(page.getByText('链接中的登录信息无效或已过期，请重新登录')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: '李晓梅' })).toBeVisible();
  });
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

  test('中心已不认识的令牌：刷新后一个对话框，重新登录即可，不循环', async ({ page }) => {
    await signInByHand(page, '张建国');
    await qa(page, 'reset', {});
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.reload();
    const dialog = page.getByRole('alertdialog', { name: '系统提示' });
    await expect(dialog).toHaveCount(1);
    await dialog.getByRole('button', { name: '重新登录' }).click();
    await expect.poll(() => loads).toBe(2);
    await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
    await fillSignIn(page, '张建国');
    await expect(page).toHaveURL(/GrwtHome$/);
    expect(loads).toBe(2);
  });

  test('别人接着登录：不去上一个人的页面', async ({ page }) => {
    await signInByHand(page, '张建国');
    await page.goto('./#/grwt/draftbox');
    await expect(page.getByRole('heading', { level: 1, name: '草稿箱' })).toBeVisible();
    await fault(page, 'getQdztXx', 'status', 401);
    await lookAgain(page);
    await leaveLostSession(page);
    await fillSignIn(page, '李晓梅');
    await expect(page).toHaveURL(/#\/grwt\/GrwtHome$/);
  });
});

test.describe('退出', () => {
  test('断网时也清干净并说明，其他页签一起退出', async ({ page, context }) => {
    await signInByHand(page, '张建国');
    const second = await context.newPage();
    await second.goto('./#/grwt/MyOffice');
    await expect(second.getByText('暂无办件')).toBeVisible();
    const kept = await second.evaluate(() => ({ ...sessionStorage }));
    // The centre does not hear of it: the token stays good there.
    await fault(page, 'token/logout', 'status', 500);
    await context.setOffline(true);
    await page.bringToFront();
    await signOut(page, '张建国');
    await expect(page.getByText('网络不可用，已在本机退出登录')).toBeVisible();
    await expect(second).toHaveURL(/#\/login/);
    await expect(second.getByText('您已在其他窗口退出登录')).toBeVisible();
    for (const tab of [page, second]) expect(await storedText(tab)).not.toMatch(/token/);
    await context.setOffline(false);

    // A tab closed before and opened again comes with the storage it had then.
    const restored = await context.newPage();
    await restored.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
    }, kept);
    await restored.goto('./#/grwt/MyOffice');
    await expect(restored).toHaveURL(/#\/login$/);
    await expect(restored.getByText('张建国')).toHaveCount(0);
  });
  test.use({ allowedConsole: [/Failed to load resource|net::ERR/] });

  test('后退看不到上一个人的内容，两处存储里没有他的任何东西', async ({ page }) => {
    await signInByHand(page, '张建国');
    const token = /"token":"(\w+)"/.exec(await storedText(page).then((text) => text.replaceAll('\\', '')))?.[1] ?? '';
    expect(token).not.toBe('');
    for (const [path, title] of [
      ['MyOffice', '我的办件'],
      ['draftbox', '草稿箱'],
    ]) {
      await page.goto(`./#/grwt/${path}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    await signOut(page, '张建国');
    const stored = await storedText(page);
    expect([...MARKERS, token].filter((marker) => stored.includes(marker))).toEqual([]);
    for (let step = 0; step < 3; step += 1) {
      await page.goBack();
      await expect(page).toHaveURL(/#\/login|blank/);
      await expect(page.getByRole('banner').getByRole('button', { name: '张建国' })).toHaveCount(0);
      const text = await page.evaluate(() => document.body.innerText);
      expect(MARKERS.filter((marker) => text.includes(marker))).toEqual([]);
      if (page.url() === 'about:blank') break;
    }
  });

  test('上一个人迟到的个人信息不会出现在下一个人的页面里', async ({ page }) => {
    await signInByHand(page, '张建国');
    await fault(page, 'grxx/loginGrxx', 'delay', 5000);
    await fault(page, 'grxx/grzhxx', 'delay', 5000);
    const sent = page.waitForRequest(/loginGrxx/);
    await page.reload();
    const late = await sent;
    await page.goto('./#/loginOut');
    await expect(page).toHaveURL(/#\/login$/);
    await signInByHand(page, '李晓梅');
    await expect(page.getByRole('main')).toContainText('我的公积金');
    await late.response();
    await settled(page);
    await expect(page.getByRole('banner').getByRole('button', { name: '李晓梅' })).toBeVisible();
    expect(await page.content()).not.toContain('张建国');
  });
});

test('个人信息一直取不到：退出并说明，不反复刷新', async ({ page }) => {
  await page.clock.install();
  await page.goto('./#/login');
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
  await fault(page, 'grxx/loginGrxx', 'code', 500, 50);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await fillSignIn(page, '张建国');
  await expect(page.getByText(/未能取得您的个人信息，请重新登录/)).toBeVisible();
  await page.clock.runFor(10_000);
  await settled(page);
  expect(loads).toBe(1);
  await expect(page).toHaveURL(/#\/login$/);
  expect(await storedText(page)).not.toContain('token');
});

test.describe('浏览器不给存储', () => {
  test('仍能登录办事，并说明刷新后要重新登录', async ({ page }) => {
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
});

test('双因子走到一半：刷新或直接打开业务页都不算登录', async ({ page }) => {
  await page.goto('./#/login');
  await fillSignIn(page, '赵敏');
  await expect(page.getByRole('heading', { name: '安全验证' })).toBeVisible();
  await page.goto('./#/grwt/GrwtHome');
  await expect(page).toHaveURL(/#\/login$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
  expect(await newestCode(page, 'captcha')).not.toBe('');
  expect(await storedText(page)).not.toContain('token');
});

for (const [width, height] of [
  [360, 640],
  [1366, 768],
] as const)
  test(`${width}×${height}：欢迎的话不挡住任何可以点的`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const token = await tokenOf(page, '张建国');
    await page.goto(`./?token=${token}&loginType=1#/grwt/GrwtHome`);
    // Found and measured at once: it goes by itself.
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
    if (!hit) throw new Error('No greeting');
    expect(hit.caught).toBe(0);
    // Clear of the banner and the menu.
    expect(hit.above).toBeGreaterThan(height / 2);
  });
