import { NEW_PHONES, PEOPLE } from '../people';
import { axe } from './axe';
import { expect, test } from './fixture';
import { type OutboxEntry, qa } from './qa';
import { agree } from './rent-withdrawal';
import { signIn } from './sign-in';

test('个人账户信息变更（单位代办）GJ0302：选职工、旧值与新值、手机号须职工确认、职工收到短信', async ({ page }) => {
  await signIn(page, '华夏精密');
  await page.goto('./#/dwwt/zhxxbg/grzh_xxbg');
  await agree(page);
  const search = page.getByRole('searchbox', { name: '姓名、证件号码或个人账号' });
  // Somebody of another unit is not revealed.
  await search.fill('周凯');
  await search.press('Enter');
  await expect(page.getByText('本单位没有符合的职工，请核对后再查找')).toBeVisible();
  await search.fill('刘洋');
  await search.press('Enter');
  await page.getByRole('button', { name: '选择刘洋（100000000007）' }).click();
  await page.getByRole('combobox', { name: '职务' }).selectOption({ label: '中级管理' });
  await page.getByRole('textbox', { name: '手机号码' }).fill(NEW_PHONES.own);
  await expect(page.getByText('一般员工 → 中级管理')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByRole('region', { name: '受理回执' })).toContainText('变更已生效，职工已收到短信通知');
  const texts = (await qa<(OutboxEntry & { text?: string })[]>(page, 'outbox')).map(({ to, text }) => `${to} ${text}`);
  expect(texts.some((text) => text.startsWith(PEOPLE.刘洋.sjhm) && text.includes('您的职务'))).toBe(true);
  expect(texts.some((text) => text.startsWith(NEW_PHONES.own))).toBe(true);
});
