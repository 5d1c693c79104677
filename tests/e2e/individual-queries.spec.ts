import { PEOPLE } from '../people';
import { moveToNext } from './centre-day';
import { expect, test } from './fixture';
import { qa } from './qa';
import { passNotice } from './rent-withdrawal';
import { signIn } from './sign-in';
import { fromMenu, handIn } from './unit-stories';

const HOME = '/grwt/GrwtHome';

test('缴存对比 jsdb：月数、基数上下限对得上，异议打开已填好的举报，提交得到编号', async ({ page }) => {
  await signIn(page, '刘洋');
  await fromMenu(page, HOME, '查询', '缴存对比');
  const year = page.getByRole('row', { name: /2025-07至2026-06/ });
  await expect(year).toContainText('在上下限内');
  await expect(year.getByRole('cell', { name: '12', exact: true })).toHaveCount(2);
  await expect(year.getByRole('cell', { name: '¥0.00', exact: true })).toBeVisible();

  await year.getByRole('link', { name: /^对2025-07至2026-06的缴存提出异议/ }).click();
  await expect(page.getByRole('radio', { name: /^举报（欠缴少缴）/ })).toBeChecked();
  await expect(page.getByLabel('标题')).toHaveValue('2025缴存年度缴存基数异议');
  await expect(page.getByLabel('内容', { exact: true })).toHaveValue(/2025-07至2026-06.*应缴12个月.*实缴12个月/);
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('刘洋');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByRole('heading', { name: '诉求已提交' })).toBeVisible();
  await expect(page.getByRole('region', { name: '提交回执' })).toContainText(/TS\d{14}/);
});

test('家庭信息 jtxx：先授权再查登记，可贷额度说明怎么算，撤回授权就看不到', async ({ page }) => {
  await signIn(page, '周凯');
  await fromMenu(page, HOME, '缴存与账户', '家庭信息');
  await page.getByRole('button', { name: '授权并查询' }).click();
  const members = page.getByRole('region', { name: '家庭成员' });
  await expect(members).toContainText('配偶姓名赵*');
  await expect(members).not.toContainText(PEOPLE.赵敏.zjhm);
  await expect(page.getByRole('region', { name: '住房' })).toContainText('家庭名下住房0套');
  const together = page.getByRole('region', { name: '夫妻共同申请，至少' });
  await together.getByText('怎么算的').click();
  await expect(together).toContainText('家庭最高额度1,000,000.00元');
  await page.getByRole('button', { name: '撤回授权' }).click();
  await expect(page.getByRole('button', { name: '授权并查询' })).toBeVisible();
  await expect(members).toHaveCount(0);
});

test('逾期信息 yqxx：今日应付多少，立即还款带到办理，扣款之后没有逾期，还款明细记上', async ({ page }) => {
  await signIn(page, '郭磊');
  await fromMenu(page, HOME, '查询', '逾期信息');
  const overview = page.getByRole('region', { name: '逾期概况' });
  await expect(overview).toContainText(/今日还清应付¥[\d,]+\.\d\d/);
  await expect(page.getByRole('table', { name: '逾期明细' }).getByRole('row')).not.toHaveCount(1);
  await overview.getByRole('link', { name: '立即还款' }).click();
  await passNotice(page);
  await expect(page.getByRole('radio', { name: '归还逾期' })).toBeChecked();
  await handIn(page);
  await expect(page.getByText(/银行卡还款已受理/).first()).toBeVisible();

  await fromMenu(page, HOME, '查询', '逾期信息');
  await expect(overview).toContainText('银行卡还款正在办理');
  await expect(overview.getByRole('link', { name: '立即还款' })).toHaveCount(0);
  // The card is paid into, and the day of the debit comes.
  await qa(page, 'debit', { dwzh: PEOPLE.郭磊.grzh, fail: false });
  await moveToNext(page, 11);
  await page.reload();
  await expect(overview).toContainText('没有逾期。');
  await expect(page.getByRole('table', { name: '逾期明细' })).toHaveCount(0);
  await fromMenu(page, HOME, '查询', '还款明细');
  await expect(page.getByRole('row', { name: /逾期还款/ }).first()).toContainText('银行卡');
});
