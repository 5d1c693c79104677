import { expect, type Locator, type Page } from '@playwright/test';
import { CENTRE_COOKIE } from '../../mocks/centre-cookie';
import { fnv1a } from '../../src/lib/fnv1a';
import { ACCOUNTS, PASSWORD } from '../people';
import { type OutboxEntry, qa } from './qa';

type UserType = (typeof ACCOUNTS)[keyof typeof ACCOUNTS]['type'];

const ACCOUNT_LABEL: Record<UserType, string> = { 个人: '证件号码', 单位: '单位账号', 开发商: '开发商编号' };

/** The tab of the login type, and the method: a tab or an entry of 其他方式. */
export async function chooseMethod(page: Page, type: UserType, method: string): Promise<void> {
  await page.getByRole('tab', { name: type, exact: true }).click();
  const tab = page.getByRole('tab', { name: method, exact: true });
  const other = page.getByRole('button', { name: '其他方式' });
  await tab.or(other).first().waitFor();
  if (await tab.isVisible()) return tab.click();
  await other.click();
  await page.getByRole('menuitem', { name: method, exact: true }).click();
}

/** By the Tab key to a control. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let i = 0; i < 30 && !(await control.evaluate((one) => one === document.activeElement)); i += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/** By keys alone to a method of the menu 其他方式. */
export async function chooseByKeyboard(page: Page, method: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: '其他方式' }));
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name: method, exact: true });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  for (let i = 0; i < 9 && !(await entry.evaluate((one) => one === document.activeElement)); i += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

/** Fills the sign-in form and sends it; what comes of it is for the test to see. */
export async function fillSignIn(page: Page, person: keyof typeof ACCOUNTS, password = PASSWORD): Promise<void> {
  await typeSignIn(page, person, password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** The sign-in form, all but the last press. */
export async function typeSignIn(page: Page, person: keyof typeof ACCOUNTS, password = PASSWORD): Promise<void> {
  const { type, account } = ACCOUNTS[person];
  await chooseMethod(page, type, '账号密码登录');
  await page.getByLabel(ACCOUNT_LABEL[type]).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('textbox', { name: '图形验证码' }).fill(await captchaCode(page));
}

/** The answer of a fresh picture on this page: the newest one of the outbox may belong to another tab. */
async function captchaCode(page: Page): Promise<string> {
  await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
  const asked = page.waitForResponse(/getImgCode/);
  await page.getByRole('button', { name: '换一张' }).click();
  const { data } = (await (await asked).json()) as { data: { uuid: string } };
  await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
  const entry = (await qa<OutboxEntry[]>(page, 'outbox')).find(({ uuid }) => uuid === data.uuid);
  if (!entry) throw new Error('The outbox does not hold the answer of the picture');
  return entry.code;
}

/**
 * To the person's home, or to where a guest wanted to go, with a session that the centre hands over: what is tested begins after
 * the sign-in, and by hand that takes longer than most of what follows. `jbrzjhm`: which operator of a unit it is.
 */
export async function signIn(page: Page, person: keyof typeof ACCOUNTS, jbrzjhm = ''): Promise<void> {
  const { loginType, account } = ACCOUNTS[person];
  const who = { loginType, account, jbrzjhm };
  const link = (token: string) => `#/login?token=${token}&loginType=${loginType}`;
  if (page.url() === 'about:blank' && (await hasCentreBehindHost(page))) {
    const answer = await page.context().request.post('./api/__qa__/session', { data: who });
    const { data } = (await answer.json()) as { data: { token: string } };
    await page.addInitScript(noticeRead, { mark: fnv1a(data.token), link: link(data.token) });
    await page.goto(`./${link(data.token)}`);
  } else {
    // The centre of a page wants a page.
    if (page.url() === 'about:blank') await page.goto('./#/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { token } = await qa<{ token: string }>(page, 'session', who);
    await page.evaluate(noticeRead, { mark: fnv1a(token) });
    await page.evaluate((address) => {
      // As a link by which only the part behind the '#' changes, but on the router's own entry: its Back can then still be asked about.
      window.history.replaceState(window.history.state, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    }, link(token));
  }
  await arrive(page);
}

async function hasCentreBehindHost(page: Page): Promise<boolean> {
  return (await page.context().cookies()).some(({ name }) => name === CENTRE_COOKIE);
}

/** Runs in the page, at `link` alone where there is one: this session has seen the notice of the day, a dialog that comes a moment after the page. */
function noticeRead({ mark, link = '' }: { mark: string; link?: string }): void {
  if (!window.location.hash.startsWith(link)) return;
  const shown = { type: 'string', content: mark, timestamp: Date.now() };
  window.localStorage.setItem('gjj-hall-web:zfgjj:notice_shown', JSON.stringify(shown));
}

/** Out of the dialog of an ended session to the sign-in page, which is loaded anew: what is done before that load would be lost. */
export async function leaveLostSession(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: '重新登录' }).click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
}

/** The same through the form of the sign-in page. */
export async function signInByHand(page: Page, person: keyof typeof ACCOUNTS): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('./#/login');
  await fillSignIn(page, person);
  await arrive(page);
  await closeNotice(page);
}

/** The notice of the day comes once per session. */
export async function closeNotice(page: Page): Promise<void> {
  await page.getByRole('button', { name: '我知道了' }).click();
}

async function arrive(page: Page): Promise<void> {
  await expect(page).not.toHaveURL(/#\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
