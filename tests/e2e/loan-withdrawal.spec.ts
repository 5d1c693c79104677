import { axe } from './axe';
import { chooseBranch } from './choose-option';
import { expect, test } from './fixture';
import { narrowFaults } from './narrow';
import { agree } from './rent-withdrawal';
import { signIn } from './sign-in';
import { fromMenu } from './unit-stories';

test.describe('偿还购房贷款提取 TQ0106', () => {
  test('从查到的商业贷款到账，按月约定，再从菜单到约定提取管理终止', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, '许文博');
    await fromMenu(page, '/grwt/GrwtHome', '提取', '偿还购房贷款提取');
    await agree(page);
    await page.getByText(/怎么算的$/).click();
    await expect(page.getByText('区间已还本金')).toBeVisible();
    expect(await axe(page)).toEqual([]);
    expect(await narrowFaults(page)).toEqual([]);
    await page.getByRole('radio', { name: '按月约定（每月20日）' }).check();
    await page.getByRole('textbox', { name: '申请提取金额', exact: true }).fill('8000');
    await chooseBranch(page, 1);
    await page.getByRole('checkbox', { name: /我承诺所填信息/ }).check();
    await page.getByRole('button', { name: '下一步' }).click();
    await expect(page.getByRole('heading', { name: '核对确认' })).toBeVisible();
    await page.getByRole('button', { name: '提交', exact: true }).click();
    const receipt = page.getByRole('region', { name: '受理回执' });
    await expect(receipt).toContainText('办结，约定生效中');
    await expect(receipt.getByRole('link', { name: '约定提取管理' })).toBeVisible();
    await fromMenu(page, '/grwt/GrwtHome', '提取', '约定提取管理');
    await expect(page.getByText('6222***********1416')).toBeVisible();
    expect(await axe(page)).toEqual([]);
    expect(await narrowFaults(page, { first: true })).toEqual([]);
    await page.getByRole('button', { name: /^终止约定/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '终止', exact: true }).click();
    await expect(page.getByText(/终止：本人终止/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^暂停约定/ })).toHaveCount(0);
    // What was paid with the application is the one payment under it, and stands in the account.
    await page.setViewportSize({ width: 1280, height: 900 });
    const agreed = page.getByRole('row', { name: /偿还购房贷款提取/ });
    await expect(agreed.getByRole('cell', { name: '1', exact: true })).toBeVisible();
    await expect(agreed).toContainText('¥8,000.00');
    await page.goto('./#/grwt/cxyw/jccx/grjcmx');
    await expect(page.getByRole('row', { name: /−¥8,000\.00/ })).toHaveCount(1);
  });
});
