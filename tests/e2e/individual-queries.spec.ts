import { PEOPLE } from '../people';
import { moveToNext } from './centre-day';
import { expect, test } from './fixture';
import { qa } from './qa';
import { passNotice } from './rent-withdrawal';
import { signIn } from './sign-in';
import { fromMenu, handIn } from './unit-stories';

const HOME = '/grwt/GrwtHome';

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
  await expect(page.getByText(/归还逾期已受理/).first()).toBeVisible();

  await fromMenu(page, HOME, '查询', '逾期信息');
  await expect(overview).toContainText('归还逾期正在办理');
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
