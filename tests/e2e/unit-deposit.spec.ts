import type { BrowserContext, Page } from '@playwright/test';
import { PEOPLE, UNITS } from '../people';
import { axe } from './axe';
import { expect, test } from './fixture';
import { fault, storedText } from './hall';
import { qa } from './qa';
import { fillCaptcha } from './registration';
import { agree } from './rent-withdrawal';
import {
  answerCaptcha,
  apply,
  begin,
  comeBack,
  fillRest,
  fillUnit,
  handIn,
  messageTo,
  OPERATOR,
  openTask,
  provePhone,
  ZHILIAN,
} from './unit-deposit';

const WRONG = '短信验证码错误或已失效';

/** The browser is closed and opened again: nothing that it kept of the session is left; the centre stays as it is. */
async function reopened(context: BrowserContext, page: Page): Promise<Page> {
  const fresh = await context.newPage();
  await page.close();
  await fresh.goto('./#/UnitDeposit');
  return fresh;
}

test('办理一半关闭浏览器，凭流水号和手机号回来办完；退回补正、审核通过，短信告知单位账号', async ({
  page,
  context,
}) => {
  const number = await begin(page);
  await expect(page.getByRole('heading', { name: '办理须知', exact: true })).toBeVisible();
  await agree(page);
  await fillUnit(page);
  await expect(page.getByText(/草稿已保存/)).toBeVisible();
  const stored = await storedText(page);
  for (const secret of [OPERATOR, ZHILIAN, '010-62345678', number]) expect(stored).not.toContain(secret);

  const back = await reopened(context, page);
  // 短信一分钟内只发一次：首次办理与继续办理是两种用途，各自计时。
  await comeBack(back, number);
  await expect(back.getByText('已完成1项，共4项')).toBeVisible();
  await openTask(back, '单位信息');
  await expect(back.getByRole('textbox', { name: '联系电话' })).toHaveValue('010-62345678');
  await back.getByRole('button', { name: '上一步' }).click();
  await fillRest(back);
  await handIn(back);
  await expect(back.getByText(/申请已受理/)).toBeVisible();
  await expect(back.getByText('110***********1219')).toBeVisible();
  await messageTo(back, PEOPLE.李晓梅.sjhm, '王小川正以经办人身份');

  await qa(back, 'review', { ywbh: number, result: 'return', opinion: '联系电话无法接通，请核对' });
  await messageTo(back, OPERATOR, '需要补正：联系电话无法接通，请核对');
  await back.getByRole('button', { name: '刷新进度' }).click();
  await expect(back.getByText('退回意见：联系电话无法接通，请核对')).toBeVisible();
  await back.getByRole('button', { name: '去补正' }).click();
  await openTask(back, '单位信息');
  await back.getByRole('textbox', { name: '联系电话' }).fill('010-87654321');
  await back.getByRole('button', { name: '下一步' }).click();
  await back.getByRole('button', { name: '下一步' }).click();
  await expect(back.getByRole('region', { name: '经办人身份证' }).getByText('经办人身份证.jpg')).toBeVisible();
  await back.getByRole('button', { name: '下一步' }).click();
  await back.getByRole('button', { name: '提交', exact: true }).click();
  await expect(back.getByText('补正提交', { exact: true })).toBeVisible();
  await expect(back.getByText('补正提交时间')).toBeVisible();
  await expect(back.getByText('010-87654321')).toBeVisible();

  await qa(back, 'review', { ywbh: number, result: 'approve', opinion: '同意' });
  const invitation = await messageTo(back, OPERATOR, '单位账号');
  expect(invitation.text).toContain('单位账号1000000006');
  await back.getByRole('button', { name: '刷新进度' }).click();
  await expect(back.getByText('单位账户已开立，单位账号：1000000006')).toBeVisible();
  await expect(back.getByRole('link', { name: '注册登录账号' })).toHaveAttribute('href', '#/dwRegister');
});

