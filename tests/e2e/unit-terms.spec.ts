import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { signOut } from './hall';
import { qa } from './qa';
import { agree } from './rent-withdrawal';
import { signIn } from './sign-in';
import {
  afterDebits,
  approve,
  cell,
  choose,
  handIn,
  monthAfter,
  promise,
  receipt,
  sendRows,
  unitRow,
} from './unit-stories';

test.setTimeout(240_000);

const text = (page: Page, name: string, value: string) => page.getByRole('textbox', { name, exact: true }).fill(value);

async function resolve(page: Page, today: string): Promise<void> {
  await choose(page, '申请原因', '资金困难');
  await text(page, '困难情况说明', '订单减少，资金周转困难');
  await page.getByRole('radio', { name: '职工代表大会' }).check();
  await text(page, '决议日期', today);
  await page.keyboard.press('Tab');
  await text(page, '职工总数', '48');
  await text(page, '同意人数', '40');
  await text(page, '上年人均月工资', '6000');
  await text(page, '上年亏损额', '800000');
}

test('补缴 GJ0202：一个职工的一个月少缴，扣款入账，补缴记录和职工明细都有；同一个月不能再补', async ({ page }) => {
  await signIn(page, '华夏精密');
  const { last } = await afterDebits(page);
  const fill = async () => {
    await unitRow(page, '缴存业务', '补缴');
    await agree(page);
    await page.getByRole('button', { name: '从职工列表选择' }).click();
    const members = page.getByRole('dialog', { name: '选择职工' });
    await members.getByRole('checkbox', { name: /^刘洋/ }).check();
    await members.getByRole('button', { name: '加入明细（1人）' }).click();
    await page.getByRole('radio', { name: /差额补缴/ }).check();
    await choose(page, '补缴原因', '其他');
    await cell(page, '刘洋的补缴起始年月', last);
    await cell(page, '刘洋的补缴终止年月', last);
    await cell(page, '刘洋的补缴基数', '28000');
  };
  await fill();
  await sendRows(page);
  await choose(page, '缴款方式', '委托扣款');
  await page.getByRole('combobox', { name: '付款账户' }).selectOption('FK000101');
  await promise(page);
  await handIn(page);
  await expect(receipt(page)).toContainText('办结');

  await unitRow(page, '查询业务', '补缴记录');
  await expect(page.getByRole('row', { name: new RegExp(`${last}.*其他.*委托扣款.*已入账`) })).toBeVisible();
  await fill();
  await page.getByRole('button', { name: '提交全部1行明细' }).click();
  await expect(page.getByText(`刘洋${last}已足额缴存，无需补缴`).first()).toBeVisible();

  await signOut(page, '华夏精密制造有限公司');
  await signIn(page, '刘洋');
  await page.goto('./#/grwt/cxyw/jccx/grjcmx');
  await expect(page.getByRole('row', { name: new RegExp(`补缴.*${last}`) }).first()).toBeVisible();
});

test('缴存比例调整 GJ0204：试算、办结，基数/比例调整记录和职工列表都变了', async ({ page }) => {
  await signIn(page, '华夏精密');
  const { due } = await afterDebits(page);
  await unitRow(page, '缴存业务', '缴存比例调整');
  await agree(page);
  await choose(page, '调整后单位比例', '10%');
  await choose(page, '调整后个人比例', '10%');
  await text(page, '生效年月', due);
  await page.keyboard.press('Tab');
  await text(page, '调整原因', '经营困难');
  await promise(page);
  await handIn(page);
  await expect(receipt(page)).toContainText('10%');
  await unitRow(page, '查询业务', '基数/比例调整记录');
  await expect(page.getByRole('row', { name: new RegExp(`${due}.*比例.*办结`) })).toBeVisible();
  // The unit's bank pays the month by the agreement of the counter: 11,200.00 × (10% + 10%).
  await qa(page, 'clock', { now: `${due}-16` });
  await signOut(page, '华夏精密制造有限公司');
  await signIn(page, '刘洋');
  await page.goto('./#/grwt/cxyw/jccx/grzhxx');
  const own = page.getByRole('region', { name: '缴存情况' });
  await expect(own).toContainText('单位缴存比例10%');
  await expect(own).toContainText(`最近汇缴${due} ¥2,240.00`);
});

