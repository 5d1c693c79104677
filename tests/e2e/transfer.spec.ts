import { axe } from './axe';
import { expect, test } from './fixture';
import { narrowFaults } from './narrow';
import { qa } from './qa';
import { passNotice } from './rent-withdrawal';
import { signIn } from './sign-in';

test('外地账户转入：360 像素宽，从联系函到入账', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 768 });
  await signIn(page, '刘洋');
  await page.goto('./#/grwt/zhxx/zyjx/ydzr');
  await passNotice(page);
  await expect(page.getByRole('combobox', { name: '转出中心' })).toHaveValue('南京住房公积金管理中心');
  expect(await narrowFaults(page, { first: true })).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('checkbox', { name: /授权两地中心互相核对/ }).check();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText(/已受理，联系函已发出/)).toBeVisible();

  const [letter] = await qa<{ lxhbh: string }[]>(page, 'letters');
  await qa(page, 'letter', { lxhbh: letter?.lxhbh, action: 'accept' });
  await qa(page, 'letter', { lxhbh: letter?.lxhbh, action: 'pay' });
  await page.goto('./#/grwt/zhxx/zyjx/zyjd_cx');
  await expect(page.getByRole('table').getByText('已入账办结').first()).toBeVisible();
  expect(await narrowFaults(page, { first: true })).toEqual([]);
  await page.getByRole('button', { name: /从南京.*的进度$/ }).click();
  await expect(page.getByRole('dialog', { name: '转移进度' })).toContainText('联系函已发出');
  expect(await axe(page)).toEqual([]);
  expect(await narrowFaults(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: '关闭', exact: true }).click();
  await page.goto('./#/grwt/cxyw/jccx/grjcmx');
  await expect(page.getByText('外部转入本金（南京住房公积金管理中心）').first()).toBeVisible();
});
