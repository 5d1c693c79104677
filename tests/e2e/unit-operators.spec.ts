import { OPERATORS } from '../people';
import { expect, test } from './fixture';
import { signOut } from './hall';
import { signIn } from './sign-in';
import { afterDebits, choose, handIn, promise, receipt, sealLiuYang, sendRows, unitRow } from './unit-stories';

test('操作员管理与双人复核：两人开通，一人封存、另一人退回再通过，职工这时才封存', async ({ page }) => {
  test.setTimeout(240_000);
  const unit = '华夏精密制造有限公司';
  const asSecond = async () => {
    await signOut(page, unit);
    await signIn(page, '华夏精密', OPERATORS.邢芳.jbrzjhm);
  };
  const asFirst = async () => {
    await signOut(page, unit);
    await signIn(page, '华夏精密');
  };
  await signIn(page, '华夏精密');
  const { due } = await afterDebits(page);
  await unitRow(page, '系统管理', '操作员管理');
  await page.getByRole('combobox', { name: '双人复核' }).selectOption('开通');
  await page.getByRole('button', { name: '申请变更' }).click();
  await expect(page.getByText(/吴晓东于.*申请：开通双人复核/)).toBeVisible();
  await asSecond();
  await unitRow(page, '系统管理', '操作员管理');
  await page.getByRole('button', { name: '同意变更' }).click();
  await expect(page.getByText('已开通', { exact: true })).toBeVisible();

  await asFirst();
  await page.goto('./#/dwwt/cxyw/zglb');
  await sealLiuYang(page, due);
  await expect(receipt(page)).toContainText('封存已提交，待单位复核');
  await expect(receipt(page)).toContainText('由邢芳（复核岗）在“我的办件”中复核');
  await expect(receipt(page)).not.toContainText(/已受理|承诺办结日|受理时间/);
  await page.goto('./#/dwwt/cxyw/zglb');
  await expect(page.getByRole('row', { name: /刘洋.*正常/ })).toBeVisible();

  await asSecond();
  await page.getByRole('link', { name: /待复核：封存/ }).click();
  await page.getByRole('button', { name: '退回', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '退回' });
  await dialog.getByRole('button', { name: '确定退回' }).click();
  await expect(dialog.getByRole('alert')).toContainText('请填写退回原因');
  await dialog.getByRole('textbox', { name: '退回原因' }).fill('原因应为参军入学');
  await dialog.getByRole('button', { name: '确定退回' }).click();
  await expect(page.getByRole('region', { name: '办件概况' })).toContainText('原因应为参军入学');

  await asFirst();
  await page.goto('./#/dwwt/DWmyOffice');
  await page.getByRole('link', { name: /^补正/ }).first().click();
  await page.getByRole('button', { name: '去补正' }).click();
  await page.getByRole('button', { name: '修改明细' }).click();
  await choose(page, '刘洋的封存原因', '参军入学');
  await sendRows(page);
  await promise(page);
  await handIn(page);

  await asSecond();
  await page.getByRole('link', { name: /待复核：封存/ }).click();
  await expect(page.getByText('明细与退回前不同：修改1行')).toBeVisible();
  await expect(page.getByRole('region', { name: '封存明细' }).first()).toContainText(/参军入学（已改，原为/);
  await page.getByRole('button', { name: '复核通过' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '复核通过' }).click();
  await expect(page.getByRole('region', { name: '办件概况' })).toContainText('复核人邢芳');
  await page.goto('./#/dwwt/cxyw/zglb');
  await expect(page.getByRole('row', { name: /刘洋.*封存/ })).toBeVisible();
});
