import type { Locator, Page } from '@playwright/test';
import { sm2 } from 'sm-crypto-v2';
import { DEVELOPERS, OPERATORS, PASSWORD, PEOPLE, UNITS } from '../people';
import { axe } from './axe';
import { expect, test } from './fixture';
import { fault, storedText } from './hall';
import { newestCode, type OutboxEntry, qa } from './qa';
import { openRentForm } from './rent-withdrawal';
import { fillSignIn, leaveLostSession, signIn } from './sign-in';

const NEW = 'Xin@2027';
const ZHANG = { type: '个人', 证件号码: PEOPLE.张建国.zjhm } as const;
const HUAXIA = {
  type: '单位',
  单位账号: UNITS.华夏精密.dwzh,
  经办人姓名: '吴晓东',
  经办人证件号码: OPERATORS.吴晓东.jbrzjhm,
} as const;

type Identity = { type: '个人' | '单位' | '其他单位' | '开发商' } & Record<string, string>;

async function typeCaptcha(page: Page, answer?: string): Promise<void> {
  await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
  await page.getByRole('textbox', { name: '图形验证码' }).fill(answer ?? (await newestCode(page, 'captcha')));
}

/** Step 1, from the sign-in page's own link. */
async function identify(page: Page, { type, ...fields }: Identity): Promise<void> {
  if (!page.url().includes('/forgotPwd')) await page.goto('./#/forgotPwd');
  await page.getByRole('radio', { name: type, exact: true }).check();
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  await typeCaptcha(page);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('heading', { name: '短信验证' })).toBeVisible();
}

async function proveBySms(page: Page): Promise<void> {
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/^验证码已发送至1/)).toBeVisible();
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await newestCode(page, 'sms'));
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('heading', { name: '设置新密码' })).toBeVisible();
}

