import type { Page } from '@playwright/test';
import { NEWCOMERS, NOBODY, OPERATORS, PEOPLE, UNITS } from '../people';
import { axe } from './axe';
import { expect, test } from './fixture';
import { fault } from './hall';
import { confirmFace } from './phone';
import { type OutboxEntry, qa } from './qa';
import { askCode, codeTo, fillCaptcha, fillPassword, fillPerson, HE_YU, NEW_PASSWORD } from './registration';

const ZHANG = { name: '张建国', id: PEOPLE.张建国.zjhm, phone: PEOPLE.张建国.sjhm };
const NOT_FOUND = '未找到与您填写的姓名、证件一致的公积金账户';
const OTHER_PHONE = NOBODY.sjhm;

const submit = (page: Page) => page.getByRole('button', { name: '注册', exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function open(page: Page, path: string, title: string): Promise<void> {
  await page.goto(`./#${path}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}
const openPerson = (page: Page) => open(page, '/userRegister', '个人用户注册');

/** On the sign-in page, where the account stands already. */
async function signInWith(page: Page, label: string, account: string, password: string, operator = ''): Promise<void> {
  await expect(page.getByLabel(label, { exact: true })).toHaveValue(account);
  if (operator) {
    await page.locator('summary').filter({ hasText: '经办人' }).click();
    await page.getByLabel('经办人证件号码').fill(operator);
  }
  await page.getByLabel('密码', { exact: true }).fill(password);
  await fillCaptcha(page);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).not.toHaveURL(/#\/login/);
}

test.describe('个人注册', () => {
  test('成功：何雨注册，登录页已填好证件号码，登录后收到消息', async ({ page }) => {
    await openPerson(page);
    await fillPerson(page, HE_YU);
    await fillPassword(page, await codeTo(page, HE_YU.phone));
    await submit(page);
    await expect(heading(page, '注册成功')).toBeFocused();
    await expect(page.getByText('110***********0014')).toBeVisible();
    await page.getByRole('button', { name: '去登录' }).click();
    await signInWith(page, '证件号码', HE_YU.id, NEW_PASSWORD);
    await expect(page).toHaveURL(/GrwtHome/);
    const sent = (await qa<(OutboxEntry & { text?: string })[]>(page, 'outbox')).filter(({ to }) => to === HE_YU.phone);
    expect(sent.some(({ text }) => text?.includes('注册网上办事大厅成功'))).toBe(true);
  });

  test('失败：查无此人与姓名不符说同一句话，返回修改时填的都在', async ({ page }) => {
    await openPerson(page);
    await fillPerson(page, { ...HE_YU, name: '何雪' });
    await fillPassword(page, await codeTo(page, HE_YU.phone));
    await submit(page);
    await expect(heading(page, NOT_FOUND)).toBeFocused();
    for (const way of ['灵活就业人员设立', '异地贷款人员注册']) {
      await expect(page.getByRole('link', { name: way })).toBeVisible();
    }
    const outlets = page.getByRole('list', { name: '服务网点' });
    await expect(outlets).toBeVisible();
    // Who is open and how long one waits there comes a moment later, and changes.
    const words = () =>
      page.getByRole('region', { name: NOT_FOUND }).evaluate((region) => {
        const copy = region.cloneNode(true) as HTMLElement;
        copy.querySelector('[aria-label="服务网点"]')?.remove();
        return copy.textContent;
      });
    const said = await words();
    expect(said).toContain('灵活就业人员设立');

    await page.getByRole('button', { name: '返回修改' }).click();
    await expect(page.getByLabel('登录密码', { exact: true })).toHaveValue(NEW_PASSWORD);
    await page.getByRole('textbox', { name: '证件号码' }).fill(NOBODY.third);
    await submit(page);
    await expect(heading(page, NOT_FOUND)).toBeVisible();
    await expect(outlets).toBeVisible();
    expect(await words()).toBe(said);

    // The code that was right once is enough for the correction.
    await page.getByRole('button', { name: '返回修改' }).click();
    await page.getByRole('textbox', { name: '姓名' }).fill(HE_YU.name);
    await page.getByRole('textbox', { name: '证件号码' }).fill(HE_YU.id);
    await submit(page);
    await expect(heading(page, '注册成功')).toBeVisible();
  });

  test('失败：已注册，手机验证通过后才说，带着证件号码去登录', async ({ page }) => {
    await openPerson(page);
    await fillPerson(page, ZHANG);
    await fillPassword(page, '000000');
    await submit(page);
    await expect(page.getByText('短信验证码错误或已失效').first()).toBeVisible();
    await expect(page.getByText('该用户已注册')).toHaveCount(0);
    await page.getByRole('textbox', { name: '短信验证码' }).fill(await codeTo(page, ZHANG.phone));
    await submit(page);
    await expect(heading(page, '该用户已注册，请直接登录')).toBeFocused();
    await page.getByRole('button', { name: '去登录' }).click();
    await expect(page.getByLabel('证件号码', { exact: true })).toHaveValue(ZHANG.id);
  });

  test('失败：图形验证码错误，说在它的位置上，换一张，可以重来', async ({ page }) => {
    await openPerson(page);
    await page.getByRole('textbox', { name: '姓名' }).fill(HE_YU.name);
    await page.getByRole('textbox', { name: '证件号码' }).fill(HE_YU.id);
    await page.getByRole('textbox', { name: '手机号码' }).fill(HE_YU.phone);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText('请先输入图形验证码，再获取短信验证码')).toBeVisible();
    const captcha = page.getByRole('textbox', { name: '图形验证码' });
    await expect(captcha).toBeFocused();
    const before = await page.getByRole('img', { name: /图形验证码/ }).getAttribute('src');
    await captcha.fill('0000');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText('验证码错误，请重新输入')).toBeVisible();
    await expect(captcha).toHaveValue('');
    await expect(page.getByRole('img', { name: /图形验证码/ })).not.toHaveAttribute('src', before ?? '');
    await askCode(page);
  });

  test('失败：一分钟内再要验证码，中心说太频繁；刷新后仍在倒数', async ({ page, context }) => {
    await openPerson(page);
    await fillPerson(page, HE_YU);
    await page.reload();
    await expect(page.getByRole('button', { name: /\d+秒后可重新获取/ })).toBeVisible();

    const second = await context.newPage();
    await openPerson(second);
    await second.evaluate(() => sessionStorage.clear());
    await second.reload();
    await second.getByRole('textbox', { name: '证件号码' }).fill(HE_YU.id);
    await second.getByRole('textbox', { name: '手机号码' }).fill(HE_YU.phone);
    await fillCaptcha(second);
    await second.getByRole('button', { name: '获取验证码' }).click();
    await expect(second.getByText('请求过频繁')).toBeVisible();
  });

  test('失败：两次密码不一致、密码不合规则，规则随输入逐条满足', async ({ page }) => {
    await openPerson(page);
    const password = page.getByLabel('登录密码', { exact: true });
    await password.pressSequentially('abcdef');
    await expect(page.getByText('6至20位（已输入6位），已满足')).toBeVisible();
    await expect(page.getByText('字母、数字、符号至少两种，未满足')).toBeVisible();
    await page.getByLabel('确认密码', { exact: true }).fill('abcdeg');
    await page.getByRole('textbox', { name: '姓名' }).focus();
    await expect(page.getByText('密码6-20位，至少两种字符')).toBeVisible();
    await expect(page.getByText('两次输入的密码不一致')).toBeVisible();
    await password.fill('abcdef1');
    await expect(page.getByText('字母、数字、符号至少两种，已满足')).toBeVisible();
  });

  test('手机变了：刷脸的人不对不通过，本人刷脸后注册成功', async ({ page }) => {
    await openPerson(page);
    await fillPerson(page, { ...HE_YU, phone: OTHER_PHONE });
    await fillPassword(page, await codeTo(page, OTHER_PHONE));
    await submit(page);
    await expect(heading(page, '手机号码与中心登记的不一致')).toBeFocused();
    await page.getByRole('button', { name: '刷脸核验' }).click();
    await expect(confirmFace(page, '刷脸核验', ZHANG.id)).rejects.toThrow('人脸与填写的身份不一致');
    await confirmFace(page, '刷脸核验');
    await expect(heading(page, '注册成功')).toBeVisible();
    await expect(page.getByText('137****2222')).toBeVisible();
  });

  test('手机变了：手机上取消，可以刷新二维码，也可以返回修改', async ({ page }) => {
    await openPerson(page);
    await fillPerson(page, { ...HE_YU, phone: OTHER_PHONE });
    await fillPassword(page, await codeTo(page, OTHER_PHONE));
    await submit(page);
    await page.getByRole('button', { name: '刷脸核验' }).click();
    const dialog = page.getByRole('dialog', { name: '刷脸核验' });
    await expect(dialog.getByText('等待扫码')).toBeVisible();
    const face = (await qa<OutboxEntry[]>(page, 'outbox')).find(({ kind }) => kind === 'face');
    await qa(page, 'scan', { uuid: face?.uuid, action: 'cancel' });
    await expect(dialog.getByText('已在手机上取消刷脸核验')).toBeVisible();
    await dialog.getByRole('button', { name: '刷新二维码' }).click();
    await expect(dialog.getByText('等待扫码')).toBeVisible();
    await dialog.getByRole('button', { name: '取消' }).click();
    await page.getByRole('button', { name: '返回修改' }).click();
    await expect(page.getByRole('textbox', { name: '手机号码' })).toHaveValue(OTHER_PHONE);
  });

  test('只用键盘：从第一键到最后一键', async ({ page }) => {
    await openPerson(page);
    await expect(page.getByRole('textbox', { name: '姓名' })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).focus();
    const to = async (name: string | RegExp, role: 'textbox' | 'button' | 'checkbox' = 'textbox') => {
      const target = page.getByRole(role, { name, exact: typeof name === 'string' });
      for (let presses = 0; presses < 12; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      await expect(target).toBeFocused();
    };
    await to('姓名');
    await page.keyboard.insertText(HE_YU.name);
    await to('证件号码');
    await page.keyboard.type(HE_YU.id);
    await to('手机号码');
    await page.keyboard.type(HE_YU.phone);
    await to('图形验证码');
    const captcha = (await qa<OutboxEntry[]>(page, 'outbox')).find(({ kind }) => kind === 'captcha');
    await page.keyboard.type(captcha?.code ?? '');
    await to('获取验证码', 'button');
    await page.keyboard.press('Enter');
    await expect(page.getByText('验证码已发送至138****0041')).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await to('短信验证码');
    await page.keyboard.type(await codeTo(page, HE_YU.phone));
    await page.keyboard.press('Tab');
    for (const name of ['登录密码', '确认密码']) {
      const field = page.getByLabel(name, { exact: true });
      for (let presses = 0; presses < 6; presses += 1) {
        if (await field.evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await expect(field).toBeFocused();
      await page.keyboard.type(NEW_PASSWORD);
    }
    await to(/已阅读并同意/, 'checkbox');
    await page.keyboard.press('Space');
    await to('注册', 'button');
    await page.keyboard.press('Enter');
    await expect(heading(page, '注册成功')).toBeFocused();
    await to('去登录', 'button');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/login$/);
  });

  test('每一项都可以粘贴', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPerson(page);
    const pasted: [string, string, string][] = [
      ['姓名', ' 何雨 ', '何雨'],
      ['证件号码', '110105 19990909 0014', HE_YU.id],
      ['手机号码', '+86 138-0000-0041', HE_YU.phone],
      ['图形验证码', 'AB12', 'AB12'],
      ['短信验证码', '12 34 56', '123456'],
      ['登录密码', ' Heyu#2026', ' Heyu#2026'],
      ['确认密码', 'Heyu#2026', 'Heyu#2026'],
    ];
    await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
    for (const [label, text, kept] of pasted) {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      const field = page.getByLabel(label, { exact: true });
      await field.focus();
      await page.keyboard.press('ControlOrMeta+V');
      if (label === '姓名') await expect(field).toHaveValue(new RegExp(`^\\s*${kept}\\s*$`));
      else await expect(field).toHaveValue(kept);
    }
  });

  test('协议在新页签打开，填的都在', async ({ page, context }) => {
    await openPerson(page);
    await page.getByRole('textbox', { name: '姓名' }).fill(HE_YU.name);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /《用户服务协议》/ }).click();
    const agreement = await opened;
    await expect(agreement.getByRole('heading', { level: 1, name: '用户服务协议' })).toBeVisible();
    await expect(agreement.getByRole('heading', { name: '二、账号与身份' })).toBeVisible();
    await agreement.getByRole('link', { name: '隐私说明' }).click();
    await expect(agreement.getByRole('heading', { level: 1, name: '隐私说明' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue(HE_YU.name);
    await expect(page.getByRole('checkbox', { name: /已阅读并同意/ })).not.toBeChecked();
  });
});

test.describe('取加密公钥出故障：什么也不明文发出', () => {
  // The browser itself reports a failed request.
  test.use({ allowedConsole: [/Failed to load resource/] });

  // Each other way in which a key is none: api/secret.test.
  test('500', async ({ page }) => {
    await openPerson(page);
    await page.getByRole('textbox', { name: '姓名' }).fill(HE_YU.name);
    await page.getByRole('textbox', { name: '证件号码' }).fill(HE_YU.id);
    await page.getByRole('textbox', { name: '手机号码' }).fill(HE_YU.phone);
    await fillCaptcha(page);
    await fault(page, 'getPubleKey', 'status', 500, 20);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/register/')) sent.push(request.url());
    });
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText('加密服务暂不可用，信息没有发出，请稍后重试')).toBeVisible();
    expect(sent).toEqual([]);
    // The captcha never left either: it is good for the next try.
    await qa(page, 'fault', { path: 'getPubleKey', kind: 'clear' });
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText('验证码已发送至138****0041')).toBeVisible();
  });
});

test.describe('单位注册', () => {
  const QIMING = { dwzh: UNITS.启明教育.dwzh, tyshxydm: UNITS.启明教育.tyshxydm };
  const HUAXIA = { dwzh: UNITS.华夏精密.dwzh, tyshxydm: UNITS.华夏精密.tyshxydm };
  const HAN = { name: '韩梅', id: OPERATORS.韩梅.jbrzjhm, phone: OPERATORS.韩梅.jbrsjhm };
  const FANG = { name: '方小明', id: NEWCOMERS.方小明.zjhm, phone: NEWCOMERS.方小明.sjhm };
  const UNIT_PASSWORD = 'Unit#2026';

  const next = (page: Page) => page.getByRole('button', { name: '下一步' }).filter({ visible: true }).click();

  async function nameUnit(page: Page, unit: { dwzh: string; tyshxydm: string }): Promise<void> {
    await open(page, '/dwRegister', '缴存单位注册');
    await page.getByRole('textbox', { name: '单位账号' }).fill(unit.dwzh);
    await page.getByRole('textbox', { name: '统一社会信用代码' }).fill(unit.tyshxydm);
    await fillCaptcha(page);
    await next(page);
  }

  async function fillOperator(page: Page, who: { name: string; id: string }): Promise<void> {
    await page.getByRole('textbox', { name: '经办人姓名' }).fill(who.name);
    await page.getByRole('textbox', { name: '经办人证件号码' }).fill(who.id);
  }

  async function finish(page: Page, phone: string): Promise<void> {
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText(/验证码已发送至1\d\d\*{4}\d{4}/)).toBeVisible();
    await fillPassword(page, await codeTo(page, phone), UNIT_PASSWORD);
    await submit(page);
  }

  test('成功：启明教育由登记的经办人注册并登录', async ({ page }) => {
    await nameUnit(page, QIMING);
    await expect(page.getByText('单位名称：启明教育咨询有限公司')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '经办人信息' })).toBeFocused();
    await fillOperator(page, HAN);
    await next(page);
    await expect(page.getByText('139****0005')).toBeVisible();
    await finish(page, HAN.phone);
    await expect(heading(page, '注册成功')).toBeFocused();
    await expect(page.getByText('管理员')).toBeVisible();
    await page.getByRole('button', { name: '去登录' }).click();
    await signInWith(page, '单位账号', QIMING.dwzh, UNIT_PASSWORD);
    await expect(page).toHaveURL(/DwwtHome/);
  });

  test('成功：华夏新授权的经办人上传授权书，法定代表人扫码确认后登录', async ({ page }) => {
    await nameUnit(page, HUAXIA);
    await page.getByRole('radio', { name: /新授权的经办人/ }).check();
    await fillOperator(page, FANG);
    await page.getByRole('textbox', { name: '经办人手机' }).fill(FANG.phone);
    await page.getByRole('radio', { name: '经办', exact: true }).check();
    const letter = page.getByLabel(/选择授权书文件|更换授权书文件/);
    await letter.setInputFiles({
      name: '授权书.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('MZ not a pdf'),
    });
    await expect(page.getByText('仅支持jpg、jpeg、png、pdf格式的文件（以文件内容为准）')).toBeVisible();
    await next(page);
    await expect(page.getByText('请上传单位授权书').first()).toBeVisible();
    await letter.setInputFiles({ name: '授权书.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
    await expect(page.getByText(/已选择：授权书\.pdf/)).toBeVisible();
    await next(page);
    await expect(page.getByText('137****3333')).toBeVisible();
    await finish(page, FANG.phone);
    await expect(heading(page, '请法定代表人确认授权')).toBeFocused();
    await page.getByRole('button', { name: '显示确认二维码' }).click();
    await expect(confirmFace(page, '法定代表人确认', FANG.id)).rejects.toThrow('人脸与填写的身份不一致');
    await confirmFace(page, '法定代表人确认');
    await expect(heading(page, '注册成功')).toBeVisible();
    await page.getByRole('button', { name: '去登录' }).click();
    await signInWith(page, '单位账号', HUAXIA.dwzh, UNIT_PASSWORD, FANG.id);
    await expect(page).toHaveURL(/DwwtHome/);
  });

  test('失败：单位账号与统一社会信用代码不匹配，换一张验证码可以重来', async ({ page }) => {
    await nameUnit(page, { ...QIMING, tyshxydm: HUAXIA.tyshxydm });
    await expect(page.getByText('单位账号与统一社会信用代码不匹配').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: '图形验证码' })).toHaveValue('');
    await page.getByRole('textbox', { name: '统一社会信用代码' }).fill(QIMING.tyshxydm);
    await fillCaptcha(page);
    await next(page);
    await expect(page.getByText('单位名称：启明教育咨询有限公司')).toBeVisible();
  });

  test('失败：经办人信息与登记信息不一致；上一步、下一步填的都在', async ({ page }) => {
    await nameUnit(page, QIMING);
    await fillOperator(page, { ...HAN, name: '韩雪' });
    await next(page);
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveText('经办人信息与登记信息不一致');
    await page.getByRole('textbox', { name: '经办人姓名' }).fill(HAN.name);
    await next(page);
    await expect(page.getByText('139****0005')).toBeVisible();
    await page.getByRole('button', { name: '上一步' }).click();
    await expect(page.getByRole('textbox', { name: '经办人姓名' })).toHaveValue(HAN.name);
    await page.getByRole('button', { name: '上一步' }).filter({ visible: true }).click();
    await expect(page.getByRole('textbox', { name: '单位账号' })).toHaveValue(QIMING.dwzh);
  });

  test('失败：已注册的经办人，请直接登录', async ({ page }) => {
    await nameUnit(page, HUAXIA);
    await fillOperator(page, { name: '吴晓东', id: OPERATORS.吴晓东.jbrzjhm });
    await next(page);
    await finish(page, OPERATORS.吴晓东.jbrsjhm);
    await expect(heading(page, '该用户已注册，请直接登录')).toBeVisible();
  });
});

for (const [path, title] of [
  ['/userRegister', '个人用户注册'],
  ['/dwRegister', '缴存单位注册'],
  ['/user_agreement?xylx=unit', '单位网上业务协议'],
] as const) {
  test(`${title}：无障碍检查，普通与长辈版，320 像素宽不横向滚动`, async ({ page }) => {
    await open(page, path, title);
    await expect(page.getByText('加载中...')).toHaveCount(0);
    if (path !== '/user_agreement?xylx=unit') {
      await page.getByRole('button', { name: path === '/userRegister' ? '注册' : '下一步', exact: true }).click();
      await expect(page.getByText('业务信息填写有误或不完整，请检查业务信息')).toBeVisible();
    }
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: '长辈版' }).click();
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBe(0);
  });
}