test('降低缴存比例 GJ0205：决议和材料、审核通过，记录里可以看到期限，期满前提醒，期满后恢复', async ({ page }) => {
  await signIn(page, '华夏精密');
  const { due, today } = await afterDebits(page);
  await unitRow(page, '缴存业务', '降低缴存比例申请');
  await agree(page);
  await choose(page, '申请单位比例', '6%');
  await choose(page, '申请个人比例', '6%');
  await text(page, '执行起始年月', due);
  await page.keyboard.press('Tab');
  await text(page, '执行终止年月', monthAfter(monthAfter(due)));
  await page.keyboard.press('Tab');
  await resolve(page, today);
  await promise(page);
  await handIn(page, ['职工（代表）大会或工会决议', '上年度财务报表或审计报告']);
  await approve(page);
  await unitRow(page, '查询业务', '缓缴/降低比例记录');
  await expect(page.getByRole('row', { name: new RegExp(`降低比例.*${due}`) })).toBeVisible();

  const after = monthAfter(monthAfter(monthAfter(due)));
  await qa(page, 'clock', { now: `${after}-02` });
  await page.goto('./#/sysMsg/msgHome');
  await expect(page.getByRole('main')).toContainText('降低缴存比例即将期满');
  await expect(page.getByRole('main')).toContainText('降低缴存比例已期满');
  await unitRow(page, '查询业务', '单位账户信息');
  await expect(page.getByRole('region', { name: '缴存信息' })).toContainText('单位缴存比例12%');
});

test('缓缴 GJ0206：审核通过、期满前提醒、期满后从待办补缴，职工明细里补上了那几个月', async ({ page }) => {
  await signIn(page, '华夏精密');
  const { due, today } = await afterDebits(page);
  await unitRow(page, '缴存业务', '缓缴申请');
  await agree(page);
  await text(page, '缓缴起始年月', due);
  await page.keyboard.press('Tab');
  await text(page, '缓缴终止年月', monthAfter(due));
  await page.keyboard.press('Tab');
  await text(page, '计划补缴日期', `${Number(due.slice(0, 4)) + 1}-06-30`);
  await page.keyboard.press('Tab');
  await resolve(page, today);
  await promise(page);
  await handIn(page, ['职工（代表）大会或工会决议', '上年度财务报表或审计报告']);
  await approve(page);
  await unitRow(page, '查询业务', '缓缴/降低比例记录');
  await expect(page.getByRole('row', { name: new RegExp(`缓缴.*${due}`) })).toBeVisible();

  const messages = () => page.goto('./#/sysMsg/msgHome');
  const end = monthAfter(due);
  await qa(page, 'clock', { now: `${end}-02` });
  await messages();
  await expect(page.getByRole('main')).toContainText('缓缴即将期满');
  await qa(page, 'clock', { now: `${monthAfter(end)}-01` });
  await page.goto('./#/dwwt/DwwtHome');
  await page.reload();
  await page.getByRole('link', { name: /缓缴到期补缴/ }).click();
  await agree(page);
  await page.getByRole('radio', { name: /按月补缴/ }).check();
  await choose(page, '补缴原因', '缓缴期满补缴');
  await page.getByRole('button', { name: /^提交全部\d+行明细$/ }).click();
  await expect(page.getByText('明细批次号', { exact: true })).toBeVisible();
  await choose(page, '缴款方式', '委托扣款');
  await page.getByRole('combobox', { name: '付款账户' }).selectOption('FK000101');
  await promise(page);
  await handIn(page);
  await expect(receipt(page)).toContainText('办结');
  await unitRow(page, '查询业务', '缓缴/降低比例记录');
  await expect(page.getByRole('row', { name: new RegExp(`缓缴.*${due}`) })).toContainText('已补缴');
  await signOut(page, '华夏精密制造有限公司');
  await signIn(page, '刘洋');
  await page.goto('./#/grwt/cxyw/jccx/grjcmx');
  for (const month of [due, end]) {
    await expect(page.getByRole('row', { name: new RegExp(`补缴.*${month}`) }).first()).toBeVisible();
  }
});