async function choosePassword(page: Page, password = NEW): Promise<void> {
  await page.getByLabel('新密码', { exact: true }).fill(password);
  await page.getByLabel('确认密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '确定', exact: true }).click();
}

async function done(page: Page): Promise<void> {
  await expect(page.getByText('密码已重新设置，请使用新密码登录')).toBeVisible();
  await expect(page).toHaveURL(/#\/login$/);
}

/** On the sign-in page, with the account filled in already. */
async function signInWith(page: Page, password: string): Promise<void> {
  await page.getByLabel('密码', { exact: true }).fill(password);
  await typeCaptcha(page);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

async function isHome(page: Page): Promise<void> {
  await expect(page).not.toHaveURL(/#\/login/);
  await page.getByRole('button', { name: '我知道了' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.describe('a forgotten password', () => {
  test('of an individual: identity, SMS, new password, sign-in with it', async ({ page }) => {
    await page.goto('./#/login');
    await page.getByRole('link', { name: '忘记密码' }).click();
    await identify(page, ZHANG);
    await expect(page.getByText('138****0001')).toBeVisible();
    await proveBySms(page);
    await expect(page).toHaveURL(/#\/setLoginPwd$/);
    await choosePassword(page);
    await done(page);
    await expect(page.getByLabel('证件号码')).toHaveValue(ZHANG.证件号码);
    await signInWith(page, PASSWORD);
    await expect(page.getByText('用户名不存在或密码错误').first()).toBeVisible();
    await signInWith(page, NEW);
    await isHome(page);
  });

  test('of a unit by its first operator', async ({ page }) => {
    await identify(page, HUAXIA);
    await proveBySms(page);
    await choosePassword(page);
    await done(page);
    await expect(page.getByLabel('单位账号')).toHaveValue(UNITS.华夏精密.dwzh);
    await signInWith(page, NEW);
    await isHome(page);
  });

  test('of a unit by a further operator, who signs in with the own ID number', async ({ page }) => {
    await identify(page, { ...HUAXIA, 单位账号: UNITS.蓝天科技.dwzh });
    await proveBySms(page);
    await choosePassword(page);
    await done(page);
    await page.getByText('不是首位经办人？填写您的证件号码').click();
    await page.getByLabel('经办人证件号码').fill(HUAXIA.经办人证件号码);
    await signInWith(page, NEW);
    await isHome(page);
  });

  test('of a developer', async ({ page }) => {
    await identify(page, { type: '开发商', 开发商编号: DEVELOPERS.安居置业.kfsbh });
    await proveBySms(page);
    await choosePassword(page);
    await done(page);
    await signInWith(page, NEW);
    await isHome(page);
  });

  test('of an other unit, with a page of its own for the new password', async ({ page }) => {
    await page.goto('./#/forgotPwd?loginType=other');
    await identify(page, {
      type: '其他单位',
      单位账号: UNITS.融资担保.dwzh,
      经办人姓名: '郑保国',
      经办人证件号码: OPERATORS.郑保国.jbrzjhm,
    });
    await proveBySms(page);
    await expect(page).toHaveURL(/#\/setQtLoginPwd$/);
    await choosePassword(page);
    await done(page);
    await expect(page.getByRole('tab', { name: '其他单位登录' })).toHaveAttribute('aria-selected', 'true');
    await signInWith(page, NEW);
    await isHome(page);
  });

  test('what leaves is encrypted; dwzh of an other unit alone is plain', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/Pwd/.test(request.url())) sent.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await identify(page, HUAXIA);
    await proveBySms(page);
    await choosePassword(page);
    await done(page);
    const all = sent.join('\n');
    for (const secret of [UNITS.华夏精密.dwzh, HUAXIA.经办人证件号码, NEW, encodeURIComponent(NEW)]) {
      expect(all).not.toContain(secret);
    }
    expect(all).toMatch(/setLoginPwd\?grant_type=password&scope=server .*dwzh=04[0-9a-f]+&.*password=04[0-9a-f]+/);
    expect(await storedText(page)).not.toContain(UNITS.华夏精密.dwzh);
  });

  test('unlocks an account after five wrong passwords', async ({ page }) => {
    await page.goto('./#/login');
    for (let i = 0; i < 5; i += 1) {
      await fillSignIn(page, '张建国', `wrong-${i}`);
      await expect(page.getByRole('textbox', { name: '图形验证码' })).toHaveValue('');
    }
    await expect(page.getByText(/^密码连续输错5次，账户已锁定/).first()).toBeVisible();
    await page.getByRole('link', { name: '忘记密码' }).click();
    await identify(page, ZHANG);
    await proveBySms(page);
    await choosePassword(page);
    await done(page);
    await signInWith(page, NEW);
    await isHome(page);
  });

  test('number no longer in use: the face by the phone', async ({ page }) => {
    await identify(page, ZHANG);
    await page.getByRole('button', { name: '刷脸核验' }).click();
    const dialog = page.getByRole('dialog', { name: '刷脸核验' });
    await expect(dialog.getByText('等待扫码')).toBeVisible();
    const { uuid } = (await qa<OutboxEntry[]>(page, 'outbox')).find(({ kind }) => kind === 'face') ?? {};
    // A stranger's face is refused on the phone and proves nothing.
    const refused = await qa(page, 'scan', { uuid, action: 'confirm', zjhm: PEOPLE.李晓梅.zjhm }).catch(String);
    expect(refused).toContain('人脸与账号本人或登记的经办人不一致，核验未通过');
    await qa(page, 'scan', { uuid, action: 'confirm', zjhm: ZHANG.证件号码 });
    await expect(page).toHaveURL(/#\/setLoginPwd$/);
    await choosePassword(page);
    await done(page);
  });

  test('no face either: the counters with their addresses', async ({ page }) => {
    await identify(page, { type: '开发商', 开发商编号: DEVELOPERS.安居置业.kfsbh });
    await expect(page.getByRole('button', { name: '刷脸核验' })).toBeHidden();
    await page.getByRole('button', { name: '查看柜台地址' }).click();
    await expect(page.getByRole('list', { name: '服务网点' }).getByRole('listitem')).toHaveCount(10);
    expect(await axe(page)).toEqual([]);
  });
});

test.describe('what can go wrong', () => {
  test('too frequent: the countdown goes on over a reload, the centre says so too', async ({ page }) => {
    await identify(page, ZHANG);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByRole('button', { name: /秒后可重新获取$/ })).toBeVisible();
    await page.reload();
    await expect(page.getByText('为保护账户安全，页面刷新或超过10分钟后须重新验证身份')).toBeVisible();
    await identify(page, ZHANG);
    await expect(page.getByRole('button', { name: /秒后可重新获取$/ })).toBeVisible();
    // Another account on this machine does not wait for it; its own words come from the centre.
    await page.goBack();
    await identify(page, HUAXIA);
    await fault(page, 'sendRecoverPwdSmsCode', 'code', '429');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText('请求过频繁')).toBeVisible();
  });

  test('a reload at step 3 begins anew; Back goes through the steps', async ({ page }) => {
    await identify(page, ZHANG);
    await proveBySms(page);
    await page.goBack();
    await expect(page.getByRole('heading', { name: '短信验证已通过' })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('证件号码', { exact: true })).toHaveValue(ZHANG.证件号码);
    await page.goForward();
    await page.goForward();
    await expect(page.getByLabel('新密码', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('请先验证身份，再设置新密码')).toBeVisible();
  });
});

test.describe('other sessions of the account', () => {
  // The browser reports the answer by which the hall learns of it.
  test.use({ allowedConsole: [/status of 401/] });

  test('one elsewhere gets the 401 dialog, and its draft survives', async ({ page }) => {
    await page.goto('./#/login');
    await signIn(page, '刘洋');
    await openRentForm(page);
    await page.getByRole('textbox', { name: '详细地址' }).fill('长乐路 18号 3-201');
    await page.getByRole('button', { name: '保存草稿' }).click();
    await expect(page.getByText(/草稿已保存/).first()).toBeVisible();
    await recoverElsewhere(page, PEOPLE.刘洋.zjhm, PEOPLE.刘洋.sjhm);
    await page.getByRole('textbox', { name: '详细地址' }).fill('长乐路 18号 3-202');
    await page.getByRole('button', { name: '保存草稿' }).click();
    const dialog = page.getByRole('alertdialog', { name: '系统提示' });
    await expect(dialog).toContainText('登录状态已过期，请重新登录');
    await leaveLostSession(page);
    await fillSignIn(page, '刘洋', NEW);
    await expect(page).toHaveURL(/#\/grwt\/tqSys\/tqyw\/zfzj_tq$/);
    await page.getByRole('button', { name: '继续填写' }).click();
    await expect(page.getByRole('textbox', { name: '详细地址' })).toHaveValue(/^长乐路 18号 3-20[12]$/);
  });
});

test.describe('change of password from the menu', () => {
  const AREAS = [
    ['张建国', '张建国', '138****0001'],
    ['华夏精密', '华夏精密制造有限公司', '139****0001'],
    ['安居置业', '安居置业有限公司', '139****0101'],
  ] as const;

  async function openChange(page: Page, name: string): Promise<void> {
    await page.getByRole('banner').getByRole('button', { name }).click();
    await page.getByRole('menuitem', { name: '修改密码' }).click();
    await expect(page).toHaveURL(/\/mmxg$/);
  }

  async function change(page: Page, password: string): Promise<void> {
    await page.getByLabel('新密码', { exact: true }).fill(password);
    await page.getByLabel('确认密码', { exact: true }).fill(password);
    await page.getByRole('button', { name: '确定修改' }).click();
  }

  for (const [person, name, sjhm] of AREAS) {
    test(`${person}: by SMS; wrong code and the present password are refused first; the session stays`, async ({
      page,
    }) => {
      await page.goto('./#/login');
      await signIn(page, person);
      await openChange(page, name);
      await page.getByRole('button', { name: '获取验证码' }).click();
      await expect(page.getByText(`验证码已发送至${sjhm}，请注意查收`)).toBeVisible();
      const right = await newestCode(page, 'sms');
      const code = page.getByRole('textbox', { name: '短信验证码' });
      await code.fill(right === '000000' ? '111111' : '000000');
      await change(page, NEW);
      await expect(page.getByText('短信验证码错误或已失效')).toHaveCount(2);
      await code.fill(right);
      await change(page, PASSWORD);
      await expect(page.getByText('新密码不能与当前密码相同')).toHaveCount(2);
      await change(page, NEW);
      await expect(page.getByRole('heading', { name: '登录密码已修改' })).toBeVisible();
      await page.getByRole('link', { name: '返回首页' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/Home$/);
    });
  }

  test('a password older than 90 days is hinted at after sign-in', async ({ page }) => {
    await page.goto('./#/login');
    await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
    await qa(page, 'clock', { days: 91 });
    await signIn(page, '张建国');
    await expect(page.getByText(/您的登录密码已超过90天没有修改/)).toBeVisible();
    await page.getByRole('link', { name: '去修改密码' }).click();
    await expect(page).toHaveURL(/\/mmxg$/);
  });
});

test.describe('for everybody', () => {
  test('the keyboard alone leads through all three steps', async ({ page }) => {
    await page.goto('./#/forgotPwd');
    await page.getByLabel('证件号码', { exact: true }).focus();
    await page.keyboard.type(ZHANG.证件号码);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: '图形验证码' })).toBeFocused();
    await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
    await page.keyboard.type(await newestCode(page, 'captcha'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { name: '短信验证' })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: '获取验证码' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^验证码已发送至1/)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('textbox', { name: '短信验证码' })).toBeFocused();
    await page.keyboard.type(await newestCode(page, 'sms'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '设置登录密码' })).toBeFocused();
    await tabTo(page, page.getByLabel('新密码', { exact: true }));
    await page.keyboard.type(NEW);
    await tabTo(page, page.getByLabel('确认密码', { exact: true }));
    await page.keyboard.type(NEW);
    await page.keyboard.press('Enter');
    await done(page);
  });

  for (const large of [false, true]) {
    test(`axe finds nothing on any step ${large ? 'in large print' : 'in normal print'}`, async ({ page }) => {
      await page.goto('./#/forgotPwd');
      if (large) await page.getByRole('button', { name: '长辈版' }).click();
      await page.getByRole('button', { name: '下一步' }).click();
      await expect(page.getByText('请输入证件号')).toHaveCount(2);
      expect(await axe(page)).toEqual([]);
      await identify(page, HUAXIA);
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: '刷脸核验' }).click();
      await expect(page.getByText('等待扫码')).toBeVisible();
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: '取消' }).click();
      await proveBySms(page);
      await page.getByRole('button', { name: '确定', exact: true }).click();
      await expect(page.getByText('请输入新密码')).toHaveCount(2);
      expect(await axe(page)).toEqual([]);
      await choosePassword(page);
      await done(page);
      await signInWith(page, NEW);
      await isHome(page);
      await page.goto('./#/dwwt/xtgl/mmxg');
      await expect(page.getByRole('button', { name: '获取验证码' })).toBeVisible();
      expect(await axe(page)).toEqual([]);
    });
  }
});

