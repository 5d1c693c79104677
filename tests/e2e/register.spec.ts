import type { Page } from '@playwright/test';
import { NEWCOMERS, NOBODY, PEOPLE, UNITS } from '../people';
import { expect, test } from './fixture';
import { confirmFace } from './phone';
import { type OutboxEntry, qa } from './qa';
import { codeTo, fillCaptcha, fillPassword, fillPerson, HE_YU, NEW_PASSWORD } from './registration';

// What else is refused: pages/register.refused.test, pages/register.test, handlers/registration.test; the form itself: form/open/OpenForm.test.

const submit = (page: Page) => page.getByRole('button', { name: '注册', exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

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

test('个人注册成功：协议在新页签打开，填的都在；手机变了，刷脸的人不对不通过，本人刷脸后成功；登录页已填好证件号码，登录后收到消息', async ({
  page,
  context,
}) => {
  const other = NOBODY.sjhm;
  await page.goto('./#/userRegister');
  await page.getByRole('textbox', { name: '姓名' }).fill(HE_YU.name);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /《用户服务协议》/ }).click();
  const agreement = await opened;
  await expect(agreement.getByRole('heading', { name: '二、账号与身份' })).toBeVisible();
  await agreement.getByRole('link', { name: '隐私说明' }).click();
  await expect(agreement.getByRole('heading', { level: 1, name: '隐私说明' })).toBeVisible();
  await agreement.close();
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue(HE_YU.name);
  await expect(page.getByRole('checkbox', { name: /已阅读并同意/ })).not.toBeChecked();

  await fillPerson(page, { ...HE_YU, phone: other });
  await fillPassword(page, await codeTo(page, other));
  await submit(page);
  await expect(heading(page, '手机号码与中心登记的不一致')).toBeFocused();
  await page.getByRole('button', { name: '刷脸核验' }).click();
  await expect(confirmFace(page, '刷脸核验', PEOPLE.张建国.zjhm)).rejects.toThrow('人脸与填写的身份不一致');
  await confirmFace(page, '刷脸核验');
  await expect(heading(page, '注册成功')).toBeVisible();
  await expect(page.getByText('137****2222')).toBeVisible();
  await page.getByRole('button', { name: '去登录' }).click();
  await signInWith(page, '证件号码', HE_YU.id, NEW_PASSWORD);
  await expect(page).toHaveURL(/GrwtHome/);
  const sent = (await qa<(OutboxEntry & { text?: string })[]>(page, 'outbox')).filter(({ to }) => to === other);
  expect(sent.some(({ text }) => text?.includes('注册网上办事大厅成功'))).toBe(true);
});

test('单位注册成功：华夏新授权的经办人上传授权书，法定代表人扫码确认后登录', async ({ page }) => {
  const fang = NEWCOMERS.方小明;
  const password = 'Unit#2026';
  const next = () => page.getByRole('button', { name: '下一步' }).filter({ visible: true }).click();
  await page.goto('./#/dwRegister');
  await page.getByRole('textbox', { name: '单位账号' }).fill(UNITS.华夏精密.dwzh);
  await page.getByRole('textbox', { name: '统一社会信用代码' }).fill(UNITS.华夏精密.tyshxydm);
  await fillCaptcha(page);
  await next();
  await expect(page.getByRole('listitem').filter({ hasText: '经办人信息' })).toBeFocused();
  await page.getByRole('radio', { name: /新授权的经办人/ }).check();
  await page.getByRole('textbox', { name: '经办人姓名' }).fill(fang.xingming);
  await page.getByRole('textbox', { name: '经办人证件号码' }).fill(fang.zjhm);
  await page.getByRole('textbox', { name: '经办人手机' }).fill(fang.sjhm);
  await page.getByRole('radio', { name: '经办', exact: true }).check();
  const letter = page.getByLabel(/选择授权书文件|更换授权书文件/);
  const file = { name: '授权书.pdf', mimeType: 'application/pdf' };
  await letter.setInputFiles({ ...file, buffer: Buffer.from('MZ not a pdf') });
  await expect(page.getByText('仅支持jpg、jpeg、png、pdf格式的文件（以文件内容为准）')).toBeVisible();
  await next();
  await expect(page.getByText('请上传单位授权书').first()).toBeVisible();
  await letter.setInputFiles({ ...file, buffer: Buffer.from('%PDF-1.7\n') });
  await expect(page.getByText(/已选择：授权书\.pdf/)).toBeVisible();
  await next();
  await expect(page.getByText('137****3333')).toBeVisible();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/验证码已发送至1\d\d\*{4}\d{4}/)).toBeVisible();
  await fillPassword(page, await codeTo(page, fang.sjhm), password);
  await submit(page);
  await expect(heading(page, '请法定代表人确认授权')).toBeFocused();
  await page.getByRole('button', { name: '显示确认二维码' }).click();
  await expect(confirmFace(page, '法定代表人确认', fang.zjhm)).rejects.toThrow('人脸与填写的身份不一致');
  await confirmFace(page, '法定代表人确认');
  await expect(heading(page, '注册成功')).toBeVisible();
  await page.getByRole('button', { name: '去登录' }).click();
  await signInWith(page, '单位账号', UNITS.华夏精密.dwzh, password, fang.zjhm);
  await expect(page).toHaveURL(/DwwtHome/);
});
