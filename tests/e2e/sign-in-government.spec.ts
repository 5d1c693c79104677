import type { Page } from '@playwright/test';
import { NEWCOMERS, PASSWORD, PEOPLE, UNITS } from '../people';
import { axe } from './axe';
import { expect, test } from './fixture';
import { fault, signOut, storedText } from './hall';
import { newestCode, qa, settled } from './qa';
import { signIn } from './sign-in';

const STRANGER = NEWCOMERS.罗志远.zjhm;

/** The sign-in page, with the simulated centre behind it at work. */
async function openSignIn(page: Page): Promise<void> {
  await page.goto('./#/login');
  await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
}

/** From the sign-in page to the platform's. */
async function setOut(page: Page, type: '个人' | '单位' = '个人'): Promise<void> {
  await page.goto('./#/login');
  await page.getByRole('tab', { name: type, exact: true }).click();
  await page.getByRole('tab', { name: '政务服务登录' }).click();
  await page.getByRole('button', { name: '前往政务服务平台' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '模拟政务服务平台' })).toBeVisible();
}

/** The person on the platform allows the sign-in. */
async function allow(page: Page, number: string, place?: string): Promise<void> {
  await page.getByRole('radio', { name: number }).check();
  if (place) await page.getByLabel('登录后前往').selectOption({ label: place });
  await page.getByRole('button', { name: '同意并登录' }).click();
}

/** The path with which a stranger's link leads into the hall, and its code. */
async function foreignLink(page: Page, number: string): Promise<{ path: string; authCode: string }> {
  const { authCode } = await qa<{ authCode: string }>(page, 'gov-code', { loginType: '1', zjhm: number });
  return { path: `./?from=mail#/zwLogin?authCode=${authCode}&loginType=1`, authCode };
}