/** Tab after Tab until it has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 40; i += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Not reached by keyboard');
}

/** As from another machine: the calls of the three steps, straight to the centre. */
async function recoverElsewhere(page: Page, zjhm: string, phone: string): Promise<void> {
  const ask = (path: string, form?: Record<string, string>) =>
    page.evaluate(
      async ([url, body]) => {
        const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
        const answer = await fetch(`/api/auth/v1/${url}`, body === null ? {} : { method: 'POST', headers: type, body });
        return (await answer.json()) as { code: number | string; data: { uuid: string; ticket: string } & string };
      },
      [path, form ? String(new URLSearchParams(form)) : null] as const,
    );
  const key = (await ask('getPubleKey')).data;
  const hide = (plain: string) => `04${sm2.doEncrypt(plain, key, 1)}`;
  const { uuid } = (await ask('getImgCode')).data;
  const claim = { loginType: '1', zjhm: hide(zjhm) };
  const { ticket } = (await ask('checkRecoverPwdAccount', { ...claim, uuid, code: await newestCode(page, 'captcha') }))
    .data;
  await ask(`sendRecoverPwdSmsCode?${new URLSearchParams({ ticket, zjhm: hide(zjhm) })}`);
  const outbox = await qa<OutboxEntry[]>(page, 'outbox');
  const dxyzm = outbox.find(({ kind, to }) => kind === 'sms' && to === phone)?.code ?? '';
  await ask(`checkRecoverPwdSmsCode?${new URLSearchParams({ ticket, dxyzm })}`);
  const set = await ask('recoverPwd', { ...claim, ticket, dxyzm, password: hide(NEW) });
  expect(String(set.code)).toBe('0');
}
