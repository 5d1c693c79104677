import type { Page } from '@playwright/test';
import { PEOPLE } from '../people';
import { axe } from './axe';
import { expect, test } from './fixture';
import { storedText } from './hall';
import { qa } from './qa';
import { chooseMethod } from './sign-in';

/** From the sign-in page to the platform's. */
async function setOut(page: Page): Promise<void> {
  await page.goto('./#/login');
  await chooseMethod(page, '个人', '政务服务登录');
  await page.getByRole('button', { name: '前往政务服务平台' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '模拟政务服务平台' })).toBeVisible();
}

/** The person on the platform allows the sign-in. */
async function allow(page: Page, number: string): Promise<void> {
  await page.getByRole('radio', { name: number }).check();
  await page.getByRole('button', { name: '同意并登录' }).click();
}

const banner = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

// What comes back, what is refused and whoever else is signed in: session/gov-arrival.test and pages/government.test.

test('个人：从登录页到平台再回到大厅，欢迎；authCode 只发一次，刷新、后退、前进、另一页签都不再用，哪里都没有；退出到平台', async ({
  page,
  context,
}) => {
  let authCode = '';
  const later: string[] = [];
  const sent: string[] = [];
  context.on('request', (request) => {
    authCode = /authCode=(\w{32})/.exec(`${request.url()} ${request.postData() ?? ''}`)?.[1] ?? authCode;
    if (!request.isNavigationRequest()) later.push(`${request.url()} ${request.headers().referer ?? ''}`);
    if (request.url().includes('/oauth/zwLogin')) sent.push(request.postData() ?? '');
  });
  await setOut(page);
  expect(await axe(page)).toEqual([]);
  // It goes by itself.
  const greeting = page.getByText('欢迎您，张建国！').waitFor();
  await allow(page, PEOPLE.张建国.account);
  await expect(page).toHaveURL(/#\/grwt\/GrwtHome$/);
  await expect(banner(page, '张建国')).toBeVisible();
  await greeting;
  expect(sent.map((body) => Object.fromEntries(new URLSearchParams(body)))).toEqual([{ authCode, loginType: '1' }]);

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

  await second.close();
  await page.goto('./#/loginOut');
  await expect(page.getByText('您已退出政务服务平台')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
});

test('不是本浏览器发起、两个页签同时打开的同一链接：只有一个发出请求，先说明是谁，同意后才登录', async ({
  page,
  context,
}) => {
  await page.goto('./#/login');
  await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
  const who = { loginType: '1', zjhm: PEOPLE.张建国.account };
  const { authCode } = await qa<{ authCode: string }>(page, 'gov-code', who);
  await page.goto('about:blank');
  let sent = 0;
  context.on('request', (request) => {
    if (request.url().includes('/oauth/zwLogin')) sent += 1;
  });
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto(`./?from=mail#/zwLogin?authCode=${authCode}&loginType=1`)));
  const question = (tab: Page) => tab.getByRole('heading', { level: 1, name: '确认登录' });
  for (const tab of tabs) await expect(question(tab).or(tab.getByText(/这次政务服务登录已经处理过/))).toBeVisible();
  expect(sent).toBe(1);

  const asked = (await question(tabs[0]).isVisible()) ? tabs[0] : tabs[1];
  await expect(question(asked)).toBeFocused();
  await expect(asked.getByText('张**（个人）')).toBeVisible();
  await expect(asked.getByText('张建国')).toHaveCount(0);
  await expect(asked).toHaveURL(/\/\?from=mail#\/zwLogin$/);
  expect(await axe(asked)).toEqual([]);
  await asked.getByRole('button', { name: '长辈版' }).click();
  expect(await axe(asked)).toEqual([]);
  await asked.getByRole('button', { name: '是我，继续登录' }).click();
  await expect(banner(asked, '张建国')).toBeVisible();
});

test('/zwRedirect：没有登录的直接去平台，登录后到目标页；后退不再被带走', async ({ page }) => {
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
