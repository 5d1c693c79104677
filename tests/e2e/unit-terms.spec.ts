import type { Page } from '@playwright/test';
import { shiftMonth } from '../../src/domain/dates';
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

const text = (page: Page, name: string, value: string) => page.getByRole('textbox', { name, exact: true }).fill(value);

const PAPERS = ['职工（代表）大会或工会决议', '上年度财务报表或审计报告'];
const month = async (page: Page, name: string, value: string) => {
  await text(page, name, value);
  await page.keyboard.press('Tab');
};
const reliefs = (page: Page) => unitRow(page, '查询业务', '缓缴/降低比例记录');
const reliefRow = (page: Page, from: string) => page.getByRole('row', { name: new RegExp(` ?${from} `) });

/** 华夏精密 on the first half of a month: its bank has not paid yet. */
async function at(page: Page, day: string): Promise<void> {
  await qa(page, 'clock', { now: day });
  await page.goto('./#/dwwt/DwwtHome');
  await page.reload();
}

/** 刘洋's account as it stands: ratio, month that was paid last, months without a gap. */
async function liuYang(page: Page, work: (own: ReturnType<Page['getByRole']>) => Promise<void>): Promise<void> {
  await signOut(page, '华夏精密制造有限公司');
  await signIn(page, '刘洋');
  await page.goto('./#/grwt/cxyw/jccx/grzhxx');
  await work(page.getByRole('region', { name: '缴存情况' }));
  await signOut(page, '刘洋');
  await signIn(page, '华夏精密');
}

/** Months that 刘洋 has paid in a row. */
async function inARow(page: Page): Promise<number> {
  let months = 0;
  await liuYang(page, async (own) => {
    await expect(own).toContainText(/连续正常缴存\d+个月/);
    months = Number(/连续正常缴存(\d+)个月/.exec(await own.innerText().then((words) => words.replace(/\s/g, '')))?.[1]);
  });
  return months;
}

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
  // Whole steps between the limits, lowered once in a deposit year; what it is compared with is what holds from that month on.
  await unitRow(page, '缴存业务', '缴存比例调整');
  await agree(page);
  const ratio = page.getByRole('combobox', { name: '调整后单位比例' });
  await expect(ratio.locator('option')).toHaveText(['请选择', ...[5, 6, 7, 8, 9, 10, 11, 12].map((one) => `${one}%`)]);
  await choose(page, '调整后单位比例', '10%');
  await choose(page, '调整后个人比例', '10%');
  await month(page, '生效年月', due);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('调整前后比例一致，无需调整').first()).toBeVisible();
  await choose(page, '调整后单位比例', '9%');
  await text(page, '调整原因', '经营困难');
  await promise(page);
  // Said where it is chosen, before anything is handed in.
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(
    page.getByText(/本缴存年度已下调过比例（\d+），每个缴存年度只能下调一次，可以上调/).first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: '填写信息' })).toBeVisible();
  await page.goto('./#/dwwt/cxyw/jstz');
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '关闭页面' }).click();
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
  await text(page, '计划补缴日期', `${shiftMonth(due, 7)}-15`);
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

test('降低缴存比例的延期 GJ0205：从记录进入已带出比例和起始年月，延长的月份仍按降低的比例，之后恢复', async ({
  page,
}) => {
  await signIn(page, '华夏精密');
  const { due, today } = await afterDebits(page);
  const [second, third, fourth] = [
    monthAfter(due),
    monthAfter(monthAfter(due)),
    monthAfter(monthAfter(monthAfter(due))),
  ];
  await unitRow(page, '缴存业务', '降低缴存比例申请');
  await agree(page);
  await choose(page, '申请单位比例', '6%');
  await choose(page, '申请个人比例', '6%');
  await month(page, '执行起始年月', due);
  await month(page, '执行终止年月', second);
  await resolve(page, today);
  await promise(page);
  await handIn(page, PAPERS);
  await approve(page);

  await at(page, `${second}-02`);
  await page.goto('./#/sysMsg/msgHome');
  await expect(page.getByRole('main')).toContainText('降低缴存比例即将期满');
  await reliefs(page);
  await page.getByRole('link', { name: `延期${due}至${second}` }).click();
  await agree(page);
  await expect(page.getByRole('combobox', { name: '申请单位比例' }).locator('option:checked')).toHaveText('6%');
  await expect(page.getByRole('textbox', { name: '执行起始年月' })).toHaveValue(third);
  await month(page, '执行终止年月', third);
  await expect(page.getByText(`${due}至${second} → ${due}至${third}`)).toBeVisible();
  await resolve(page, `${second}-01`);
  await promise(page);
  await handIn(page, PAPERS);
  // One month is said once.
  await expect(receipt(page)).toContainText(`执行期限${third}`);
  await expect(receipt(page)).not.toContainText(`${third}至`);
  await approve(page);
  await reliefs(page);
  await expect(reliefRow(page, due).filter({ hasText: '已延期' })).toBeVisible();
  await expect(page.getByRole('link', { name: `延期${due}至${second}` })).toHaveCount(0);

  // The prolonged month: nobody is told of an end, its list is on the lower ratio, and 刘洋 sees both.
  await at(page, `${third}-02`);
  await page.goto('./#/sysMsg/msgHome');
  await expect(page.getByRole('main')).not.toContainText('降低缴存比例已期满');
  await unitRow(page, '查询业务', '单位账户信息');
  await expect(page.getByRole('region', { name: '缴存信息' })).toContainText(
    `单位缴存比例6%自${fourth}起 单位12%、个人12%`,
  );
  await at(page, `${third}-17`);
  await page.goto('./#/dwwt/cxyw/hjpz');
  for (const paid of [due, second, third]) {
    await expect(page.getByRole('row', { name: new RegExp(`${paid}.*¥54,840.00.*已入账`) })).toBeVisible();
  }
  await liuYang(page, async (own) => {
    await expect(own).toContainText('单位缴存比例6%');
    await expect(own).toContainText(`最近汇缴${third} ¥1,344.00`);
  });

  await at(page, `${fourth}-17`);
  await page.goto('./#/sysMsg/msgHome');
  await expect(page.getByRole('main')).toContainText('降低缴存比例已期满');
  await page.goto('./#/dwwt/cxyw/hjpz');
  await expect(page.getByRole('row', { name: new RegExp(`${fourth}.*¥109,680.00.*已入账`) })).toBeVisible();
  await liuYang(page, async (own) => {
    await expect(own).toContainText('单位缴存比例12%');
    await expect(own).toContainText(`最近汇缴${fourth} ¥2,688.00`);
  });
});

