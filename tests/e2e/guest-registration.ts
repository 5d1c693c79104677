import { expect, type Page } from '@playwright/test';
import { NEWCOMERS } from '../people';
import { chooseOption } from './choose-option';
import { askCode, NEW_PASSWORD } from './registration';

/** Nobody the centre knows: registers as a flexible worker, or as a borrower from elsewhere. */
export const SONG_CI = { name: '宋词', id: NEWCOMERS.宋词.zjhm, phone: NEWCOMERS.宋词.sjhm };
/** Pays into the fund in Hangzhou, as the national exchange knows. */
export const TAO_RAN = { name: '陶然', id: NEWCOMERS.陶然.zjhm, phone: NEWCOMERS.陶然.sjhm };

export interface Guest {
  name: string;
  id: string;
  phone: string;
}

export async function openFlexible(page: Page): Promise<void> {
  await page.goto('./#/lhjyrysl');
  await expect(page.getByRole('heading', { level: 1, name: '灵活就业人员设立' })).toBeVisible();
  await expect(page.getByRole('button', { name: '注册并去开户' })).toBeVisible();
}

export async function openOutside(page: Page): Promise<void> {
  await page.goto('./#/yddkryzc');
  await expect(page.getByRole('heading', { level: 1, name: '异地贷款人员注册' })).toBeVisible();
  await expect(page.getByRole('button', { name: '注册', exact: true })).toBeVisible();
}

export async function fillIdentity(page: Page, { name, id }: Guest): Promise<void> {
  await page.getByRole('textbox', { name: '姓名' }).fill(name);
  await page.getByRole('textbox', { name: '证件号码' }).fill(id);
}

/** The phone and the code that is sent to it. */
export async function provePhone(page: Page, { phone }: Guest): Promise<void> {
  await page.getByRole('textbox', { name: '手机号码' }).fill(phone);
  await askCode(page);
}

/** In the group of selects of that name. */
async function chooseRegion(page: Page, group: string, names: readonly string[]): Promise<void> {
  const selects = page.getByRole('group', { name: group }).getByRole('combobox');
  for (const [at, name] of names.entries()) await chooseOption(selects.nth(at), name);
}

export async function fillOutside(page: Page, province: string, city: string, centre: string): Promise<void> {
  await chooseOption(page.getByRole('combobox', { name: '婚姻状况' }), '未婚');
  await chooseRegion(page, '缴存省市', [province, city]);
  await chooseOption(page.getByRole('combobox', { name: '缴存中心' }), centre);
  await page.getByRole('textbox', { name: '缴存单位' }).fill('杭州西溪设计有限公司');
}

/** The rest of the form. */
export async function fillRest(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: '短信验证码' }).fill(code);
  await page.getByRole('textbox', { name: '登录密码' }).fill(NEW_PASSWORD);
  await page.getByRole('textbox', { name: '确认密码' }).fill(NEW_PASSWORD);
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
}