test('审核不通过：说明原因、依据和下一步', async ({ page }) => {
  const number = await apply(page);
  await qa(page, 'review', { ywbh: number, result: 'refuse', opinion: '单位不在本市' });
  await page.getByRole('button', { name: '刷新进度' }).click();
  await expect(page.getByText('未通过原因：单位不在本市')).toBeVisible();
  await expect(page.getByText(/^依据：/)).toBeVisible();
  await expect(page.getByText(/^下一步：/)).toBeVisible();
});

test('审核前可以撤回', async ({ page }) => {
  await apply(page);
  await page.getByRole('button', { name: '撤回申请' }).click();
  const question = page.getByRole('alertdialog', { name: '温馨提示' });
  await expect(question).toContainText('重新申请，可以继续使用，材料须重新上传。您确定要撤回吗？');
  await question.getByRole('button', { name: '撤回' }).click();
  await expect(page.getByText('本次申请已终止')).toBeVisible();
});

test('单位已登记：请直接注册登录，并给出办法', async ({ page }) => {
  await page.goto('./#/UnitDeposit');
  await page.getByRole('textbox', { name: '统一社会信用代码' }).fill(UNITS.华夏精密.tyshxydm);
  await provePhone(page, OPERATOR, '开始办理');
  await expect(page.getByText('该单位已办理缴存登记，请直接注册登录').first()).toBeVisible();
  await expect(page.getByRole('link', { name: '找回密码' })).toHaveAttribute('href', '#/forgotPwd');
});

test('流水号与手机号不符、流水号不存在、验证码错误，回答相同；不符的收不到短信', async ({ page }) => {
  const number = await begin(page);
  await agree(page);
  await page.getByRole('button', { name: '退出办理' }).click();
  const before = (await qa<{ kind: string }[]>(page, 'outbox')).filter(({ kind }) => kind === 'sms').length;
  for (const [typed, phone] of [
    [number, '13866666602'],
    ['10012026112199999999', '13866666603'],
  ] as const) {
    await page.reload();
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await page.getByRole('radio', { name: /继续办理或查询进度/ }).check();
    await page.getByRole('textbox', { name: '办理流水号' }).fill(typed);
    await page.getByRole('textbox', { name: '经办人手机号码' }).fill(phone);
    await answerCaptcha(page);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText(`验证码已发送至138****${phone.slice(-4)}，请注意查收`)).toBeVisible();
    await page.getByRole('textbox', { name: '短信验证码' }).fill('123456');
    await page.getByRole('button', { name: '进入' }).click();
    await expect(page.getByText(WRONG).first()).toBeVisible();
  }
  expect((await qa<{ kind: string }[]>(page, 'outbox')).filter(({ kind }) => kind === 'sms').length).toBe(before);
});

test('验证码输错、图形验证码输错、获取过频繁：各有提示，填写的内容仍在', async ({ page }) => {
  await page.goto('./#/UnitDeposit');
  await page.getByRole('textbox', { name: '统一社会信用代码' }).fill(ZHILIAN);
  await page.getByRole('textbox', { name: '经办人手机号码' }).fill(OPERATOR);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('请先输入图形验证码，再获取短信验证码')).toBeVisible();
  await fillCaptcha(page, '0000');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码错误，请重新输入')).toBeVisible();
  await answerCaptcha(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后可重新获取/ })).toBeVisible();
  const { code } = await messageTo(page, OPERATOR, '验证码');
  await page.getByRole('textbox', { name: '短信验证码' }).fill(code === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: '开始办理' }).click();
  await expect(page.getByText(WRONG).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: '统一社会信用代码' })).toHaveValue(ZHILIAN);
  // 倒计时在刷新后仍在；绕过它，中心拒绝。
  await page.reload();
  await expect(page.getByRole('button', { name: /秒后可重新获取/ })).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByRole('textbox', { name: '经办人手机号码' }).fill(OPERATOR);
  await answerCaptcha(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('请求过频繁')).toBeVisible();
});

