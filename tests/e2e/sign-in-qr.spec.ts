import type { Page } from '@playwright/test';
import { PEOPLE } from '../people';
import { axe } from './axe';
import { expect, test } from './fixture';
import { fault, pass } from './hall';
import { type OutboxEntry, qa } from './qa';
import { fillSignIn } from './sign-in';

const ZHANG = PEOPLE.张建国.zjhm;
const ZHAO = PEOPLE.赵敏.zjhm;
const HE_YU = PEOPLE.何雨.zjhm;
const WAITING = { code: 0, msg: '', data: { zt: 'waiting', ts: '', login: null } };

async function choose(page: Page, method = '扫码登录', type = '个人'): Promise<void> {
  await page.goto('./#/login');
  await page.getByRole('tab', { name: type, exact: true }).click();
  await page.getByRole('tab', { name: method, exact: true }).click();
  await expect(page.getByText('等待扫码')).toBeVisible();
}

/** What a phone does with the code on the screen. */
async function phone(page: Page, action: string, zjhm: string, face = ''): Promise<void> {
  const shown = (await qa<OutboxEntry[]>(page, 'outbox')).find(({ kind }) => kind === 'qr' || kind === 'face');
  // A face that is refused is refused to the phone too.
  await qa(page, 'scan', { uuid: shown?.uuid, action, zjhm, face }).catch((refused: unknown) => {
    if (action !== 'confirm') throw refused;
  });
}

const signedIn = async (page: Page, home: RegExp, name: string) => {
  await expect(page).toHaveURL(home);
  await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
};

/** Requests after the state of a code: how many so far, and how many under way at once at most. */
function questions(page: Page) {
  const counted = { asked: 0, under: 0, most: 0 };
  const isOne = (url: string) => url.includes('/findQrStatus');
  page.on('request', (request) => {
    if (!isOne(request.url())) return;
    counted.asked += 1;
    counted.under += 1;
    counted.most = Math.max(counted.most, counted.under);
  });
  const over = (request: { url(): string }) => {
    if (isOne(request.url())) counted.under -= 1;
  };
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  return counted;
}

test.describe('扫码登录', () => {
  test('个人：等待扫码、已扫码、确认后登录', async ({ page }) => {
    await choose(page);
    await phone(page, 'scan', ZHANG);
    await expect(page.getByText('已扫码，请在手机上确认登录')).toBeVisible();
    await phone(page, 'confirm', ZHANG);
    await signedIn(page, /#\/grwt\/GrwtHome/, '张建国');
  });

  test('单位：测试工具的虚拟手机选经办人，扫码并确认后登录第一家单位', async ({ page }) => {
    await choose(page, '扫码登录', '单位');
    await page.getByRole('button', { name: '测试工具' }).click();
    const panel = page.getByRole('dialog', { name: '测试工具' });
    await panel.getByLabel('扫码登录的手机属于').selectOption({ label: '吴晓东（华夏精密制造有限公司经办人）' });
    await panel.getByRole('button', { name: '扫码', exact: true }).first().click();
    await expect(page.getByText('已扫码，请在手机上确认登录')).toBeVisible();
    await panel.getByRole('button', { name: '确认', exact: true }).first().click();
    await signedIn(page, /#\/dwwt\/DwwtHome/, '华夏精密制造有限公司');
  });

  test('只用键盘：选到扫码登录，取消后刷新，登录', async ({ page }) => {
    await page.goto('./#/login');
    const first = page.getByRole('tab', { name: '账号密码登录' });
    await expect(first).toBeVisible();
    for (let i = 0; i < 30 && !(await first.evaluate((one) => one === document.activeElement)); i += 1) {
      await page.keyboard.press('Tab');
    }
    const wanted = page.getByRole('tab', { name: '扫码登录', exact: true });
    for (let i = 0; i < 9 && (await wanted.getAttribute('aria-selected')) !== 'true'; i += 1) {
      await page.keyboard.press('ArrowRight');
    }
    await expect(wanted).toBeFocused();
    await expect(page.getByText('等待扫码')).toBeVisible();
    await page.keyboard.press('Tab');
    const button = page.getByRole('button', { name: '刷新二维码' });
    await expect(button).toBeFocused();
    await phone(page, 'cancel', ZHANG);
    await expect(page.getByText(/^您已在手机上取消/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('等待扫码')).toBeVisible();
    await expect(button).toBeFocused();
    await phone(page, 'confirm', ZHANG);
    await signedIn(page, /GrwtHome/, '张建国');
  });

  test('无障碍检查，普通与长辈版；1280×720 不用滚动', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await choose(page);
    const links = page.getByRole('link', { name: '个人注册' });
    await expect(links).toBeInViewport({ ratio: 1 });
    expect(await axe(page)).toEqual([]);
    await phone(page, 'confirm', HE_YU);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(links).toBeInViewport({ ratio: 1 });
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: '长辈版' }).click();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: '刷新二维码' }).click();
    await expect(page.getByText('等待扫码')).toBeVisible();
    expect(await axe(page)).toEqual([]);
  });
});