/** Requests of the callback; every call is counted, whoever makes it. */
function countCallbacks(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/oauth/zwLogin')) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

const banner = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

test.describe('政务服务登录', () => {
  test('个人：从登录页到平台再回到大厅，2 秒后欢迎', async ({ page }) => {
    const sent = countCallbacks(page);
    await setOut(page);
    await allow(page, PEOPLE.张建国.account);
    await expect(page).toHaveURL(/#\/grwt\/GrwtHome$/);
    await expect(banner(page, '张建国')).toBeVisible();
    await expect(page.getByText('欢迎您，张建国！')).toHaveCount(0);
    await expect(page.getByText('欢迎您，张建国！')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(Object.fromEntries(new URLSearchParams(sent[0]))).toEqual({
      authCode: expect.stringMatching(/^\w{32}$/),
      loginType: '1',
    });
  });

  test('单位：进入单位首页', async ({ page }) => {
    await setOut(page, '单位');
    await allow(page, UNITS.华夏精密.account);
    await expect(page).toHaveURL(/#\/dwwt\/DwwtHome$/);
    await expect(banner(page, '华夏精密制造有限公司')).toBeVisible();
  });

  test('平台指定的事项：登录后直接到那一页', async ({ page }) => {
    await setOut(page);
    await allow(page, PEOPLE.刘洋.account, '我的办件（个人）');
    await expect(page).toHaveURL(/#\/grwt\/MyOffice$/);
  });

  test('登录前想去的页面：登录后回到那里', async ({ page }) => {
    await page.goto('./#/grwt/draftbox');
    await expect(page).toHaveURL(/#\/login$/);
    await page.getByRole('tab', { name: '政务服务登录' }).click();
    await page.getByRole('button', { name: '前往政务服务平台' }).click();
    await allow(page, PEOPLE.张建国.account, '我的办件（个人）');
    await expect(page).toHaveURL(/#\/grwt\/draftbox$/);
  });

  test('authCode 只发一次：刷新、后退、前进、另一页签打开同一链接；地址、历史、存储、来源里都没有', async ({
    page,
    context,
  }) => {
    let authCode = '';
    const later: string[] = [];
    context.on('request', (request) => {
      authCode = /authCode=(\w{32})/.exec(`${request.url()} ${request.postData() ?? ''}`)?.[1] ?? authCode;
      if (!request.isNavigationRequest()) later.push(`${request.url()} ${request.headers().referer ?? ''}`);
    });
    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.url().includes('/oauth/zwLogin')) sent.push(request.postData() ?? '');
    });
    await setOut(page);
    await allow(page, PEOPLE.张建国.account);
    await expect(banner(page, '张建国')).toBeVisible();
    expect(authCode).not.toBe('');
    await page.reload();
    await expect(banner(page, '张建国')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: '模拟政务服务平台' })).toBeVisible();
    await page.goForward();
    await expect(banner(page, '张建国')).toBeVisible();

    const second = await context.newPage();
    await second.goto(`./?authCode=${authCode}&state=x&loginType=1#/zwLogin`);
    await expect(banner(second, '张建国')).toBeVisible();
    await expect(second).toHaveURL(/\/#\/grwt\/GrwtHome$/);
    expect(sent).toHaveLength(1);

    for (const tab of [page, second]) {
      const traces = await tab.evaluate(() => [
        location.href,
        document.referrer,
        // Chromium's list of this tab's own history.
        ...(window as unknown as { navigation: { entries(): { url: string | null }[] } }).navigation
          .entries()
          .map(({ url }) => url ?? ''),
      ]);
      expect([...traces, ...later, await storedText(tab)].filter((text) => text.includes(authCode))).toEqual([]);
    }
  });

  test('欢迎只给登录的人：2 秒内退出就不再出现', async ({ page }) => {
    await page.clock.install();
    await setOut(page);
    await allow(page, PEOPLE.张建国.account);
    await expect(banner(page, '张建国')).toBeVisible();
    // An address typed before the way to the first page is done would be overtaken by it.
    await expect(page).toHaveURL(/GrwtHome$/);
    await page.goto('./#/loginOut');
    await expect(page.getByText('您已退出政务服务平台')).toBeVisible();
    await page.getByRole('link', { name: '返回网上办事大厅' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
    await page.clock.runFor(2500);
    await expect(page.getByText(/欢迎您，/)).toHaveCount(0);
  });

  test('在平台上取消：回到登录页，可以重新开始', async ({ page }) => {
    const sent = countCallbacks(page);
    await setOut(page);
    await page.getByRole('button', { name: '取消' }).click();
    await expect(page.getByText('您已在政务服务平台取消登录')).toBeVisible();
    await expect(page).toHaveURL(/\/#\/login$/);
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: '前往政务服务平台' }).click();
    await allow(page, PEOPLE.张建国.account);
    await expect(banner(page, '张建国')).toBeVisible();
  });

  test('中心没有此人的账户：说明怎么办', async ({ page }) => {
    await setOut(page);
    await allow(page, STRANGER);
    await expect(page.getByText(/未查询到您的住房公积金账户.*拨打12329咨询/)).toBeVisible();
    await expect(page).toHaveURL(/\/#\/login$/);
  });

  test('凭证已用过：说明，登录页上可重新开始', async ({ page }) => {
    await openSignIn(page);
    const { path, authCode } = await foreignLink(page, PEOPLE.张建国.account);
    await page.evaluate(
      (code) =>
        fetch('/api/auth/v1/oauth/zwLogin', {
          method: 'POST',
          body: new URLSearchParams({ authCode: code, loginType: '1' }),
        }),
      authCode,
    );
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.getByText('政务服务登录凭证已使用，不能重复登录，请从政务服务平台重新登录')).toBeVisible();
    await expect(page.getByRole('button', { name: '前往政务服务平台' })).toBeVisible();
  });

  test.describe('应答丢失', () => {
    test.use({ allowedConsole: [/ERR_FAILED|Failed to load resource|net::|Failed to fetch/] });

    test('说明结果未知，不自动重发；重新登录即可', async ({ page }) => {
      const sent = countCallbacks(page);
      await setOut(page);
      await fault(page, '/oauth/zwLogin', 'abort');
      await allow(page, PEOPLE.张建国.account);
      await expect(page.getByText(/登录结果未知，系统不会自动重试/)).toBeVisible();
      expect(sent).toHaveLength(1);
      await page.getByRole('button', { name: '前往政务服务平台' }).click();
      await allow(page, PEOPLE.张建国.account);
      await expect(banner(page, '张建国')).toBeVisible();
    });
  });

  test('大厅这时关闭：看到公告；重新开放后在登录后的页面', async ({ page }) => {
    await setOut(page);
    await qa(page, 'hall', { qdzt: '0', tzyy: '例行维护' });
    await allow(page, PEOPLE.张建国.account);
    await expect(page).toHaveURL(/#\/pubNotice$/);
    await expect(page.getByText('网上办事大厅已停止服务')).toBeVisible();
    await qa(page, 'hall', { qdzt: '1' });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(banner(page, '张建国')).toBeVisible();
    await expect(page).not.toHaveURL(/pubNotice|zwLogin/);
  });
});

test.describe('417 未绑定', () => {
  test('用账号密码登录一次即绑定，下次直接进入', async ({ page }) => {
    await setOut(page);
    await allow(page, PEOPLE.冯军.account);
    await expect(page.getByRole('heading', { level: 1, name: '绑定账号' })).toBeVisible();
    await expect(page.getByText(/政务服务账号（冯\*）尚未绑定网上办事大厅账号/)).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByLabel('证件号码').fill(PEOPLE.冯军.account);
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
    await page.getByRole('textbox', { name: '图形验证码' }).fill(await newestCode(page, 'captcha'));
    await page
      .locator('form')
      .getByRole('button', { name: /登录|绑定/ })
      .first()
      .click();
    await expect(banner(page, '冯军')).toBeVisible();
    await page.getByRole('button', { name: '我知道了' }).click();
    await signOut(page, '冯军');

    await setOut(page);
    await allow(page, PEOPLE.冯军.account);
    await expect(banner(page, '冯军')).toBeVisible();
  });

  test('不能绑定到别人的账号', async ({ page }) => {
    await setOut(page);
    await allow(page, PEOPLE.冯军.account);
    await page.getByLabel('证件号码').fill(PEOPLE.李晓梅.account);
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
    await page.getByRole('textbox', { name: '图形验证码' }).fill(await newestCode(page, 'captcha'));
    await page
      .locator('form')
      .getByRole('button', { name: /登录|绑定/ })
      .first()
      .click();
    await expect(page.getByText(/该账号与您已验证的身份不一致，不能绑定/)).toBeVisible();
  });
});

test.describe('不是本浏览器发起的登录', () => {
  test('先说明是谁，同意后才登录', async ({ page }) => {
    await openSignIn(page);
    const { path } = await foreignLink(page, PEOPLE.张建国.account);
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: '确认登录' })).toBeFocused();
    await expect(page.getByText('张**（个人）')).toBeVisible();
    await expect(page.getByText('张建国')).toHaveCount(0);
    await expect(page).toHaveURL(/\/\?from=mail#\/zwLogin$/);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: '长辈版' }).click();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: '是我，继续登录' }).click();
    await expect(banner(page, '张建国')).toBeVisible();
  });

  test('不是我：会话在中心结束，回到登录页并提醒', async ({ page }) => {
    await openSignIn(page);
    const { path } = await foreignLink(page, PEOPLE.张建国.account);
    await page.goto('about:blank');
    await page.goto(path);
    const ended = page.waitForRequest(/token\/logout/);
    await page.getByRole('button', { name: '不是我' }).click();
    await ended;
    await expect(page.getByText(/已取消登录。如有人要求您打开登录链接，请勿操作/)).toBeVisible();
    await expect(page).toHaveURL(/#\/login$/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
  });

  test('两个页签同时打开同一链接：只有一个发出请求，另一个说明已经处理过', async ({ page, context }) => {
    await openSignIn(page);
    const { path } = await foreignLink(page, PEOPLE.张建国.account);
    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.url().includes('/oauth/zwLogin')) sent.push(request.url());
    });
    const tabs = await Promise.all([context.newPage(), context.newPage()]);
    await Promise.all(tabs.map((tab) => tab.goto(path)));
    const outcome = (tab: Page) =>
      tab.getByRole('heading', { level: 1, name: '确认登录' }).or(tab.getByText(/这次政务服务登录已经处理过/));
    // Three tabs of one centre start at once.
    for (const tab of tabs) await expect(outcome(tab)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('测试工具里打开他人发来的链接：已登录的人先被问，保持当前账号', async ({ page }) => {
    await page.goto('./#/login');
    await signIn(page, '李晓梅');
    await page.getByRole('button', { name: '测试工具' }).click();
    const panel = page.getByRole('dialog', { name: '测试工具' });
    await panel.getByText('政务服务登录链接（他人发来）').click();
    await panel.getByRole('combobox', { name: '谁的账号' }).selectOption({ label: '个人 张建国' });
    await panel.getByRole('button', { name: '打开链接' }).click();
    await panel.getByRole('button', { name: '关闭测试工具' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '确认登录' })).toBeVisible();
    await expect(page.getByText('李**（个人）')).toBeVisible();
    await expect(page).toHaveURL(/#\/zwLogin$/);
    await page.getByRole('button', { name: '不是我' }).click();
    await expect(page).toHaveURL(/#\/grwt\/GrwtHome$/);
    await expect(banner(page, '李晓梅')).toBeVisible();
  });

  test('另一个人已登录：同意才切换', async ({ page }) => {
    await page.goto('./#/login');
    await signIn(page, '李晓梅');
    const { path } = await foreignLink(page, PEOPLE.张建国.account);
    await page.goto(path);
    await page.getByRole('button', { name: '是我，切换账号' }).click();
    await expect(banner(page, '张建国')).toBeVisible();
    await expect(page.getByText('李晓梅')).toHaveCount(0);
  });

  test('本浏览器发起、回来时别人已登录：也先问', async ({ page, context }) => {
    await setOut(page);
    const other = await context.newPage();
    await other.goto('./#/login');
    await signIn(other, '李晓梅');
    await allow(page, PEOPLE.张建国.account);
    await expect(page.getByRole('heading', { level: 1, name: '确认登录' })).toBeVisible();
    await page.getByRole('button', { name: '保持当前账号' }).click();
    await expect(banner(page, '李晓梅')).toBeVisible();
    await expect(banner(other, '李晓梅')).toBeVisible();
  });
});

test.describe('退出', () => {
  test('政务服务登录的会话：退出后到平台的退出页', async ({ page }) => {
    await setOut(page);
    await allow(page, PEOPLE.张建国.account);
    await page.getByRole('button', { name: '我知道了' }).click();
    await page.getByRole('banner').getByRole('button', { name: '张建国' }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.getByRole('button', { name: '确定退出' }).click();
    await expect(page.getByText('您已退出政务服务平台')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
  });

  test('其他方式的会话：留在大厅', async ({ page }) => {
    await page.goto('./#/login');
    await signIn(page, '张建国');
    await signOut(page, '张建国');
    await settled(page);
    await expect(page).toHaveURL(/#\/login$/);
  });
});

test.describe('/zwRedirect', () => {
  test('未登录：直接去平台，登录后到目标页；后退不再被带走', async ({ page }) => {
    await page.goto('./#/policyInfo');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('./#/zwRedirect?backNav=/grwt/MyOffice');
    await expect(page.getByRole('heading', { level: 1, name: '模拟政务服务平台' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/#\/policyInfo$/);
    await page.goForward();
    await allow(page, PEOPLE.刘洋.account);
    await expect(page).toHaveURL(/#\/grwt\/MyOffice$/);
  });

  test('单位的目标：以单位身份去平台', async ({ page }) => {
    await page.goto('./#/zwRedirect?backNav=/dwwt/DWmyOffice');
    await expect(page.getByText('法人账号')).toBeVisible();
    await allow(page, UNITS.华夏精密.account);
    await expect(page).toHaveURL(/#\/dwwt\/DWmyOffice$/);
  });

  test('已登录：直接到目标页', async ({ page }) => {
    await page.goto('./#/login');
    await signIn(page, '刘洋');
    await page.goto('./#/zwRedirect?backNav=/grwt/MyOffice');
    await expect(page).toHaveURL(/#\/grwt\/MyOffice$/);
  });

  test('已登录，目标是别的网站、脚本、退出或不存在的页面：到首页', async ({ page }) => {
    await page.goto('./#/login');
    await signIn(page, '刘洋');
    for (const backNav of [
      'https://evil.example/',
      '//evil.example/grwt/x',
      'javascript:alert(1)',
      '/loginOut',
      '/grwt/nothing',
    ]) {
      await page.goto('./#/grwt/draftbox');
      await expect(page.getByRole('heading', { level: 1, name: '草稿箱' })).toBeVisible();
      await page.goto(`./#/zwRedirect?backNav=${encodeURIComponent(backNav)}`);
      await expect(page, backNav).toHaveURL(/#\/grwt\/GrwtHome$/);
      await expect(banner(page, '刘洋')).toBeVisible();
    }
  });

  test('中心没有开通平台：说明，并有去登录页的路', async ({ page }) => {
    await page.route('**/config.json', (route) =>
      route.fulfill({ json: { unifiedSignIn: { loginUrl: 'javascript:alert(1)', logoutUrl: '' } } }),
    );
    await page.goto('./#/zwRedirect?backNav=/grwt/MyOffice');
    await expect(page.getByText('中心尚未开通政务服务登录，请选择其他登录方式')).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: '去登录' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
    await page.getByRole('tab', { name: '政务服务登录' }).click();
    await expect(page.getByText('中心尚未开通政务服务登录，请选择其他登录方式')).toBeVisible();
    await page.getByRole('tab', { name: '账号密码登录' }).click();
    await signIn(page, '刘洋');
    await expect(page).toHaveURL(/#\/grwt\/MyOffice$/);
  });

  test('中心关闭了这种方式：说明', async ({ page }) => {
    await openSignIn(page);
    await qa(page, 'methods', { key: 'government', loginTypes: '' });
    await page.reload();
    await expect(page.getByRole('tab', { name: '账号密码登录' })).toBeVisible();
    await expect(page.getByRole('tab', { name: '政务服务登录' })).toHaveCount(0);
    await page.goto('about:blank');
    await page.goto('./#/zwRedirect?backNav=/grwt/MyOffice');
    await expect(page.getByText('该身份暂不能通过政务服务平台登录，请选择其他登录方式')).toBeVisible();
    await expect(page.getByRole('link', { name: '去登录' })).toBeVisible();
  });
});

test('登录页的政务服务登录与模拟平台：无障碍检查，普通与长辈版', async ({ page }) => {
  await page.goto('./#/login');
  await page.getByRole('tab', { name: '政务服务登录' }).click();
  await expect(page.getByRole('button', { name: '前往政务服务平台' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: '长辈版' }).click();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: '前往政务服务平台' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  expect(await axe(page)).toEqual([]);
});