test.describe('长时间未操作', () => {
  test.use({ allowedConsole: [/status of 401/] });

  test('凭手机号重新验证，本页填写的内容仍在并保存', async ({ page }) => {
    const number = await begin(page);
    await agree(page);
    await openTask(page, '单位信息');
    await fault(page, '/draftbox/save', 'status', 401);
    await page.getByRole('textbox', { name: '联系电话' }).fill('010-62345678');
    const dialog = page.getByRole('dialog', { name: '请重新验证手机号码' });
    await expect(dialog).toBeVisible();
    await provePhone(page, OPERATOR, '继续办理');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('textbox', { name: '联系电话' })).toHaveValue('010-62345678');
    await expect(page.getByText(/草稿已保存/)).toBeVisible();
    await expect(page.getByText(number).first()).toBeVisible();
  });
});

test('空表提交：逐项指出，焦点到提示', async ({ page }) => {
  await page.goto('./#/UnitDeposit');
  await page.getByRole('button', { name: '开始办理' }).click();
  const summary = page.getByRole('alert').filter({ hasText: '业务信息填写有误或不完整' });
  await expect(summary).toBeFocused();
  for (const name of ['统一社会信用代码', '手机号', '验证码']) await expect(summary).toContainText(name);
  await begin(page);
  await agree(page);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('请先完成：单位信息、法定代表人与经办人、缴存与汇缴、承诺')).toBeVisible();
});

test('只用键盘可以开始办理', async ({ page }) => {
  await page.goto('./#/UnitDeposit');
  const tabTo = async (name: string, role: 'textbox' | 'button') => {
    const target = page.getByRole(role, { name });
    for (let i = 0; i < 60; i += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} cannot be reached by the keyboard`);
  };
  await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
  await tabTo('统一社会信用代码', 'textbox');
  await page.keyboard.type(ZHILIAN.toLowerCase());
  await tabTo('经办人手机号码', 'textbox');
  await page.keyboard.type(OPERATOR);
  await tabTo('图形验证码', 'textbox');
  const { code } = (await qa<{ kind: string; code: string }[]>(page, 'outbox')).find(
    ({ kind }) => kind === 'captcha',
  ) ?? {
    code: '',
  };
  await page.keyboard.type(code);
  await tabTo('获取验证码', 'button');
  await page.keyboard.press('Enter');
  await tabTo('短信验证码', 'textbox');
  await page.keyboard.type((await messageTo(page, OPERATOR, '验证码')).code);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/办理流水号 \d{20}/)).toBeVisible();
});

test('无障碍：普通与长辈版、320像素宽', async ({ page }) => {
  const clean = async (step: string) => {
    await page.waitForLoadState('networkidle');
    expect(await axe(page), step).toEqual([]);
    await page.getByRole('button', { name: '长辈版' }).click();
    expect(await axe(page), `${step}，长辈版`).toEqual([]);
    await page.getByRole('button', { name: '长辈版' }).click();
    await page.setViewportSize({ width: 320, height: 640 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${step}，320像素`).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  await page.goto('./#/UnitDeposit');
  await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
  await clean('首次办理');
  await page.getByRole('button', { name: '开始办理' }).click();
  await clean('首次办理，有错');
  await page.getByRole('radio', { name: /继续办理或查询进度/ }).check();
  await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
  await clean('继续办理');
  await begin(page);
  await agree(page);
  await expect(page.getByText('已完成0项，共4项')).toBeVisible();
  await clean('任务清单');
  await openTask(page, '单位信息');
  await clean('单位信息');
  await page.getByRole('button', { name: '上一步' }).click();
  await fillUnit(page);
  await fillRest(page);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('region', { name: '经办人身份证' })).toBeVisible();
  await clean('材料采集');
  await page.getByRole('button', { name: '上一步' }).click();
  await handIn(page);
  await expect(page.getByText(/申请已受理/)).toBeVisible();
  await clean('办理进度');
});