test('缓缴的延期 GJ0206：连续月数不断，期满后待办带出全部缓缴月份，补缴后清册和职工明细都对', async ({ page }) => {
  await signIn(page, '华夏精密');
  const { due, today, last } = await afterDebits(page);
  const [second, third] = [monthAfter(due), monthAfter(monthAfter(due))];
  const planned = `${shiftMonth(second, 6)}-15`;
  const before = await inARow(page);
  await unitRow(page, '缴存业务', '缓缴申请');
  await agree(page);
  await month(page, '缓缴起始年月', due);
  await month(page, '缓缴终止年月', due);
  await month(page, '计划补缴日期', planned);
  await resolve(page, today);
  await promise(page);
  await handIn(page, PAPERS);
  await approve(page);

  await at(page, `${due}-02`);
  await reliefs(page);
  await page.getByRole('link', { name: `延期${due}` }).click();
  await agree(page);
  await expect(page.getByRole('textbox', { name: '缓缴起始年月' })).toHaveValue(second);
  await month(page, '缓缴终止年月', second);
  await month(page, '计划补缴日期', planned);
  await expect(page.getByText(`${due} → ${due}至${second}`)).toBeVisible();
  await resolve(page, `${due}-01`);
  await promise(page);
  await handIn(page, PAPERS);
  await approve(page);

  // In the prolonged month nothing is paid, nothing is overdue, nothing is to be made up yet.
  await at(page, `${second}-20`);
  await expect(page.getByRole('link', { name: /缓缴到期补缴/ })).toHaveCount(0);
  await reliefs(page);
  await expect(reliefRow(page, due).filter({ hasText: '已延期' })).toBeVisible();
  await liuYang(page, async (own) => {
    await expect(own).toContainText(`最近汇缴${last}`);
    await expect(own).toContainText(`连续正常缴存${before}个月`);
  });

  await at(page, `${third}-02`);
  await page.getByRole('link', { name: /缓缴到期补缴/ }).click();
  await agree(page);
  await expect(page.getByRole('radio', { name: /按月补缴/ })).toBeChecked();
  await expect(page.getByRole('combobox', { name: '补缴原因' }).locator('option:checked')).toHaveText('缓缴期满补缴');
  await page.getByRole('button', { name: /^提交全部\d+行明细$/ }).click();
  await expect(page.getByText('明细批次号', { exact: true })).toBeVisible();
  await choose(page, '缴款方式', '委托扣款');
  await page.getByRole('combobox', { name: '付款账户' }).selectOption('FK000101');
  await promise(page);
  await handIn(page);
  await expect(receipt(page)).toContainText('¥219,360.00');
  await reliefs(page);
  await expect(page.getByRole('row', { name: /缓缴.*已补缴/ })).toHaveCount(2);

  // The month after is remitted as ever: nobody is new on its list.
  await at(page, `${third}-17`);
  await page.goto('./#/dwwt/cxyw/hjpz');
  await expect(page.getByRole('row', { name: new RegExp(`${third}.*¥109,680.00.*已入账`) })).toBeVisible();
  await liuYang(page, async (own) => {
    await expect(own).toContainText(`最近汇缴${third} ¥2,688.00`);
    await expect(own).toContainText(`连续正常缴存${before + 3}个月`);
    await page.goto('./#/grwt/cxyw/jccx/grjcmx');
    for (const made of [due, second]) {
      await expect(page.getByRole('row', { name: new RegExp(`补缴.*${made}`) }).first()).toContainText('2,688.00');
    }
  });
});
