import type { Page } from '@playwright/test';
import { monthOf } from '../../src/domain/dates';
import { NEW_PHONES, NOBODY } from '../people';
import { centreDay, movePast } from './centre-day';
import { countErrand, type Errand } from './errand';
import { expect, test } from './fixture';
import { signInNewUnit } from './new-unit';
import { agree } from './rent-withdrawal';
import { signIn } from './sign-in';
import { cell, choose, receipt } from './unit-stories';

/** Day of a month on which the unit's list of it is paid. */
const PAYDAY = 15;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const toHome = (page: Page) => page.getByRole('banner').getByRole('link', { name: '首页' }).click();
const atMost = ({ presses, fields }: Errand, most: { presses: number; fields: number }) => {
  expect(presses.length, presses.join('、')).toBeLessThanOrEqual(most.presses);
  expect(fields.length, fields.join('、')).toBeLessThanOrEqual(most.fields);
};

async function promiseAndSubmit(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /承诺/ }).check();
  await press(page, '下一步');
  await press(page, '提交');
  await expect(receipt(page)).toBeVisible();
}

/** From home over the list of members: one is sealed for a reason that asks for no date. */
async function seal(page: Page, member: string): Promise<Errand> {
  await toHome(page);
  const errand = await countErrand(page);
  await page.getByRole('region', { name: '常用业务' }).getByRole('link', { name: '职工列表' }).click();
  await page.getByRole('link', { name: `封存${member}` }).click();
  await agree(page);
  await choose(page, `${member.slice(0, member.indexOf('（'))}的封存原因`, '停薪留职/停发工资');
  await promiseAndSubmit(page);
  return errand();
}

/** From home: an account for somebody who begins this month. */
async function hire(page: Page, { zjhm, xingming, sjhm }: Record<'zjhm' | 'xingming' | 'sjhm', string>, day: string) {
  await toHome(page);
  const errand = await countErrand(page);
  await page.getByRole('region', { name: '常用业务' }).getByRole('link', { name: '个人账户设立' }).click();
  await agree(page);
  await press(page, '添加一行');
  await cell(page, '第1行的证件号码', zjhm);
  await cell(page, '第1行的姓名', xingming);
  await cell(page, `${xingming}的手机号码`, sjhm);
  await cell(page, `${xingming}的入职日期`, day);
  await cell(page, `${xingming}的缴存基数`, '8000');
  await promiseAndSubmit(page);
  return errand();
}

test('经办人的一个月：封存、设立、补缴，从首页到回执的点击和填写', async ({ page }) => {
  await signIn(page, '华夏精密');
  // By then the month's list is paid: who begins in it owes it.
  await movePast(page, PAYDAY);
  await page.reload();
  const day = await centreDay(page);
  await seal(page, '刘洋（100000000007）');
  const again = await seal(page, '张建国（100000000001）');
  atMost(again, { presses: 5, fields: 1 });
  await hire(page, { zjhm: NOBODY.another, xingming: '周新', sjhm: NEW_PHONES.employee }, day);
  const hired = await hire(page, { zjhm: NOBODY.third, xingming: '周旧', sjhm: NEW_PHONES.foreigner }, day);
  atMost(hired, { presses: 6, fields: 5 });

  // Who begins in a month before the first list is led to the months that are owed, filled in.
  await page.getByRole('link', { name: '为新开户职工办理补缴' }).click();
  await agree(page);
  await expect(page.getByRole('textbox', { name: '周旧的补缴起始年月' })).toHaveValue(monthOf(day));
  await expect(page.getByText(/^共2行，通过2行/)).toBeVisible();
});

test('没有上月清册的单位：第一次汇缴，从首页到回执的点击', async ({ page }) => {
  await signInNewUnit(page);
  await hire(page, { zjhm: NOBODY.another, xingming: '周新', sjhm: NEW_PHONES.employee }, await centreDay(page));
  await toHome(page);
  const errand = await countErrand(page);
  await page.getByRole('link', { name: '去汇缴' }).click();
  const agreement = page.getByRole('dialog', { name: '用户办理须知' });
  await agreement.getByRole('checkbox', { name: '我已阅读并同意以上条款' }).click();
  await agreement.getByRole('button', { name: '同意', exact: true }).click();
  await press(page, '按登记的方式办理');
  await expect(page.getByRole('region', { name: '汇缴清册', exact: true })).toContainText('周新');
  await press(page, '提交');
  await expect(receipt(page)).toContainText('1,920.00');
  const done = await errand();
  atMost(done, { presses: 6, fields: 0 });
});
