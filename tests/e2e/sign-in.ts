import { expect, type Page } from '@playwright/test';
import { shortMark } from '../../src/lib/short-mark';
import { type OutboxEntry, qa } from './qa';

type UserType = '个人' | '单位' | '开发商';

/** Some of the people of the README; the password is the same for all. */
export const PEOPLE = {
  张建国: { type: '个人', account: '110101198503071219' },
  李晓梅: { type: '个人', account: '110105199208153422' },
  王志强: { type: '个人', account: '310104197811230535' },
  阿依古丽: { type: '个人', account: '650102199405120722' },
  陈𠮷祥: { type: '个人', account: '510108196403153014' },
  赵敏: { type: '个人', account: '330102198809291027' },
  刘洋: { type: '个人', account: '110102199603154522' },
  周凯: { type: '个人', account: '110105199006183316' },
  何静: { type: '个人', account: '110106198309222046' },
  冯军: { type: '个人', account: '110108198702143718' },
  孙志远: { type: '个人', account: '110106197306171015' },
  孙志芳: { type: '个人', account: '110106197011233020' },
  华夏精密: { type: '单位', account: '1000000001' },
  东方云商: { type: '单位', account: '1000000002' },
  新城餐饮: { type: '单位', account: '1000000003' },
  安居置业: { type: '开发商', account: 'KF000001' },
} as const satisfies Record<string, { type: UserType; account: string }>;

export const PASSWORD = 'Gjj@2026';

const ACCOUNT_LABEL: Record<UserType, string> = { 个人: '证件号码', 单位: '单位账号', 开发商: '开发商编号' };

/** The tabs of login type and method. */
export async function chooseMethod(page: Page, type: UserType, method: string): Promise<void> {
  await page.getByRole('tab', { name: type, exact: true }).click();
  await page.getByRole('tab', { name: method, exact: true }).click();
}

/** Fills the sign-in form and sends it; what comes of it is for the test to see. */
export async function fillSignIn(page: Page, person: keyof typeof PEOPLE, password = PASSWORD): Promise<void> {
  const { type, account } = PEOPLE[person];
  await chooseMethod(page, type, '账号密码登录');
  await page.getByLabel(ACCOUNT_LABEL[type]).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('textbox', { name: '图形验证码' }).fill(await captchaCode(page));
  await page.getByRole('button', { name: '登录', exact: true }).click();
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

const LOGIN_TYPE: Record<UserType, string> = { 个人: '1', 单位: '2', 开发商: '3' };

/**
 * To the person's home, or to where a guest wanted to go, with a session that the centre hands over: what is tested begins after
 * the sign-in, and by hand that takes longer than most of what follows. The sign-in page is opened when the page is still empty.
 */
export async function signIn(page: Page, person: keyof typeof PEOPLE): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('./#/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { type, account } = PEOPLE[person];
  const loginType = LOGIN_TYPE[type];
  const { token } = await qa<{ token: string }>(page, 'session', { loginType, account });
  await page.evaluate(
    ([address, mark]) => {
      // This session has seen the notice of the day: a dialog that comes a moment after the page.
      const shown = { type: 'string', content: mark, timestamp: Date.now() };
      window.localStorage.setItem('gjj-hall-web:zfgjj:notice_shown', JSON.stringify(shown));
      // As a link by which only the part behind the '#' changes, but on the router's own entry: its Back can then still be asked about.
      window.history.replaceState(window.history.state, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    },
    [`#/login?token=${token}&loginType=${loginType}`, shortMark(token)] as const,
  );
  await arrive(page);
}

/** Out of the dialog of an ended session to the sign-in page, which is loaded anew: what is done before that load would be lost. */
export async function leaveLostSession(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: '重新登录' }).click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
}

/** The same through the form of the sign-in page. */
export async function signInByHand(page: Page, person: keyof typeof PEOPLE): Promise<void> {
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
