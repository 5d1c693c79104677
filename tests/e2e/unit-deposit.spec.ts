import type { BrowserContext, Page } from '@playwright/test';
import { PEOPLE } from '../people';
import { axe } from './axe';
import { expect, test } from './fixture';
import { storedText } from './hall';
import { qa } from './qa';
import { agree } from './rent-withdrawal';
import { begin, comeBack, fillRest, fillUnit, handIn, messageTo, OPERATOR, openTask, ZHILIAN } from './unit-deposit';

/** The browser is closed and opened again: nothing that it kept of the session is left; the centre stays as it is. */
async function reopened(context: BrowserContext, page: Page): Promise<Page> {
  const fresh = await context.newPage();
  await page.close();
  await fresh.goto('./#/UnitDeposit');
  return fresh;
}

test('办理一半关闭浏览器，凭流水号和手机号回来办完；退回补正、审核通过，短信告知单位账号', async ({
  page,
  context,
}) => {
  const number = await begin(page);
  await expect(page.getByRole('heading', { name: '办理须知', exact: true })).toBeVisible();
  await agree(page);
  await fillUnit(page);
  await expect(page.getByText(/草稿已保存/)).toBeVisible();
  const stored = await storedText(page);
  for (const secret of [OPERATOR, ZHILIAN, '010-62345678', number]) expect(stored).not.toContain(secret);

  const back = await reopened(context, page);
  // 短信一分钟内只发一次：首次办理与继续办理是两种用途，各自计时。
  await comeBack(back, number);
  await expect(back.getByText('已完成1项，共4项')).toBeVisible();
  await openTask(back, '单位信息');
  await expect(back.getByRole('textbox', { name: '联系电话' })).toHaveValue('010-62345678');
  await fillRest(back);
  await handIn(back);
  await expect(back.getByText(/申请已受理/)).toBeVisible();
  await expect(back.getByText('110***********1219')).toBeVisible();
  await messageTo(back, PEOPLE.李晓梅.sjhm, '王小川正以经办人身份');

  await qa(back, 'review', { ywbh: number, result: 'return', opinion: '联系电话无法接通，请核对' });
  await messageTo(back, OPERATOR, '需要补正：联系电话无法接通，请核对');
  await back.getByRole('button', { name: '刷新进度' }).click();
  await expect(back.getByText('退回意见：联系电话无法接通，请核对')).toBeVisible();
  await back.getByRole('button', { name: '去补正' }).click();
  await openTask(back, '单位信息');
  await back.getByRole('textbox', { name: '联系电话' }).fill('010-87654321');
  await back.getByRole('button', { name: '下一步' }).click();
  await expect(back.getByRole('region', { name: '经办人身份证' }).getByText('经办人身份证.jpg')).toBeVisible();
  await back.getByRole('button', { name: '下一步' }).click();
  await back.getByRole('button', { name: '提交', exact: true }).click();
  await expect(back.getByText('补正提交', { exact: true })).toBeVisible();
  await expect(back.getByText('补正提交时间')).toBeVisible();
  await expect(back.getByText('010-87654321')).toBeVisible();

  await qa(back, 'review', { ywbh: number, result: 'approve', opinion: '同意' });
  const invitation = await messageTo(back, OPERATOR, '单位账号');
  expect(invitation.text).toContain('单位账号1000000006');
  await back.getByRole('button', { name: '刷新进度' }).click();
  await expect(back.getByText('单位账户已开立，单位账号：1000000006')).toBeVisible();
  await expect(back.getByRole('link', { name: '注册登录账号' })).toHaveAttribute('href', '#/dwRegister');
});

test('只用键盘可以开始办理；每一步无障碍：普通与长辈版、320像素宽', async ({ page }) => {
  const clean = async (step: string) => {
    await page.waitForLoadState('networkidle');
    expect(await axe(page), step).toEqual([]);
    await page.getByRole('button', { name: '长辈版' }).click();
    expect(await axe(page), `${step}，长辈版`).toEqual([]);
    await page.getByRole('button', { name: '长辈版' }).click();
    await page.setViewportSize({ width: 320, height: 640 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${step}，320像素`).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  await page.goto('./#/UnitDeposit');
  await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
  await clean('首次办理');
  await page.getByRole('button', { name: '开始办理' }).click();
  await clean('首次办理，有错');
  await page.getByRole('radio', { name: /继续办理或查询进度/ }).check();
  await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
  await clean('继续办理');

  await page.reload();
  const tabTo = async (name: string, role: 'textbox' | 'button') => {
    const target = page.getByRole(role, { name });
    for (let i = 0; i < 60; i += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} cannot be reached by the keyboard`);
  };
  await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
  await tabTo('统一社会信用代码', 'textbox');
  await page.keyboard.type(ZHILIAN.toLowerCase());
  await tabTo('经办人手机号码', 'textbox');
  await page.keyboard.type(OPERATOR);
  await tabTo('图形验证码', 'textbox');
  const { code } = (await qa<{ kind: string; code: string }[]>(page, 'outbox')).find(
    ({ kind }) => kind === 'captcha',
  ) ?? {
    code: '',
  };
  await page.keyboard.type(code);
  await tabTo('获取验证码', 'button');
  await page.keyboard.press('Enter');
  await tabTo('短信验证码', 'textbox');
  await page.keyboard.type((await messageTo(page, OPERATOR, '验证码')).code);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/办理流水号 \d{20}/)).toBeVisible();

  await agree(page);
  await expect(page.getByText('已完成0项，共4项')).toBeVisible();
  await clean('任务清单');
  await openTask(page, '单位信息');
  await clean('单位信息');
  await fillUnit(page);
  await fillRest(page);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('region', { name: '经办人身份证' })).toBeVisible();
  await clean('材料采集');
  await page.getByRole('button', { name: '上一步' }).click();
  await handIn(page);
  await expect(page.getByText(/申请已受理/)).toBeVisible();
  await clean('办理进度');
});
