import type { Page } from '@playwright/test';
import { OPERATORS, UNITS } from '../people';
import { chooseBranch, chooseOption } from './choose-option';
import { expect, test } from './fixture';
import { signOut } from './hall';
import { toRoster } from './remittance';
import { agree } from './rent-withdrawal';
import { signIn } from './sign-in';
import { afterDebits, choose, handIn, promise, receipt, unitRow } from './unit-stories';

const { dwmc } = UNITS.华夏精密;

const operators = (page: Page) => unitRow(page, '系统管理', '操作员管理');

test('双人复核：退回后改了哪些项目标出来，通过后比例才变；超过单笔限额的汇缴要两人，我的办件写明经办、复核、人数和金额', async ({
  page,
}) => {
  const asFirst = async () => {
    await signOut(page, dwmc);
    await signIn(page, '华夏精密');
  };
  const asSecond = async () => {
    await signOut(page, dwmc);
    await signIn(page, '华夏精密', OPERATORS.邢芳.jbrzjhm);
  };
  const pass = async () => {
    await page.getByRole('button', { name: '复核通过' }).click();
    const asked = page.getByRole('alertdialog').getByRole('button', { name: '复核通过' });
    const done = page.getByRole('region', { name: '办件概况' }).filter({ hasText: '复核人邢芳' });
    await expect(asked.or(done)).toBeVisible();
    if (await asked.isVisible()) await asked.click();
    await expect(done).toBeVisible();
  };
  const ask = async (zt: string, xe: string) => {
    await operators(page);
    await chooseOption(page.getByRole('combobox', { name: '双人复核' }), zt);
    await page.getByRole('textbox', { name: /^单笔限额/ }).fill(xe);
    await page.getByRole('button', { name: '申请变更' }).click();
    await expect(page.getByText(/吴晓东于.*申请：/)).toBeVisible();
    await expect(page.getByRole('button', { name: '同意变更' })).toHaveCount(0);
    await asSecond();
    await page.getByRole('link', { name: /双人复核设置待确认/ }).click();
    await page.getByRole('button', { name: '同意变更' }).click();
    await expect(page.getByRole('button', { name: '同意变更' })).toHaveCount(0);
  };
  await signIn(page, '华夏精密');
  const { due } = await afterDebits(page);
  await ask('开通', '');

  await asFirst();
  await unitRow(page, '缴存业务', '缴存比例调整');
  await agree(page);
  await choose(page, '调整后单位比例', '10%');
  await choose(page, '调整后个人比例', '10%');
  await page.getByRole('textbox', { name: '生效年月' }).fill(due);
  await page.keyboard.press('Tab');
  await page.getByRole('textbox', { name: '调整原因' }).fill('经营困难');
  await promise(page);
  await handIn(page);
  await expect(receipt(page)).toContainText('待单位复核');
  await page.goto('./#/dwwt/DWmyOffice');
  const mine = page.getByRole('row', { name: /缴存比例调整/ });
  for (const said of ['吴晓东', '48人', '待单位复核']) await expect(mine).toContainText(said);
  await mine.getByRole('link').first().click();
  await expect(page.getByRole('region', { name: '办件概况' })).toContainText('待单位复核');
  await expect(page.getByRole('button', { name: '复核通过' })).toHaveCount(0);

  await asSecond();
  await page.getByRole('link', { name: /待复核：缴存比例调整/ }).click();
  await page.getByRole('button', { name: '退回', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '退回' });
  await dialog.getByRole('textbox', { name: '退回原因' }).fill('单位比例应为11%');
  await dialog.getByRole('button', { name: '确定退回' }).click();
  await expect(page.getByRole('region', { name: '办件概况' })).toContainText('单位比例应为11%');

  await asFirst();
  await page.getByRole('link', { name: /缴存比例调整：待补正/ }).click();
  await page.getByRole('button', { name: '去补正' }).click();
  await choose(page, '调整后单位比例', '11%');
  await promise(page);
  await handIn(page);
  await expect(receipt(page)).toContainText('待单位复核');

  await asSecond();
  await page.getByRole('link', { name: /待复核：缴存比例调整/ }).click();
  const sent = page.getByRole('region', { name: '申请内容' });
  await expect(sent).toContainText('12% → 11%');
  await expect(sent).toContainText('已改，原为12% → 10%');
  await pass();
  await unitRow(page, '查询业务', '基数/比例调整记录');
  await expect(page.getByRole('row', { name: new RegExp(`${due}.*比例.*办结`) })).toBeVisible();

  // Off again, but for sums above the unit's own limit.
  await asFirst();
  await ask('关闭', '50000');
  await asFirst();
  await page.goto('./#/dwwt/jcyw/dw_huij');
  await toRoster(page, /沿用上月并计入/);
  await page.getByRole('button', { name: '确认清册' }).click();
  await expect(page.getByText(/清册已确认，确认单号QC/)).toBeVisible();
  await page.getByRole('button', { name: '下一步' }).click();
  await choose(page, '汇缴方式', '委托扣款');
  await chooseOption(page.getByRole('combobox', { name: '付款账户' }), /^中国建设银行/);
  await chooseBranch(page, '城区管理部');
  await handIn(page);
  await expect(receipt(page)).toContainText('待单位复核');
  await asSecond();
  await page.getByRole('link', { name: /待复核：.*汇缴/ }).click();
  await pass();
  await page.goto('./#/dwwt/DWmyOffice');
  const row = page.getByRole('row', { name: /汇缴/ });
  for (const said of ['吴晓东', '48人', '¥']) await expect(row).toContainText(said);
  await page.goto('./#/dwwt/cxyw/hjpz');
  await expect(page.getByRole('row', { name: new RegExp(due) })).toContainText('已入账');
});
