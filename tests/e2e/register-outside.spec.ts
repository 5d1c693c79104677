import type { Page } from '@playwright/test';
import { PEOPLE } from '../people';
import { axe } from './axe';
import { expect, test } from './fixture';
import { fillIdentity, fillOutside, fillRest, openOutside, provePhone, SONG_CI, TAO_RAN } from './guest-registration';
import { signOut } from './hall';
import { newestCode } from './qa';
import { codeTo, NEW_PASSWORD } from './registration';
import { agree } from './rent-withdrawal';
import { chooseMethod } from './sign-in';

const submit = (page: Page) => page.getByRole('button', { name: '注册', exact: true }).click();
const HANGZHOU = ['浙江省', '杭州市', '杭州住房公积金管理中心'] as const;
const PDF = { name: '证明.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 certificate') };

async function register(page: Page): Promise<void> {
  await openOutside(page);
  await fillIdentity(page, TAO_RAN);
  await fillOutside(page, ...HANGZHOU);
  await provePhone(page, TAO_RAN);
  await fillRest(page, await codeTo(page, TAO_RAN.phone));
  await submit(page);
  await expect(page).toHaveURL(/#\/grwt\/GrwtHome/);
}

test.describe('异地贷款人员注册', () => {
  test('成功：查到异地缴存信息，登录后只有贷款和查询；贷款申请说明符合与不符合的条件', async ({ page }) => {
    await register(page);
    await page.getByRole('button', { name: '我知道了' }).click();
    await expect(page.getByText('您的公积金缴存在其他城市，可以在本市申请公积金贷款。')).toBeVisible();
    await expect(page.getByText('杭州住房公积金管理中心')).toBeVisible();
    await expect(page.getByText('30个月，缴至2026-10')).toBeVisible();
    const nav = page.getByRole('navigation', { name: '业务导航' });
    await expect(nav.getByRole('link', { name: '贷款', exact: true })).toBeVisible();
    await expect(nav.getByRole('link', { name: '提取', exact: true })).toBeHidden();

    // An address typed by hand is no way round the menu.
    await page.goto('./#/grwt/tqSys/tqyw/zfzj_tq');
    await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();

    await page.goto('./#/grwt/dkSys/dkyw/dksq');
    await agree(page);
    await expect(page.getByText('您符合办理条件，可以继续填写')).toBeVisible();
    await page.getByText(/查看\d+项条件的核查结果/).click();
    await expect(page.getByRole('rowheader', { name: /异地缴存/ }).first()).toBeVisible();

    await signOut(page, '陶然');
    await chooseMethod(page, '个人', '账号密码登录');
    await page.getByLabel('证件号码').fill(TAO_RAN.id);
    await page.getByLabel('密码', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('textbox', { name: '图形验证码' }).fill(await newestCode(page, 'captcha'));
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(/#\/grwt\/GrwtHome/);
  });

  test('失败：未查询到异地缴存信息，要求证明编号和文件；补上后注册成功', async ({ page }) => {
    await openOutside(page);
    await fillIdentity(page, SONG_CI);
    await fillOutside(page, ...HANGZHOU);
    await provePhone(page, SONG_CI);
    await fillRest(page, await codeTo(page, SONG_CI.phone));
    await submit(page);
    await expect(page.getByRole('link', { name: '未查询到异地缴存信息，请上传缴存使用证明' })).toBeVisible();
    await expect(page.getByRole('link', { name: '请输入异地贷款缴存使用证明编号' })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('textbox', { name: '异地贷款缴存使用证明编号' }).fill('YD2026001');
    const chooser = page.waitForEvent('filechooser');
    await page.getByText('选择证明文件').click();
    await (await chooser).setFiles(PDF);
    await expect(page.getByText(/已选择：证明\.pdf/)).toBeVisible();
    await submit(page);
    await expect(page).toHaveURL(/#\/grwt\/GrwtHome/);
    await expect(page.getByText('YD2026001（待贷款审核时人工核验）')).toBeVisible();
  });

  test('失败：什么都没填就提交，逐项说明', async ({ page }) => {
    await openOutside(page);
    await submit(page);
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      '请输入姓名',
      '请输入证件号',
      '请选择婚姻状况',
      '请选择缴存省市',
      '请选择缴存中心',
      '请输入缴存单位',
      '请输入手机号',
      '请输入图形验证码',
      '请输入短信验证码',
      '请输入密码',
      '请输入确认密码',
      '请先阅读并同意《用户服务协议》和《隐私说明》',
    ]);
  });

  test('失败：短信验证码错误', async ({ page }) => {
    await openOutside(page);
    await fillIdentity(page, TAO_RAN);
    await fillOutside(page, ...HANGZHOU);
    await provePhone(page, TAO_RAN);
    const code = await codeTo(page, TAO_RAN.phone);
    await fillRest(page, code === '111111' ? '222222' : '111111');
    await submit(page);
    await expect(page.getByRole('link', { name: '短信验证码错误或已失效' })).toBeVisible();
  });

  test('失败：本市已有账户，指向登录', async ({ page }) => {
    const liu = { name: '刘洋', id: PEOPLE.刘洋.zjhm, phone: PEOPLE.刘洋.sjhm };
    await openOutside(page);
    await fillIdentity(page, liu);
    await fillOutside(page, ...HANGZHOU);
    await provePhone(page, liu);
    await fillRest(page, await codeTo(page, liu.phone));
    await submit(page);
    await expect(page.getByRole('heading', { name: '您已有公积金账户，请直接登录办理' })).toBeFocused();
  });

  test('无障碍检查，普通与长辈版；320像素不横向滚动', async ({ page }) => {
    await openOutside(page);
    await submit(page);
    await expect(page.getByRole('link', { name: '请输入姓名' })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: '长辈版' }).click();
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
