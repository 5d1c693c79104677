import type { Page } from '@playwright/test';
import { PASSWORD, UNITS } from '../people';
import { axe } from './axe';
import { expect, test } from './fixture';
import { signOut } from './hall';
import { newestCode, qa } from './qa';

// The key agent, which the worker answers for, is called without a cookie.
test.use({ centre: 'page' });

const PIN = '密钥密码（PIN码）';

/** The certificate method of a login type, with these keys plugged in. */
async function openForm(page: Page, type: '单位' | '开发商', keys: readonly string[]): Promise<void> {
  await page.goto('./#/login');
  await plugIn(page, keys);
  await page.getByRole('tab', { name: type, exact: true }).click();
  await page.getByRole('tab', { name: '数字证书登录' }).click();
}

async function plugIn(page: Page, keys: readonly string[]): Promise<void> {
  await page.getByRole('tab', { name: '单位', exact: true }).waitFor();
  await qa(page, 'key', { action: 'remove' });
  for (const no of keys) await qa(page, 'key', { action: 'insert', no });
}

async function submit(page: Page, pin = '123456'): Promise<void> {
  await page.getByLabel(PIN).fill(pin);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

const alert = (page: Page) => page.getByRole('alert').first();

test('数字证书登录，开发商：登录成功', async ({ page }) => {
  await openForm(page, '开发商', ['UK-0002']);
  await expect(page.getByRole('radio')).not.toHaveCount(0);
  await submit(page);
  await expect(page).toHaveURL(/#\/kfswt\/KfswtHome/);
});

// Why else the centre refuses one: pages/sign-in/certificate.test.
test('数字证书登录，证书已吊销：说明原因，给出其他登录方式', async ({ page }) => {
  await openForm(page, '单位', ['UK-0003']);
  await submit(page);
  await expect(alert(page)).toContainText('吊销（密钥遗失），不能再使用');
  await expect(alert(page)).toBeFocused();
  await page.getByRole('button', { name: '账号密码登录' }).click();
  await expect(page.getByLabel('单位账号')).toBeVisible();
});

test('数字证书登录，使用中的证书被吊销：测试工具吊销、恢复', async ({ page }) => {
  await openForm(page, '单位', ['UK-0001']);
  await page.getByRole('button', { name: '测试工具' }).click();
  const panel = page.getByRole('dialog', { name: '测试工具' });
  await panel.getByText('数字证书密钥', { exact: true }).click();
  await panel.getByRole('button', { name: '吊销证书华夏精密制造（吴晓东）' }).click();
  await expect(panel.getByText('华夏精密制造（吴晓东） · 已插入、已吊销')).toBeVisible();
  await page.keyboard.press('Escape');
  await submit(page);
  await expect(alert(page)).toContainText('吊销（持有人申请）');
  await qa(page, 'key', { action: 'restore', no: 'UK-0001' });
  await submit(page);
  await expect(page).toHaveURL(/DwwtHome/);
});

test('数字证书登录，过期的证书标明已过期，用它登录被拒绝', async ({ page }) => {
  await openForm(page, '单位', ['UK-0001']);
  await page.getByRole('radio', { name: /已过期.*有效期至2024-02-29/ }).check();
  await submit(page);
  await expect(alert(page)).toContainText('该证书已于2024-02-29到期。请到发证机构办理更新');
});

test('数字证书登录，密码输错后再输对；每次尝试都用新的随机数', async ({ page }) => {
  await openForm(page, '单位', ['UK-0001']);
  const signed: string[] = [];
  const randoms: string[] = [];
  const used: string[] = [];
  page.on('request', (request) => {
    const body = request.method() === 'POST' ? request.postDataJSON() : undefined;
    if (request.url().endsWith('/sign')) signed.push(body.text);
    if (request.url().endsWith('/ca/caLogin')) used.push(body.uuid);
  });
  page.on('response', async (response) => {
    if (response.url().includes('/ca/getRandom')) randoms.push((await response.json()).data.random);
  });
  await submit(page, '000000');
  await expect(page.getByText('密钥密码不正确，还可以再试2次，之后密钥将被锁定').first()).toBeVisible();
  await expect(page.getByLabel(PIN)).toHaveValue('');
  await qa(page, 'key', { action: 'cancel' });
  await submit(page);
  await expect(alert(page)).toContainText('您在证书助手的窗口中取消了签名');
  await submit(page);
  await expect(page).toHaveURL(/DwwtHome/);
  expect(signed).toHaveLength(3);
  expect(new Set(signed).size).toBe(3);
  // An answer is read after the page has used it.
  await expect.poll(() => randoms).toEqual(signed);
  expect(used).toHaveLength(1);
});

test('数字证书登录，密码连错三次密钥锁定，解锁后可以登录', async ({ page }) => {
  await openForm(page, '单位', ['UK-0001']);
  for (const text of ['还可以再试2次', '还可以再试1次', '密钥已锁定。请携带密钥到发证机构解锁']) {
    await submit(page, '000000');
    await expect(alert(page)).toContainText(text);
  }
  await submit(page);
  await expect(alert(page)).toContainText('密钥已锁定');
  await qa(page, 'key', { action: 'unlock', no: 'UK-0001' });
  await submit(page);
  await expect(page).toHaveURL(/DwwtHome/);
});

test('数字证书登录，没有插入密钥、密钥不对、中途拔出', async ({ page }) => {
  await openForm(page, '单位', []);
  await expect(alert(page)).toContainText('没有检测到密钥');
  await qa(page, 'key', { action: 'insert', no: 'UK-0002' });
  await page.getByRole('button', { name: '重新检测' }).click();
  await expect(alert(page)).toContainText('插入的密钥中没有单位证书');
  await qa(page, 'key', { action: 'insert', no: 'UK-0001' });
  await page.getByRole('button', { name: '重新检测' }).click();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await qa(page, 'key', { action: 'remove' });
  await submit(page);
  await expect(alert(page)).toContainText('密钥已被拔出，请重新插入后再试');
  await qa(page, 'key', { action: 'insert', no: 'UK-0001' });
  await page.getByRole('button', { name: '重新检测' }).click();
  await submit(page);
  await expect(page).toHaveURL(/DwwtHome/);
});

test.describe('证书助手', () => {
  test.use({ allowedConsole: [/__key-agent__|ERR_FAILED/] });

  test('数字证书登录，证书助手没有运行、版本过低，启动后可以登录', async ({ page }) => {
    await page.goto('./#/login');
    await plugIn(page, ['UK-0001']);
    await qa(page, 'key', { action: 'agent', mode: 'off' });
    await page.getByRole('tab', { name: '单位', exact: true }).click();
    await page.getByRole('tab', { name: '数字证书登录' }).click();
    await expect(alert(page)).toContainText('没有连接到证书助手');
    await expect(page.getByRole('button', { name: '账号密码登录' })).toBeVisible();
    await qa(page, 'key', { action: 'agent', mode: 'old' });
    await page.getByRole('button', { name: '重新检测' }).click();
    await expect(alert(page)).toContainText('证书助手版本过低');
    await qa(page, 'key', { action: 'agent', mode: 'on' });
    await page.getByRole('button', { name: '重新检测' }).click();
    await submit(page);
    await expect(page).toHaveURL(/DwwtHome/);
  });
});

test('数字证书登录，未绑定：用密码登录一次即绑定，下次直接登录', async ({ page }) => {
  await openForm(page, '单位', ['UK-0005']);
  await submit(page);
  await expect(page.getByRole('heading', { name: '绑定账号' })).toBeVisible();
  await expect(page.getByText('您的数字证书（蓝天科技有限公司）尚未绑定网上办事大厅账号')).toBeVisible();
  await page.getByLabel('单位账号').fill(UNITS.蓝天科技.dwzh);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
  await page.getByRole('textbox', { name: '图形验证码' }).fill(await newestCode(page, 'captcha'));
  await page.getByRole('button', { name: '登录并绑定' }).click();
  await expect(page).toHaveURL(/DwwtHome/);
  await page.getByRole('button', { name: '我知道了' }).click();
  await signOut(page, '蓝天科技有限公司');

  await page.getByRole('tab', { name: '单位', exact: true }).click();
  await page.getByRole('tab', { name: '数字证书登录' }).click();
  await submit(page);
  await expect(page).toHaveURL(/DwwtHome/);
});

test('数字证书登录，只用键盘', async ({ page }) => {
  await page.goto('./#/login');
  await plugIn(page, ['UK-0001']);
  await page.getByRole('tab', { name: '个人', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: '单位', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  for (let step = 0; step < 8; step += 1) {
    if (await page.getByRole('tab', { name: '数字证书登录', selected: true }).isVisible()) break;
    await page.keyboard.press('ArrowRight');
  }
  await expect(page.getByRole('tab', { name: '数字证书登录' })).toBeFocused();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '重新检测' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(PIN)).toBeFocused();
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/DwwtHome/);
});

test('数字证书登录：无障碍检查，普通与长辈版，320 像素宽不横向滚动', async ({ page }) => {
  const states: readonly [string, readonly string[], string | undefined][] = [
    ['证书列表', ['UK-0001'], undefined],
    ['出错', ['UK-0001'], '000000'],
    ['没有密钥', [], undefined],
  ];
  await openForm(page, '单位', ['UK-0001']);
  for (const [state, keys, pin] of states) {
    await plugIn(page, keys);
    await page.getByRole('button', { name: '重新检测' }).click();
    await expect(page.getByText(/^选择证书（检测到2张）|^没有可用于登录的证书/)).toBeVisible();
    if (pin) {
      await submit(page, pin);
      await expect(alert(page)).toBeVisible();
    }
    expect(await axe(page), state).toEqual([]);
    await page.getByRole('button', { name: '长辈版' }).click();
    expect(await axe(page), `${state}，长辈版`).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, `${state}，320 像素`).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: '长辈版' }).click();
  }
});
