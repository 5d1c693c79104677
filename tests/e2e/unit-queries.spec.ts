import { remittanceCode } from '../../src/domain/deposit/remittance';
import { UNITS } from '../people';
import { chooseBranch, chooseOption } from './choose-option';
import { expect, test } from './fixture';
import { signOut } from './hall';
import { qa } from './qa';
import { toRoster } from './remittance';
import { agree } from './rent-withdrawal';
import { signIn } from './sign-in';
import { afterDebits, choose, handIn, receipt, unitRow } from './unit-stories';

test('暂收款退款申请、其他住房资金明细、单位利息单的异议', async ({ page }) => {
  await signIn(page, '华夏精密');
  const { due } = await afterDebits(page);
  const { dwzh } = UNITS.华夏精密;
  await qa(page, 'transfer', { dwzh, fse: '300.00', fy: remittanceCode(dwzh, due) });
  await unitRow(page, '查询业务', '暂收款明细');
  await page.getByRole('link', { name: '申请退款' }).click();
  await agree(page);
  await page.getByRole('textbox', { name: '退款金额' }).fill('120.5');
  // To where accounts are kept and back: what was typed is still there.
  await page.getByRole('link', { name: '付款账户信息维护' }).click();
  await page.getByRole('button', { name: '关闭页面' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '付款账户信息维护' })).toBeVisible();
  await agree(page);
  await page.getByRole('radio', { name: /^设为默认/ }).check();
  await chooseOption(page.getByRole('combobox', { name: '付款账户' }), 2);
  await handIn(page);
  await page.getByRole('button', { name: '返回暂收款退款' }).click();
  await expect(page.getByRole('textbox', { name: '退款金额' })).toHaveValue('120.50');
  await chooseOption(page.getByRole('combobox', { name: '收款账户' }), 1);
  await handIn(page);
  await expect(receipt(page)).toContainText('120.50元');
  const ywlsh = /\d{16,}/.exec((await receipt(page).textContent()) ?? '')?.[0] ?? 'none';
  await unitRow(page, '查询业务', '暂收款明细');
  await expect(page.getByRole('row', { name: /暂收款退款至/ })).toContainText(ywlsh);
  await page.goto(`./#/dwwt/DWmyOffice/detail?ywlsh=${ywlsh}`);
  await expect(page.getByText(/120\.50元已转入/).first()).toBeVisible();

  await unitRow(page, '查询业务', '其他住房资金明细');
  const funds = page.getByRole('table', { name: '其他住房资金明细' });
  await expect(funds.getByRole('row', { name: /售房款/ }).first()).toContainText('¥');
  await expect(funds.getByRole('row', { name: /维修资金/ }).first()).toContainText('¥');

  await page.goto('./#/dwwt/cxyw/dwlxd_cx');
  await expect(page.getByText(/^已确认，/)).toBeVisible();
  // Who has not confirmed may object instead: it goes to the centre as a complaint with its promise.
  await signOut(page, '华夏精密制造有限公司');
  await signIn(page, '新城餐饮');
  await unitRow(page, '查询业务', '单位利息单');
  await page.getByRole('link', { name: '提出异议' }).click();
  await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue(/年单位利息单异议$/);
});

test('催缴与文书：逾期不缴收到催缴，回复之后状态变了，从这里汇缴，文书已缴清', async ({ page }) => {
  await signIn(page, '华夏精密');
  const { due } = await afterDebits(page);
  await page.goto('./#/dwwt/cxyw/hjpz');
  await page.getByRole('button', { name: '取消自动汇缴' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消自动汇缴' }).click();
  await expect(page.getByText('未开通', { exact: true })).toBeVisible();
  await qa(page, 'clock', { now: `${due}-17` });
  await unitRow(page, '查询业务', '催缴与文书');
  await page.getByRole('button', { name: /^回复/ }).first().click();
  const dialog = page.getByRole('dialog', { name: /^回复/ });
  await dialog.getByRole('textbox', { name: '回复内容' }).fill('已联系开户银行，本周内缴清');
  await dialog.getByRole('button', { name: '提交回复' }).click();
  await expect(page.getByRole('row', { name: /已回复/ }).first()).toBeVisible();

  await page.getByRole('link', { name: '去缴纳' }).first().click();
  await toRoster(page, /沿用上月并计入已办变更/);
  await page.getByRole('button', { name: '确认清册' }).click();
  await expect(page.getByText(/清册已确认，确认单号QC/)).toBeVisible();
  await page.getByRole('button', { name: '下一步' }).click();
  await choose(page, '汇缴方式', '委托扣款');
  await chooseOption(page.getByRole('combobox', { name: '付款账户' }), /^中国建设银行/);
  await chooseBranch(page, 1);
  await handIn(page);
  await expect(receipt(page)).toContainText('办结');
  await unitRow(page, '查询业务', '催缴与文书');
  await expect(page.getByRole('row').filter({ hasText: due }).filter({ hasText: '已缴清' })).toBeVisible();
  await expect(page.getByRole('link', { name: '去缴纳' })).toHaveCount(0);
});
