import type { Page } from '@playwright/test';
import { PEOPLE } from '../people';
import { chooseBranch, chooseOption } from './choose-option';
import { expect, test } from './fixture';
import { signOnPhone } from './phone';
import { newestCode, qa } from './qa';
import { agree, openKnown } from './rent-withdrawal';
import { signIn } from './sign-in';
import { choose, fromMenu, handIn, receipt } from './unit-stories';

const HOME = '/grwt/GrwtHome';
const text = (page: Page, name: string, value: string) => page.getByRole('textbox', { name, exact: true }).fill(value);
/** The flexible worker's menu row, over the notice to the form. */
async function open(page: Page, row: string): Promise<void> {
  await fromMenu(page, HOME, '缴存与账户', row);
  await agree(page);
}
/** The first month that a list offers. */
const firstMonth = (page: Page, name: string) => chooseOption(page.getByRole('combobox', { name, exact: true }), 1);
const account = (page: Page) => page.goto('./#/grwt/cxyw/jccx/grzhxx');

test('灵活就业一年：信息变更 GJ0802、月缴存额 GJ0804、预缴 GJ0815、毕业生补贴 GJ0814，账户和明细都对得上', async ({
  page,
}) => {
  await signIn(page, '阿依古丽');
  await open(page, '灵活就业人员信息变更');
  await openKnown(page);
  await choose(page, '人员类别', '新就业形态劳动者');
  await choose(page, '从业平台类型', '外卖配送');
  await handIn(page);
  await expect(receipt(page)).toContainText('办结');

  await open(page, '月缴存额调整');
  await openKnown(page);
  await text(page, '月缴存额', '1500');
  await text(page, '缴存比例', '20');
  await firstMonth(page, '生效年月');
  await handIn(page);
  await expect(receipt(page)).toContainText('¥1,500.00');

  await open(page, '灵活就业人员预缴/补缴');
  await page.getByRole('radio', { name: '预缴' }).check();
  await firstMonth(page, '起始年月');
  await firstMonth(page, '终止年月');
  await page.getByRole('radio', { name: '签约账户扣款' }).check();
  await handIn(page);
  await expect(receipt(page)).toContainText('办结');
  // What was paid beforehand waits beside the account until its month.
  await open(page, '月缴存额调整');
  await expect(page.getByText('预缴余额')).toBeVisible();

  await open(page, '大中专毕业生财政补贴申请');
  await expect(page.getByText('云州师范大学')).toBeVisible();
  await choose(page, '就业类别', '大中专毕业生');
  await firstMonth(page, '补贴终止年月');
  await page.getByRole('checkbox', { name: /没有同时享受其他就业创业补贴/ }).check();
  await handIn(page);
  await expect(receipt(page)).toContainText('办结');
  await page.goto('./#/grwt/cxyw/jccx/grjcmx');
  await expect(page.getByRole('row', { name: /财政补贴/ }).first()).toBeVisible();
});

test('预缴 GJ0815 网银/扫码：缴款单写明账户、附言码和二维码，到账后记账，账户和办件说的一样', async ({ page }) => {
  await signIn(page, '阿依古丽');
  await open(page, '灵活就业人员预缴/补缴');
  await page.getByRole('radio', { name: '预缴' }).check();
  await firstMonth(page, '起始年月');
  await firstMonth(page, '终止年月');
  await page.getByRole('radio', { name: '网银/扫码' }).check();
  await handIn(page);
  await expect(page.getByText('灵活就业人员预缴已受理，待付款')).toBeVisible();
  await expect(page.getByRole('img', { name: /扫码付款/ })).toBeVisible();
  await account(page);
  await expect(page.getByText('待付款的月份').first()).toBeVisible();
  const [due] = await qa<{ je: string; jkfy: string; xingming: string }[]>(page, 'payments');
  expect(due?.je).toBe('1200.00');
  await qa(page, 'transfer', { fkhm: due?.xingming, fse: '1200.00', fy: `公积金${due?.jkfy}` });
  await page.goto('./#/grwt/MyOffice');
  await expect(page.getByRole('row', { name: /灵活就业人员预缴.*办结/ })).toBeVisible();
  await account(page);
  await expect(page.getByText('预缴余额').first()).toBeVisible();
  await expect(page.getByText('待付款的月份')).toHaveCount(0);
});

test('灵活就业人员开户 GJ0801：苏晴从菜单进去，核对页写明基数和月缴存额怎样得来，办结后账户正常', async ({ page }) => {
  await signIn(page, '苏晴');
  await open(page, '灵活就业人员开户');
  await choose(page, '人员类别', '自由职业者');
  await page.getByRole('button', { name: '修改居住地址' }).click();
  const address = page.getByRole('group', { name: '居住地址' });
  await chooseOption(address.getByRole('combobox').first(), '云州市');
  await chooseOption(address.getByRole('combobox').nth(1), '朝阳区');
  await address.getByRole('textbox', { name: '详细地址' }).fill('翠湖路18号');
  await text(page, '缴存比例', '20');
  await text(page, '月缴存额', '1200');
  await text(page, '约定扣款日', '10');
  await choose(page, '扣款银行', '中国工商银行');
  await text(page, '扣款账号', PEOPLE.苏晴.yhzh);
  await chooseBranch(page, '城区管理部');
  await page.getByRole('checkbox', { name: /承诺所填信息/ }).check();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/验证码已发送至/)).toBeVisible();
  await text(page, '短信验证码', await newestCode(page, 'sms'));
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('region', { name: '缴存信息' })).toContainText('¥6,000.00（月缴存额 ÷ 缴存比例）');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await signOnPhone(page);
  await expect(receipt(page)).toContainText('办结');
  await account(page);
  await expect(page.getByText('正常', { exact: true }).first()).toBeVisible();
});
