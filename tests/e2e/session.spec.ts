import { expect, test } from './fixture';
import { fault, lookAgain, signOut, storedText, tokenOf } from './hall';
import { newestCode, qa } from './qa';
import { fillRentForm, openRentForm } from './rent-withdrawal';
import { fillSignIn, PEOPLE, signIn } from './sign-in';

/** What in a page, a storage or an address would be 张建国's. */
const MARKERS = ['张建国', PEOPLE.张建国.account, '121,', '139****'];

const EXPIRED = '登录状态已过期，请重新登录';

test.describe('地址里的登录信息', () => {
  for (const [place, address] of [
    ['#之前', (token: string) => `./?token=${token}&loginType=1#/grwt/MyOffice`],
    ['#之后', (token: string) => `./#/grwt/MyOffice?token=${token}&loginType=1&tab=open`],
  ] as const) {
    test(`在${place}：只取一次，地址栏、历史和之后的请求里都没有`, async ({ page }) => {
      const token = await tokenOf(page, '张建国');
      const later: string[] = [];
      page.on('request', (request) => {
        if (!request.isNavigationRequest()) later.push(`${request.url()} ${request.headers().referer ?? ''}`);
      });
      await page.goto(address(token));
      await expect(page.getByRole('heading', { level: 1, name: '我的办件' })).toBeAttached();
      await expect(page.getByText('欢迎您，张建国！')).toBeVisible();
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
    await signIn(page, '李晓梅');
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

  test('无效的登录信息：说明，不打扰已登录的人', async ({ page }) => {
    await signIn(page, '李晓梅');
    await page.goto('./?token=nobody&loginType=2#/grwt/MyOffice');
    await expect(page.getByText('链接中的登录信息无效或已过期，请重新登录')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: '李晓梅' })).toBeVisible();
  });
});

test.describe('401', () => {
  test.use({ allowedConsole: [/status of 401/] });

  test('20 个并发 401 只弹一次框；重新登录回到站点根，登录后回到原页，草稿还在', async ({ page }) => {
    await signIn(page, '刘洋');
    await openRentForm(page);
    await fillRentForm(page, '1500');
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
    await dialog.getByRole('button', { name: '重新登录' }).click();
    await expect(page).toHaveURL(/#\/login$/);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(loads).toHaveLength(1);
    await fillSignIn(page, '刘洋');
    await expect(page).toHaveURL(/#\/grwt\/tqSys\/tqyw\/zfzj_tq$/);
    await page.getByRole('button', { name: '我知道了' }).click();
    await page.getByRole('button', { name: '继续填写' }).click();
    await expect(page.getByRole('textbox', { name: '详细地址' })).toHaveValue('长乐路 18号 3-201');
  });

  test('别人接着登录：不去上一个人的页面', async ({ page }) => {
    await signIn(page, '张建国');
    await page.goto('./#/grwt/draftbox');
    await expect(page.getByRole('heading', { level: 1, name: '草稿箱' })).toBeVisible();
    await fault(page, 'getQdztXx', 'status', 401);
    await lookAgain(page);
    await page.getByRole('button', { name: '重新登录' }).click();
    await expect(page).toHaveURL(/#\/login$/);
    await fillSignIn(page, '李晓梅');
    await expect(page).toHaveURL(/#\/grwt\/GrwtHome$/);
  });
});

test.describe('退出', () => {
  test('断网时也清干净并说明，其他页签一起退出', async ({ page, context }) => {
    await signIn(page, '张建国');
    const second = await context.newPage();
    await second.goto('./#/grwt/MyOffice');
    await expect(second.getByRole('banner').getByRole('button', { name: '张建国' })).toBeVisible();
    await fault(page, 'token/logout', 'abort');
    await context.setOffline(true);
    await page.bringToFront();
    await signOut(page, '张建国');
    await expect(page.getByText('网络不可用，已在本机退出登录')).toBeVisible();
    await expect(second).toHaveURL(/#\/login/);
    await expect(second.getByText('您已在其他窗口退出登录')).toBeVisible();
    for (const tab of [page, second]) expect(await storedText(tab)).not.toMatch(/token/);
    await context.setOffline(false);
  });
  test.use({ allowedConsole: [/Failed to load resource|net::ERR/] });

  test('后退看不到上一个人的内容，两处存储里没有他的任何东西', async ({ page }) => {
    await signIn(page, '张建国');
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
    await signIn(page, '张建国');
    await fault(page, 'grxx/loginGrxx', 'delay', 5000);
    await fault(page, 'grxx/grzhxx', 'delay', 5000);
    const sent = page.waitForRequest(/loginGrxx/);
    await page.reload();
    await sent;
    const begun = Date.now();
    await page.goto('./#/loginOut');
    await expect(page).toHaveURL(/#\/login$/);
    await signIn(page, '李晓梅');
    await expect(page.getByRole('main')).toContainText('我的公积金');
    await page.waitForTimeout(Math.max(0, 5500 - (Date.now() - begun)));
    await expect(page.getByRole('banner').getByRole('button', { name: '李晓梅' })).toBeVisible();
    expect(await page.content()).not.toContain('张建国');
  });
});

test.describe('长时间未操作', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('到时前两分钟提醒，可以保持登录；只用键盘也算在用', async ({ page }) => {
    await signIn(page, '张建国');
    await page.clock.fastForward('27:50');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.clock.runFor(15_000);
    const warning = page.getByRole('alertdialog', { name: '系统提示' });
    await expect(warning).toContainText('您已长时间未操作');
    await expect(warning.getByRole('timer')).toHaveText(/^1分\d\d秒$/);
    await warning.getByRole('button', { name: '保持登录' }).click();
    await expect(warning).toHaveCount(0);

    for (let minutes = 0; minutes < 40; minutes += 20) {
      await page.clock.fastForward('20:00');
      await page.keyboard.press('Tab');
    }
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    // The centre has not forgotten the session either.
    await page.goto('./#/grwt/MyOffice');
    await expect(page.getByText('暂无办件')).toBeVisible();
  });

  test('两个页签：一个在用，另一个不退出', async ({ page, context }) => {
    await signIn(page, '张建国');
    const second = await context.newPage();
    await second.goto('./#/grwt/MyOffice');
    await expect(second.getByText('暂无办件')).toBeVisible();
    for (let minutes = 0; minutes < 60; minutes += 20) {
      await page.clock.fastForward('20:00');
      await page.keyboard.press('Tab');
    }
    await second.clock.runFor(6000);
    await expect(second.getByRole('banner').getByRole('button', { name: '张建国' })).toBeVisible();
    await expect(second.getByRole('alertdialog')).toHaveCount(0);
  });

  test('休眠 31 分钟后第一下就退出，说明原因，之前不发任何私人请求', async ({ page }) => {
    await signIn(page, '张建国');
    await page.goto('./#/grwt/MyOffice');
    await expect(page.getByText('暂无办件')).toBeVisible();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.clock.fastForward('31:00');
    await expect(page).toHaveURL(/#\/login$/);
    await expect(page.getByText('系统长时间未操作，即将自动退出...')).toBeVisible();
    await expect(page.getByText('张建国')).toHaveCount(0);
    expect(
      calls.filter((path) => /grxx|auth\/v1\/(?!token\/logout|getImgCode|getPubleKey)|jcyh|draft/.test(path)),
    ).toEqual([]);
  });
});

test.describe('系统配置', () => {
  test.use({ allowedConsole: [/status of 500/] });
  test.beforeEach(({ page }) => page.clock.install());
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

  test('加载失败：已登录的人退到 401，不来回跳；访客不受影响', async ({ page }) => {
    await signIn(page, '张建国');
    await fault(page, 'getParametersVersion', 'answer', version('next'), 9);
    await fault(page, 'public/getList', 'status', 500, 9);
    const moves: string[] = [];
    page.on('framenavigated', (frame) => moves.push(frame.url()));
    await page.clock.fastForward('05:01');
    await expect(page).toHaveURL(/#\/401$/);
    await expect(page.getByText('系统配置加载失败，您已安全退出。请稍后重新登录。')).toBeVisible();
    await page.clock.fastForward('05:01');
    await page.waitForTimeout(500);
    expect(moves).toHaveLength(1);
    expect(await storedText(page)).not.toContain('token');

    await page.goto('./#/login');
    await page.clock.fastForward('05:01');
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(/#\/login$/);
    await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
  });
});

test('填到一半时大厅关闭：草稿留着，开放后回到原页', async ({ page }) => {
  await signIn(page, '刘洋');
  await openRentForm(page);
  await fillRentForm(page, '1500');
  await qa(page, 'hall', { qdzt: '0', tzyy: '系统升级', yjhfsj: '2026-11-21 20:00' });
  await lookAgain(page);
  await expect(page).toHaveURL(/#\/pubNotice$/);
  await expect(page.getByText('维护中，预计2026-11-21 20:00恢复。')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await qa(page, 'hall', { qdzt: '1' });
  await lookAgain(page);
  await expect(page).toHaveURL(/#\/grwt\/tqSys\/tqyw\/zfzj_tq$/);
  const resume = page.getByRole('button', { name: '继续填写' });
  const address = page.getByRole('textbox', { name: '详细地址' });
  await expect(resume.or(address)).toBeVisible();
  if (await resume.isVisible()) await resume.click();
  await expect(address).toHaveValue('长乐路 18号 3-201');
});

test('个人信息一直取不到：退出并说明，不反复刷新', async ({ page }) => {
  await page.goto('./#/login');
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
  await fault(page, 'grxx/loginGrxx', 'code', 500, 50);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await fillSignIn(page, '张建国');
  await expect(page.getByText(/未能取得您的个人信息，请重新登录/)).toBeVisible();
  await page.waitForTimeout(1500);
  expect(loads).toBe(1);
  await expect(page).toHaveURL(/#\/login$/);
  expect(await storedText(page)).not.toContain('token');
});

test.describe('浏览器不给存储', () => {
  test.use({ allowedConsole: [/./] });

  test('仍能登录办事，并说明刷新后要重新登录', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    await page.goto('./#/login');
    await expect(page.getByText('浏览器存储空间不可用，刷新或关闭页面后需要重新登录')).toBeVisible();
    await signIn(page, '张建国');
    await page.getByRole('link', { name: '我的办件' }).first().click();
    await expect(page.getByText('暂无办件')).toBeVisible();
    await signOut(page, '张建国');
  });
});

test('双因子走到一半：刷新或直接打开业务页都不算登录', async ({ page }) => {
  await page.goto('./#/login');
  await fillSignIn(page, '赵敏');
  await expect(page.getByRole('heading', { name: '短信验证' })).toBeVisible();
  await page.goto('./#/grwt/GrwtHome');
  await expect(page).toHaveURL(/#\/login$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
  expect(await newestCode(page, 'captcha')).not.toBe('');
  expect(await storedText(page)).not.toContain('token');
});
