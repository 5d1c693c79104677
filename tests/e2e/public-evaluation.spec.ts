import type { Page } from '@playwright/test';
import { PEOPLE } from '../people';
import { axe } from './axe';
import { expect, test } from './fixture';
import { qa } from './qa';
import { signIn } from './sign-in';

interface Visits {
  visits: { ywlsh: string; ywmc: string; name: string; bjrq: string }[];
}

/** The number on a receipt that somebody got at a machine or by phone. */
async function receipt(page: Page, name: string, ywmc: string): Promise<string> {
  const { visits } = await qa<Visits>(page, 'evaluations');
  const found = visits.find((visit) => visit.name === name && visit.ywmc === ywmc);
  if (!found) throw new Error(`No receipt of ${name} for ${ywmc}`);
  return found.ywlsh;
}

// The figures and words for guests, a lost answer, broken addresses and answers: pages/public/evaluation.test, centre/public/evaluation.

test('凭办件编号评价：登录后回到本页，差评有回访，整改结果与追评看得到', async ({ page }) => {
  await page.goto('./#/startEvaluation');
  await page.getByRole('main').getByRole('button', { name: '登录' }).click();
  await signIn(page, '刘洋');
  await expect(page).toHaveURL(/#\/startEvaluation/);
  await expect(page.getByText('目前没有可以评价的办件')).toBeVisible();
  expect(await axe(page)).toEqual([]);

  const number = page.getByRole('textbox', { name: '办件编号' });
  await page.getByRole('button', { name: '查询并评价' }).click();
  await page.getByRole('link', { name: '请输入办件编号' }).click();
  await expect(number).toBeFocused();
  await number.fill('1001 2026');
  await number.press('Enter');
  await expect(page.getByRole('link', { name: '办件编号是20位数字，请核对' })).toBeVisible();
  await number.fill(await receipt(page, '张建国', '还款期限变更'));
  await number.press('Enter');
  await expect(page.getByRole('link', { name: /未查到您名下的这笔办件/ })).toBeVisible();
  await number.fill(await receipt(page, '刘洋', '个人账户信息变更'));
  await number.press('Enter');
  await expect(page.getByRole('link', { name: '该办件还没有结果，办结后才能评价' })).toBeVisible();
  const ywlsh = await receipt(page, '刘洋', '缴存证明开具');
  await number.fill(` ${ywlsh.slice(0, 4)} ${ywlsh.slice(4)}`);
  await number.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: '事项评价' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: '主管部门' })).toHaveValue('信息科技处');
  await expect(page.getByRole('combobox', { name: '评价终端' })).toHaveValue('自助机');
  await page.getByRole('button', { name: '提交评价' }).click();
  await page.getByRole('link', { name: '请选择总体评价' }).click();
  await expect(page.getByRole('radio', { name: '非常满意' })).toBeFocused();
  await page.getByRole('radio', { name: '非常不满意' }).check();
  await page.getByRole('button', { name: '提交评价' }).click();
  await expect(page.getByRole('link', { name: '请至少选择一个评价项' })).toBeVisible();
  await expect(page.getByRole('link', { name: '请输入意见' })).toBeVisible();
  await page.getByRole('checkbox', { name: '其他' }).check();
  await page.getByRole('textbox', { name: '意见' }).fill(`打印机卡纸，我是刘洋，电话${PEOPLE.刘洋.sjhm}`);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: '提交评价' }).click();
  await expect(page.getByText(/1个工作日内与您联系/)).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await page.getByRole('link', { name: '查看这次评价' }).click();
  const detail = page.getByRole('dialog', { name: '评价详情' });
  await expect(detail.getByText('待回访')).toBeVisible();
  await expect(detail.getByText('自助机')).toBeVisible();
  await detail.getByRole('button', { name: '知道了' }).click();

  await page.getByRole('button', { name: '测试工具' }).click();
  const panel = page.getByRole('dialog', { name: '测试工具' });
  await panel.getByText('好差评回访').click();
  const task = panel.getByRole('listitem').filter({ hasText: '打印机卡纸' });
  await task.getByLabel('整改结果').fill(`已更换打印机，并电话告知${PEOPLE.刘洋.sjhm}`);
  await task.getByRole('button', { name: '完成回访' }).click();
  await expect(panel.getByRole('status')).toContainText('已回访');
  await panel.getByRole('button', { name: '关闭测试工具' }).click();

  await page.reload();
  const own = page.getByRole('article');
  await expect(own.getByText('已回访')).toBeVisible();
  await expect(own.getByText(`整改结果：已更换打印机，并电话告知${PEOPLE.刘洋.sjhm}`)).toBeVisible();
  await own.getByRole('button', { name: /^追评/ }).click();
  const follow = page.getByRole('dialog', { name: '追评：缴存证明开具' });
  await follow.getByRole('button', { name: '提交追评' }).click();
  await expect(follow.getByText('请输入追评内容').first()).toBeVisible();
  await follow.getByRole('textbox', { name: '追评内容' }).fill('现在好用了');
  expect(await axe(page)).toEqual([]);
  await follow.getByRole('button', { name: '提交追评' }).click();
  await expect(own.getByText('追评：现在好用了')).toBeVisible();
  await expect(own.getByRole('button', { name: /^追评/ })).toHaveCount(0);
  await page.getByRole('button', { name: '长辈版' }).click();
  expect(await axe(page)).toEqual([]);

  await page.goto('./#/goodBadReviews');
  const published = page.getByRole('article', { name: '刘*对缴存证明开具的评价' });
  await expect(published.getByText('打印机卡纸，我是刘*，电话138****07')).toBeVisible();
  await expect(published.getByText('整改结果：已更换打印机，并电话告知138****07')).toBeVisible();
  await expect(published.getByText('追评：现在好用了')).toBeVisible();
});
