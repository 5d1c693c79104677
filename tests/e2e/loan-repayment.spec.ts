import type { Page } from '@playwright/test';
import { movePast } from './centre-day';
import { expect, test } from './fixture';
import { qa } from './qa';
import { passNotice } from './rent-withdrawal';
import { signIn } from './sign-in';

test.describe('偿还公积金贷款', () => {
  test('提前结清 tqjq → 结清证明 → 抵押注销，都在我的办件里', async ({ page }) => {
    await signIn(page, '张建国');
    // On the day of an instalment nothing is repaid ahead.
    await movePast(page, 20);
    await fromMenu(page, '提前结清');
    await passNotice(page);
    await expect(page.getByRole('radio', { name: '提前结清' })).toBeChecked();
    await handIn(page);
    await expect(page.getByText(/提前结清已受理/).first()).toBeVisible();

    await qa(page, 'clock', { days: 14 });
    await page.goto('./#/grwt/cxyw/dkcx/dkxx');
    await expect(page.getByText('结清', { exact: true }).first()).toBeVisible();
    await page.getByRole('link', { name: '开具结清证明' }).click();
    await expect(page.getByRole('heading', { name: /结清证明/ }).first()).toBeVisible();
    await page.getByRole('button', { name: '开具', exact: true }).click();
    await expect(page.getByText(/结清证明已开具/).first()).toBeVisible();
    const issued = page.getByRole('row', { name: /ZM\d{14}/ }).first();
    await expect(issued).toContainText('有效');
    await page
      .getByRole('button', { name: /^亮码ZM/ })
      .first()
      .click();
    const code = page.getByRole('dialog');
    await expect(code).toContainText(/校验码[：\s]*[0-9A-Z]{8}/);
    await page.keyboard.press('Escape');

    // By then the row of the menu has opened (p.dyzxQy); nobody has signed in anew.
    await fromMenu(page, '抵押注销');
    await passNotice(page);
    await page.getByRole('checkbox', { name: /我申请注销/ }).check();
    await handIn(page);
    await expect(page.getByText(/抵押注销已受理，登记机构办理中/).first()).toBeVisible();
    await qa(page, 'clock', { days: 21 });
    await page.goto('./#/grwt/MyOffice');
    await expect(page.getByRole('row', { name: /抵押注销/ })).toContainText('办结');
    await expect(page.getByRole('row', { name: /提前结清/ })).toContainText('办结');
  });
});

/** As a person goes: the loan area, then the row of the business. */
async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: '业务导航' }).getByRole('link', { name: '贷款', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name }).first().click();
}

async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await page.getByRole('button', { name: '确定', exact: true }).click();
}
