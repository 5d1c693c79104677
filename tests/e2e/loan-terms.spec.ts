import type { Page } from '@playwright/test';
import { movePast, moveToNext } from './centre-day';
import { expect, test } from './fixture';
import { signOnPhone } from './phone';
import { passNotice } from './rent-withdrawal';
import { signIn } from './sign-in';
import { fromMenu, handIn, receipt } from './unit-stories';

const HOME = '/grwt/GrwtHome';
/** The day of the month on which 张建国 repays. */
const DUE = 20;
const loanInfo = (page: Page) => page.goto('./#/grwt/cxyw/dkcx/dkxx');
const entries = (page: Page) => page.goto('./#/grwt/cxyw/dkcx/hkmx');

/** The menu row of a loan business, over the notice to the form. */
async function open(page: Page, row: string): Promise<void> {
  await fromMenu(page, HOME, '贷款', row);
  await passNotice(page);
}

/** Past this month's instalment of 张建国: on its day and just before it nothing is changed. */
const afterInstalment = (page: Page) => movePast(page, DUE);

/** The plans and the cost are opened and read; then the promise, and the phone signs. */
async function readAndSign(page: Page): Promise<void> {
  await page.getByRole('button', { name: /查看变更前后的还款计划和明示表$/ }).click();
  await page
    .getByRole('dialog', { name: '综合融资成本明示表' })
    .getByRole('button', { name: '我已阅读并知悉', exact: true })
    .click();
  await page.getByRole('checkbox', { name: /承诺自生效期次起按新的还款计划足额还款/ }).check();
  await handIn(page);
  await signOnPhone(page);
  await expect(receipt(page)).toContainText('办结');
}

/** What the form said the next instalment will be. */
async function quoted(page: Page): Promise<string> {
  const quote = page.getByRole('region', { name: '变更后首期月还款额' });
  await expect(quote).toContainText(/首期月还款额¥[\d,.]+ → ¥[\d,.]+/);
  return /→ ¥([\d,.]+)/.exec(await quote.innerText())?.[1] ?? '';
}

test('还款方式变更 GD0404、还款期限变更 GD0406：签完按新计划还，贷款信息和还款明细都看得到', async ({ page }) => {
  await signIn(page, '张建国');
  await afterInstalment(page);
  await open(page, '还款方式变更');
  await page.getByRole('radio', { name: '等额本金' }).check();
  const first = await quoted(page);
  await readAndSign(page);
  await loanInfo(page);
  const loan = page.getByRole('region', { name: '贷款概况' });
  await expect(loan).toContainText(`当期应还款额¥${first}`);

  await open(page, '还款期限变更');
  await page.getByRole('radio', { name: '缩短' }).check();
  await page.getByRole('textbox', { name: '变更后剩余期数' }).fill('150');
  await page.keyboard.press('Tab');
  const second = await quoted(page);
  await readAndSign(page);
  await loanInfo(page);
  await expect(loan).toContainText(`当期应还款额¥${second}`);
  await expect(loan).toContainText('剩余期数150期');
  await entries(page);
  await expect(page.getByRole('row', { name: /缩期/ }).first()).toBeVisible();

  // The next instalment is that of the new plan.
  await moveToNext(page, DUE);
  await entries(page);
  await page.reload();
  await expect(page.getByRole('row', { name: new RegExp(`¥${second}`) }).first()).toBeVisible();
});
