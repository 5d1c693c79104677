import { PEOPLE, UNITS } from '../people';
import { axe } from './axe';
import { chooseBranch } from './choose-option';
import { expect, test } from './fixture';
import { signOut } from './hall';
import { qa } from './qa';
import { agree } from './rent-withdrawal';
import { signIn } from './sign-in';

test('同城转移 GJ0306：从职工列表带人转出，两个单位的清册和转入转出记录都对得上，两个单位和职工本人都有转移确认单', async ({
  page,
}) => {
  await signIn(page, '华夏精密');
  const { now } = await qa<{ now: string }>(page, 'status');
  // A change of people waits until the month is remitted, which is on the 15th.
  if (Number(now.slice(8, 10)) < 16) await qa(page, 'clock', { now: `${now.slice(0, 8)}16` });
  await page.goto('./#/dwwt/cxyw/zglb');
  await page.getByRole('link', { name: '转移刘洋（100000000007）' }).click();
  await agree(page);
  await expect(page.getByRole('textbox', { name: '刘洋的证件号码或个人账号' })).toHaveValue(PEOPLE.刘洋.grzh);
  const cell = (title: string) => page.getByRole('textbox', { name: `刘洋的${title}` });
  await cell('转入单位账号').fill(UNITS.蓝天科技.dwzh);
  await cell('转入单位账号').press('Enter');
  const [year = 0, month = 0] = now.slice(0, 7).split('-').map(Number);
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
  await cell('转移生效年月').fill(next);
  await cell('转移生效年月').press('Enter');
  await page.getByRole('button', { name: '保存全部1行明细' }).click();
  await expect(page.getByText('明细批次号', { exact: true })).toBeVisible();
  await chooseBranch(page, '城区管理部');
  await page.getByRole('checkbox', { name: /承诺/ }).check();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByRole('region', { name: '受理回执' })).toContainText('账户已转移');
  await expect(page.getByRole('button', { name: /^下载PDF：转移确认单/ })).toBeVisible();
  // Back to where the clerk was, and on to what became of it.
  await page.getByRole('button', { name: '返回职工列表' }).click();
  await expect(page.getByRole('table', { name: '职工列表' })).not.toContainText('刘洋');
  await page.goto('./#/dwwt/cxyw/zrzcjl');
  await expect(page.getByRole('row', { name: /转出本单位.*刘\*.*蓝天科技有限公司/ })).toBeVisible();
  const sheet = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `下载PDF：${name}的转移确认单` }).click();
    return (await download).suggestedFilename();
  };
  const own = await sheet(`刘*（${PEOPLE.刘洋.grzh}）`);
  expect(own).toMatch(/^转移确认单_ZM\d+\.pdf$/);
  await signOut(page, '华夏精密制造有限公司');
  await signIn(page, '蓝天科技');
  await page.goto('./#/dwwt/cxyw/zrzcjl');
  await expect(page.getByRole('row', { name: /转入本单位.*刘\*.*华夏精密制造有限公司/ })).toBeVisible();
  const theirs = await sheet(`刘*（${PEOPLE.刘洋.grzh}）`);
  expect(theirs).toMatch(/^转移确认单_/);
  expect(theirs).not.toBe(own);
  await page.goto('./#/dwwt/cxyw/zglb');
  await expect(page.getByRole('row', { name: /刘洋.*封存/ })).toBeVisible();
  await expect(page.getByRole('link', { name: '启封刘洋（100000000007）' })).toBeVisible();
  await signOut(page, '蓝天科技有限公司');
  await signIn(page, '刘洋');
  await page.goto('./#/grwt/cxyw/jccx/grjcmx');
  await expect(page.getByRole('row', { name: /同城转出/ })).toBeVisible();
  expect(await sheet(now.slice(0, 10) < `${now.slice(0, 8)}16` ? `${now.slice(0, 8)}16` : now.slice(0, 10))).toMatch(
    /^转移确认单_/,
  );
});
