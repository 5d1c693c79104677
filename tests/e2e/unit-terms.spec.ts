import type { Page } from '@playwright/test';
import { shiftMonth } from '../../src/domain/dates';
import { chooseOption } from './choose-option';
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
  await expect(page.getByText('48人').first()).toBeVisible();
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
  await chooseOption(page.getByRole('combobox', { name: '付款账户' }), /^中国建设银行/);
  await promise(page);
  await handIn(page);
  await expect(receipt(page)).toContainText('办结');

  await unitRow(page, '查询业务', '补缴记录');
  await expect(page.getByRole('row', { name: new RegExp(`${last}.*其他.*委托扣款.*已入账`) })).toBeVisible();
  await fill();
  await page.getByRole('button', { name: '保存全部1行明细' }).click();
  await expect(page.getByText(`刘洋${last}已足额缴存，无需补缴`).first()).toBeVisible();

  await signOut(page, '华夏精密制造有限公司');
  await signIn(page, '刘洋');
  await page.goto('./#/grwt/cxyw/jccx/grjcmx');
  await expect(page.getByRole('row', { name: new RegExp(`补缴.*${last}`) }).first()).toBeVisible();
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
  await expect(page.getByRole('combobox', { name: '补缴原因' })).toHaveValue('缓缴期满补缴');
  await page.getByRole('button', { name: /^保存全部\d+行明细$/ }).click();
  await expect(page.getByText('明细批次号', { exact: true })).toBeVisible();
  await choose(page, '缴款方式', '委托扣款');
  await chooseOption(page.getByRole('combobox', { name: '付款账户' }), /^中国建设银行/);
  await promise(page);
  await handIn(page);
  await expect(receipt(page)).toContainText('219,360.00元');
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
