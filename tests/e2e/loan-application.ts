import { expect, type Page } from '@playwright/test';
import { addDays } from '../../src/domain/dates';
import { PEOPLE } from '../people';
import { centreDay } from './centre-day';
import { chooseBranch, chooseOption } from './choose-option';
import { type OutboxEntry, qa } from './qa';
import { passNotice } from './rent-withdrawal';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** From anywhere in the hall to the list of tasks. */
export async function openLoanTasks(page: Page): Promise<void> {
  await page.goto('./#/grwt/dkSys/dkyw/dksq');
  await passNotice(page);
  await expect(page.getByText('已完成0项，共5项')).toBeVisible();
}

/** 赵敏 follows the link in her SMS and signs. */
export async function signByLink(page: Page, phone: string): Promise<void> {
  const link = (await qa<OutboxEntry[]>(page, 'outbox')).find(
    ({ kind, to, uuid }) => kind === 'sms' && to === phone && uuid,
  );
  await qa(page, 'scan', { uuid: link?.uuid, action: 'confirm' });
}

async function task(page: Page, title: string): Promise<void> {
  const task = page.getByRole('button', { name: title, exact: true });
  if ((await task.getAttribute('aria-expanded')) === 'false') await task.click();
  await expect(task).toHaveAttribute('aria-expanded', 'true');
}

async function proceed(page: Page, done: number): Promise<void> {
  const next = page.getByRole('button', { name: '下一步' });
  await next.click();
  await expect(page.getByText(`已完成${done}项，共5项`)).toBeVisible();
  // Until then the next task may unfold by itself, and a press would fold it.
  await expect(next).not.toHaveClass(/ant-btn-loading/);
}

/** 3号楼1单元101室 of 安居·翠湖苑: 108.60 ㎡ × 15,200.00. */
const HOME = { lpmc: '安居·翠湖苑', ldmh: '3号楼' };

/** 周凯 and 赵敏 borrow 1,000,000 for the home 1-101 of a building, of that size and price; the tasks not in their order. */
export async function fillLoanTasks(page: Page, { lpmc, ldmh } = HOME): Promise<void> {
  await task(page, '资格与意向');
  await page.getByRole('radio', { name: '公积金贷款', exact: true }).check();
  await chooseOption(page.getByRole('combobox', { name: '贷款用途' }), '购买商品房');
  await proceed(page, 1);

  await task(page, '房屋');
  await chooseOption(page.getByRole('combobox', { name: '楼盘', exact: true }), new RegExp(lpmc));
  await chooseOption(page.getByRole('combobox', { name: '楼栋' }), new RegExp(`^${ldmh}（`));
  await chooseOption(page.getByRole('combobox', { name: '单元' }), '1单元');
  await chooseOption(page.getByRole('combobox', { name: '房号' }), /^101室/);
  await expect(page.getByRole('main')).toContainText('¥1,650,720.00');
  await page.getByRole('textbox', { name: '购房合同编号' }).fill('YWQ2026110101');
  await page.getByRole('textbox', { name: '合同签订/取得日期' }).fill(addDays(await centreDay(page), -14));
  await page.getByRole('button', { name: '修改未成年子女数' }).click();
  await page.getByRole('textbox', { name: '未成年子女数' }).fill('0');
  await page.getByRole('radio', { name: '共同共有' }).check();
  await page.getByRole('textbox', { name: '首付款金额' }).fill('330143.99');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main')).toContainText('首付款比例不能低于20%（330,144.00元）');
  await page.getByRole('textbox', { name: '首付款金额' }).fill('650720');
  await proceed(page, 2);

  await task(page, '借款人');
  await page.getByRole('button', { name: '修改月收入' }).click();
  await page.getByRole('textbox', { name: '月收入' }).first().fill('15000');
  await page.getByRole('textbox', { name: '其他月债务' }).fill('0');
  // Name and number are the register's.
  await expect(page.getByRole('region', { name: '配偶', exact: true })).toContainText('赵敏');
  await page.getByRole('textbox', { name: '配偶手机号' }).fill(PEOPLE.赵敏.sjhm);
  await page.getByRole('radiogroup', { name: '配偶共同借款' }).getByRole('radio', { name: '是', exact: true }).check();
  await page.getByRole('textbox', { name: '配偶月收入' }).fill('14000');
  await proceed(page, 3);

  await task(page, '贷款');
  const limit = page.getByRole('region', { name: '可贷额度' });
  await expect(limit).toContainText('可贷额度 ¥1,200,000.00');
  await expect(limit).toContainText('房价成数限额');
  await expect(limit).toContainText('房价成数限额¥1,320,576.00');
  await expect(limit).toContainText('家庭最高额度1,000,000.00元 ×（1 + 上浮20%：绿色建筑20%）');
  await page.getByRole('textbox', { name: '申请贷款金额' }).fill('1200001');
  await page.getByRole('textbox', { name: '约定还款日' }).fill('20');
  await expect(page.getByRole('main')).toContainText('申请贷款金额须为1,000元的整数倍');
  await page.getByRole('textbox', { name: '申请贷款金额' }).fill('1000000');
  await chooseOption(page.getByRole('combobox', { name: '担保方式' }), '抵押');
  await expect(page.getByRole('region', { name: '担保' })).toContainText('抵押物所购住房');
  await expect(page.getByRole('main')).toContainText('首期月还款额¥4,003.40');
  await proceed(page, 4);

  await task(page, '还款与放款');
  await page.getByRole('radiogroup', { name: '放款后自动冲还贷' }).getByRole('radio', { name: '否' }).check();
  await page.getByRole('button', { name: '阅读综合融资成本明示表' }).click();
  const statement = page.getByRole('dialog', { name: '综合融资成本明示表' });
  await expect(statement).toContainText('¥441,222.35');
  await expect(statement).toContainText('综合融资成本（年化）2.6000%');
  await expect(statement.getByRole('button', { name: /我已阅读并知悉\(/ })).toBeDisabled();
  await statement.getByRole('button', { name: '我已阅读并知悉', exact: true }).click();
  for (const text of [/征信机构/, /不动产登记、网签/, /民政、公安/, /我承诺/]) {
    await page.getByRole('checkbox', { name: text }).check();
  }
  await chooseBranch(page, 1);
  await expect(page.getByText('已完成5项，共5项')).toBeVisible();
}

/** The one paper that no register knows, in the archive's frame. */
export async function collectMaterials(page: Page): Promise<void> {
  await page.getByRole('button', { name: '下一步' }).click();
  const frame = page.frameLocator('iframe');
  const receipt = frame.getByRole('region', { name: '首付款或全款发票/收据' });
  await expect(receipt).toContainText('未上传');
  await receipt
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: '首付款发票.png', mimeType: 'image/png', buffer: PNG });
  await expect(receipt).toContainText('已上传');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('heading', { name: '核对确认' })).toBeVisible();
}