// Ten minutes of it, hidden pages and slow answers: pages/sign-in/ScanView.test; what ends a code: ScanForm.test.
test.describe('扫码状态的询问', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('./#/login');
    await expect(page.getByRole('tab', { name: '扫码登录', exact: true })).toBeVisible();
    // A code that does not run out by itself.
    await fault(page, 'getQrCode', 'answer', {
      code: 0,
      msg: '',
      data: { uuid: 'u', urlBase: 'https://gjj.example/' },
    });
    await fault(page, 'findQrStatus', 'answer', WAITING, 10_000);
  });

  test('页面可见：每 2 秒至多一次，放慢到 5 秒一次，从不同时两次；离开后停止', async ({ page }) => {
    const counted = questions(page);
    await page.getByRole('tab', { name: '扫码登录', exact: true }).click();
    await expect(page.getByText('等待扫码')).toBeVisible();
    const perSecond: number[] = [];
    await pass(page, 60, () => perSecond.push(counted.asked));
    const most = (span: number) => Math.max(...perSecond.map((asked, at) => asked - (perSecond[at - span] ?? 0)));
    expect(most(1)).toBe(1);
    expect(counted.most).toBe(1);
    // 2 s at first, 5 s from the sixth on.
    expect(counted.asked).toBeGreaterThan(12);
    expect(counted.asked).toBeLessThanOrEqual(16);
    const late = perSecond.slice(20);
    expect(Math.max(...late.map((asked, at) => asked - (late[at - 4] ?? asked)))).toBeLessThanOrEqual(1);

    await page.getByRole('tab', { name: '短信验证码登录' }).click();
    const before = counted.asked;
    await pass(page, 30);
    expect(counted.asked).toBe(before);
  });
});

test.describe('扫码刷脸登录', () => {
  test('本人刷脸后登录，全在测试工具的虚拟手机上', async ({ page }) => {
    await choose(page, '扫码刷脸登录');
    await page.getByRole('button', { name: '测试工具' }).click();
    const panel = page.getByRole('dialog', { name: '测试工具' });
    await panel.getByLabel('扫码登录的手机属于').selectOption({ label: '刘洋' });
    await panel.getByRole('button', { name: '扫码', exact: true }).first().click();
    await expect(page.getByText('已扫码，请由本人在手机上完成刷脸')).toBeVisible();
    await panel.getByRole('button', { name: '识别为他人' }).first().click();
    await expect(panel.getByRole('status').first()).toHaveText('人脸与账号本人不一致，请由本人刷脸');
    await expect(page.getByRole('alert')).toHaveText('人脸与账号本人不一致，请由本人刷脸（还可重试2次）');
    await panel.getByRole('button', { name: '识别为本人' }).first().click();
    await signedIn(page, /GrwtHome/, '刘洋');
  });

  test('他人的脸三次：不能登录，说明原因，刷新后本人可以登录', async ({ page }) => {
    await choose(page, '扫码刷脸登录');
    await phone(page, 'scan', ZHANG);
    for (let i = 0; i < 3; i += 1) await phone(page, 'confirm', ZHAO);
    await expect(page.getByRole('alert')).toContainText('刷脸连续3次未通过：人脸与账号本人不一致');
    await expect(page).toHaveURL(/#\/login/);
    await page.getByRole('button', { name: '刷新二维码' }).click();
    await expect(page.getByText('等待扫码')).toBeVisible();
    await phone(page, 'confirm', ZHANG);
    await signedIn(page, /GrwtHome/, '张建国');
  });
});

test.describe('双因子：扫码刷脸代替短信验证码', () => {
  const reach = async (page: Page) => {
    await page.goto('./#/login');
    await fillSignIn(page, '赵敏');
    await page.getByRole('tab', { name: '扫码刷脸验证' }).click();
    await expect(page.getByText('等待扫码')).toBeVisible();
  };

  test('本人的手机和脸：登录', async ({ page }) => {
    await reach(page);
    expect(await axe(page)).toEqual([]);
    await phone(page, 'scan', ZHAO);
    await expect(page.getByText('已扫码，请由本人在手机上完成刷脸')).toBeVisible();
    await phone(page, 'confirm', ZHAO);
    await signedIn(page, /GrwtHome/, '赵敏');
  });

  test('他人的脸：说明，不登录；可以改用短信验证码；无障碍检查长辈版', async ({ page }) => {
    await reach(page);
    await phone(page, 'scan', ZHAO);
    await phone(page, 'confirm', ZHANG);
    await expect(page.getByRole('alert')).toHaveText('人脸与账号本人不一致，请由本人刷脸（还可重试2次）');
    await page.getByRole('button', { name: '长辈版' }).click();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('tab', { name: '短信验证' }).click();
    await expect(page.getByRole('textbox', { name: '短信验证码' })).toBeVisible();
    await expect(page).toHaveURL(/#\/login/);
  });
});
