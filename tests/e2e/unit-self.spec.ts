import { expect, test } from './fixture';
import { agree } from './rent-withdrawal';
import { signIn } from './sign-in';
import { afterDebits, choose, handIn, receipt, unitRow } from './unit-stories';

test('缴存登记信息变更 GJ0102、付款账户 GJ0109、单位缴存证明 GJ0209：单位账户信息和证明记录里都在，证明能核验', async ({
  page,
}) => {
  await signIn(page, '华夏精密');
  const { last } = await afterDebits(page);
  await unitRow(page, '账户变更', '缴存登记信息变更');
  await agree(page);
  await page.getByRole('button', { name: '修改联系电话' }).click();
  await page.getByRole('textbox', { name: '联系电话' }).fill('010-64350001');
  await handIn(page);
  await expect(receipt(page)).toContainText('办结');

  await unitRow(page, '缴存业务', '付款账户信息维护');
  await agree(page);
  await page.getByRole('radio', { name: /^新增/ }).check();
  await choose(page, '开户银行', '中国建设银行');
  await page.getByRole('textbox', { name: '付款账号' }).fill('11050162510000009988');
  // From the field to the next one with the pointer: a company's account is no card, and nothing moves away from under the click.
  await page.getByRole('radio', { name: '是', exact: true }).check();
  await expect(page.getByText('该卡号不符合银行卡编号规则，请再核对一遍')).toHaveCount(0);
  await page.getByRole('textbox', { name: '约定扣款日' }).fill('12');
  await page.getByRole('textbox', { name: '单笔扣款上限' }).fill('500000');
  await page.getByRole('checkbox', { name: /委托中心按汇缴清册/ }).check();
  await handIn(page);
  await expect(receipt(page)).toContainText('办结');

  await unitRow(page, '查询业务', '单位账户信息');
  await expect(page.getByRole('region', { name: '基本信息' })).toContainText('010-64350001');
  await expect(page.getByRole('region', { name: '付款账户' })).toContainText(/9988.*使用中，已签约委托扣款/);

  await unitRow(page, '缴存业务', '开具单位缴存证明');
  await agree(page);
  await page.getByRole('radio', { name: /^单位缴存证明/ }).check();
  await choose(page, '用途', '招投标');
  await page.getByRole('textbox', { name: '起始年月' }).fill(last);
  await page.keyboard.press('Tab');
  await page.getByRole('textbox', { name: '截止年月' }).fill(last);
  await page.keyboard.press('Tab');
  await handIn(page);
  await expect(page.getByText(/证明已开具/)).toBeVisible();
  await unitRow(page, '查询业务', '单位缴存证明记录');
  await page.getByRole('button', { name: /^亮码ZM/ }).click();
  const text = await page.getByRole('dialog', { name: '证明亮码' }).innerText();
  await page.keyboard.press('Escape');
  await page.goto('./#/zmhy');
  await page.getByRole('textbox', { name: '证明编号' }).fill(/ZM\d{14}/.exec(text)?.[0] ?? '');
  await page.getByRole('textbox', { name: '校验码' }).fill(/校验码\s*([2-9A-HJ-NP-Z]{8})/.exec(text)?.[1] ?? '');
  await page.getByRole('button', { name: '核验', exact: true }).click();
  await expect(page.getByRole('heading', { name: '真实有效' })).toBeVisible();
});
