import type { Page } from '@playwright/test';
import { addDays } from '../../src/domain/dates';
import { PEOPLE } from '../people';
import { centreDay } from './centre-day';
import { chooseOption } from './choose-option';
import { expect, test } from './fixture';
import { qa } from './qa';
import { openKnown, passNotice } from './rent-withdrawal';
import { signIn } from './sign-in';
import { approve, fromMenu, handIn, promise, receipt } from './unit-stories';

const tick = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

/** The menu row of a withdrawal, over the notice to the form. */
async function open(page: Page, row: string): Promise<void> {
  await fromMenu(page, '/grwt/GrwtHome', '提取', row);
  await passNotice(page);
}

/** Typed and left, so that what hangs on it is asked. */
async function text(page: Page, name: string, value: string): Promise<void> {
  await page.getByRole('textbox', { name, exact: true }).fill(value);
  await page.keyboard.press('Tab');
}

/** Days before the day of the centre. */
const daysAgo = async (page: Page, days: number) => addDays(await centreDay(page), -days);

/** The newest row of 提取记录 of a business. */
async function record(page: Page, name: string) {
  await page.goto('./#/grwt/cxyw/tqcx/tqjl');
  return page.getByRole('row', { name: new RegExp(name) }).first();
}

/** The account says what left it. */
async function leftAccount(page: Page, amount: string): Promise<void> {
  await page.goto('./#/grwt/cxyw/jccx/grjcmx');
  await expect(page.getByRole('row', { name: new RegExp(`−¥${amount}`) }).first()).toBeVisible();
}

test('购买自住住房提取 TQ0101：备案合同已填好，审核后到账，明细和提取记录都看得到', async ({ page }) => {
  await signIn(page, '周凯');
  await open(page, '购买自住住房提取');
  await openKnown(page);
  await tick(page, '新建商品房');
  await expect(page.getByRole('textbox', { name: '购房合同编号' })).toHaveValue('YWQ2026100318');
  await tick(page, '贷款');
  await text(page, '已付金额', '90000');
  await text(page, '付款日期', '2026-10-12');
  await text(page, '申请提取金额', '60000');
  await promise(page);
  await handIn(page, ['首付款或全款发票/收据']);
  await expect(receipt(page)).toContainText('待审核');
  await approve(page);

  const row = await record(page, '购买自住住房提取');
  await expect(row).toContainText('办结');
  await expect(row).toContainText('¥60,000.00');
  await leftAccount(page, '60,000.00');
});

test('建造、翻建、大修提取 TQ0102：银行退回后在提取记录更正账号，再到账', async ({ page }) => {
  await signIn(page, '刘洋');
  await open(page, '建造、翻建、大修自住住房提取');
  await tick(page, '大修');
  await text(page, '批准机关', '云州市朝阳区规划和自然资源局');
  await text(page, '批准文号', '云朝规翻[2026]27号');
  await text(page, '批准日期', await daysAgo(page, 100));
  await text(page, '房屋坐落', '云州市朝阳区孙河乡前苇沟村18号');
  await tick(page, 'D级（整幢危险）');
  await text(page, '建筑面积', '126.50');
  await text(page, '工程费用', '86000');
  await text(page, '开工日期', await daysAgo(page, 70));
  await text(page, '申请提取金额', '50000');
  await promise(page);
  await handIn(page, ['建设规划许可/宅基地或翻建批准文件', '工程合同或费用凭证', '房屋安全鉴定（大修）']);
  await expect(receipt(page)).toContainText('待审核');
  await qa(page, 'card', { yhzh: PEOPLE.刘洋.yhzh });
  await approve(page);

  const row = await record(page, '大修自住住房提取');
  await expect(row).toContainText('入账失败');
  await row.getByRole('button', { name: /^更正收款账号/ }).click();
  const dialog = page.getByRole('dialog', { name: '更正收款账号' });
  await expect(dialog).toContainText('收款账户已销户');
  await chooseOption(dialog.getByRole('combobox', { name: '收款银行' }), '中国建设银行');
  await dialog.getByRole('textbox', { name: '收款账号' }).fill('6222020200000020301');
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect(dialog.getByRole('button', { name: /秒后可重新获取/ })).toBeVisible();
  const [code] = await qa<{ code: string }[]>(page, 'outbox');
  await dialog.getByRole('textbox', { name: '短信验证码' }).fill(code?.code ?? '');
  await dialog.getByRole('button', { name: '确认更正' }).click();
  await expect(page.getByText('收款账号已更正，款项已转入新账户')).toBeVisible();
  await expect(row).toContainText('办结');
  await expect(row).toContainText('6222***********0301');
  await expect(row.getByRole('button', { name: /更正/ })).toHaveCount(0);
  await leftAccount(page, '50,000.00');
  // What came back stands there too.
  await expect(page.getByRole('row', { name: /\+¥50,000\.00/ })).toHaveCount(1);
  await expect(page.getByRole('row', { name: /−¥50,000\.00/ })).toHaveCount(2);
});
