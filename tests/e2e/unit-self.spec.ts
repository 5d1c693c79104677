import writeXlsxFile from 'write-excel-file/node';
import { OPERATORS } from '../people';
import { expect, test } from './fixture';
import { agree } from './rent-withdrawal';
import { signIn } from './sign-in';
import { messageTo } from './unit-deposit';
import { afterDebits, approve, choose, handIn, promise, receipt, sendRows, unitRow } from './unit-stories';

test('缴存登记信息变更 GJ0102、付款账户 GJ0109、单位缴存证明 GJ0209：单位账户信息和证明记录里都在，证明能核验', async ({
  page,
}) => {
  await signIn(page, '华夏精密');
  const { last } = await afterDebits(page);
  await unitRow(page, '账户变更', '缴存登记信息变更');
  await agree(page);
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

test('单位缴存登记注销 GJ0108：缺什么先说清楚并带去办，职工全部封存之后注销', async ({ page }) => {
  await signIn(page, '蓝天科技');
  const { today, due } = await afterDebits(page);
  await unitRow(page, '账户变更', '单位缴存登记注销');
  await agree(page);
  const reasons = page.getByRole('alert').filter({ hasText: '没有正常缴存的职工' });
  await expect(reasons).toBeVisible();
  await reasons.getByRole('link', { name: '去办理' }).first().click();
  await expect(page).toHaveURL(/grzh_fc/);

  await page.goto('./#/dwwt/cxyw/zglb');
  const table = page.getByRole('table', { name: '职工列表' });
  const paying = table
    .getByRole('row')
    .filter({ hasText: '正常' })
    .filter({ hasText: /\d{12}/ });
  await expect(paying.first()).toBeVisible();
  const members = (await paying.allInnerTexts()).map((row) => row.split(/\s+/).filter((part) => part !== ''));
  const rows = members.map(([grzh = '', xingming = '']) => [grzh, xingming, '停薪留职/停发工资', due, '']);
  const headings = ['个人账号', '姓名', '封存原因', '停缴年月', '离职或退休日期'];
  const cells = [headings, ...rows].map((row) => row.map((value) => ({ value, type: String })));
  const buffer = await writeXlsxFile(cells).toBuffer();
  await unitRow(page, '缴存业务', '封存');
  await agree(page);
  await page.getByLabel('导入文件').setInputFiles({ name: '封存.xlsx', mimeType: '', buffer });
  await sendRows(page, rows.length);
  await promise(page);
  await handIn(page);
  await expect(receipt(page)).toContainText('办结');

  await unitRow(page, '账户变更', '单位缴存登记注销');
  await agree(page);
  await choose(page, '注销原因', '解散');
  await page.getByRole('textbox', { name: '登记机关核准日期' }).fill(today);
  await page.keyboard.press('Tab');
  await page.getByRole('textbox', { name: '清算负责人', exact: true }).fill('蓝海');
  await page.getByRole('textbox', { name: '清算负责人电话' }).fill('010-82609922');
  await page.getByRole('checkbox', { name: /承诺/ }).check();
  await handIn(page, ['注销、破产、撤销、合并、分立文件', '单位授权委托书', '经办人身份证']);
  await approve(page);
  await messageTo(page, OPERATORS.沈蓝.jbrsjhm, '注销');
  await page.goto('./#/dwwt/jcyw/dw_huij');
  await expect(page.getByText('单位缴存登记已注销，可以登录查询，不能再办理业务')).toBeVisible();
});
