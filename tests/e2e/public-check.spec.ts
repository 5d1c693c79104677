import type { Page } from '@playwright/test';
import { PEOPLE } from '../people';
import { axe } from './axe';
import { expect, test } from './fixture';
import { fault, signOut } from './hall';
import { signIn } from './sign-in';

/** Issues a deposit certificate as the person would; number and check code as they stand on it. */
async function certificate(page: Page): Promise<{ zmbh: string; yzm: string }> {
  await signIn(page, '张建国');
  await page.goto('./#/grwt/zmSys/zmyw/jczm');
  await page.getByLabel('用途').selectOption('办理签证');
  await page.getByRole('button', { name: '开具', exact: true }).click();
  await expect(page.getByText('个人住房公积金缴存证明已开具')).toBeVisible();
  await page
    .getByRole('button', { name: /^亮码ZM/ })
    .first()
    .click();
  const text = await page.getByRole('dialog', { name: '证明亮码' }).innerText();
  await page.keyboard.press('Escape');
  await signOut(page, '张建国');
  return { zmbh: /ZM\d{14}/.exec(text)?.[0] ?? '', yzm: /校验码\s*([2-9A-HJ-NP-Z]{8})/.exec(text)?.[1] ?? '' };
}

test('开具的证明：输入编号和校验码，大小写和空格不限；扫码进来当场核验，地址里不留校验码', async ({ page }) => {
  const { zmbh, yzm } = await certificate(page);
  await page.goto('./#/zmhy');
  await page.getByRole('textbox', { name: '证明编号' }).fill(zmbh.toLowerCase());
  await page.getByRole('textbox', { name: '校验码' }).fill(` ${yzm.slice(0, 4).toLowerCase()} ${yzm.slice(4)}`);
  await page.getByRole('button', { name: '核验', exact: true }).click();
  const result = page.getByRole('region', { name: '核验结果' });
  await expect(result.getByRole('heading', { name: '真实有效' })).toBeVisible();
  await expect(result.getByText('张**', { exact: true })).toBeVisible();
  await expect(result).not.toContainText(PEOPLE.张建国.zjhm);
  expect(await axe(page)).toEqual([]);

  await page.goto('about:blank');
  await page.goto(`./#/zmhy?zmbh=${zmbh}&yzm=${yzm}`);
  await expect(result.getByRole('heading', { name: '真实有效' })).toBeVisible();
  expect(page.url()).not.toContain(yzm);
  await expect(page.getByRole('textbox', { name: '证明编号' })).toHaveValue(zmbh);
});

test('查不到：说明怎样检查；格式不对不提交；应答损坏可重试；长辈版与320像素', async ({ page }) => {
  await page.goto('./#/zmhy');
  await page.getByRole('button', { name: '核验', exact: true }).click();
  await expect(page.getByText('请输入证明编号').first()).toBeVisible();
  await page.getByRole('textbox', { name: '证明编号' }).fill('ZM20200101000001');
  await page.getByRole('textbox', { name: '校验码' }).fill('ABCDEFGH');
  await fault(page, 'zmkj/hy', 'html', '', 1);
  await page.getByRole('button', { name: '核验', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByRole('button', { name: '核验', exact: true }).click();
  await expect(page.getByRole('heading', { name: '未通过核验' })).toBeVisible();
  await expect(page.getByRole('link', { name: '向中心反映' })).toHaveAttribute('href', /complaintJYAdd\?bt=/);
  await page.getByRole('button', { name: '长辈版' }).click();
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: '长辈版' }).click();
});

test('连续十次不符：暂停核验，说明多久以后再试', async ({ page }) => {
  await page.goto('./#/zmhy');
  await page.getByRole('textbox', { name: '证明编号' }).fill('ZM20200101000001');
  for (let time = 0; time < 10; time += 1) {
    await page.getByRole('textbox', { name: '校验码' }).fill(`ABCDEFG${'23456789AB'[time]}`);
    const answered = page.waitForResponse(/zmkj\/hy/);
    await page.getByRole('button', { name: '核验', exact: true }).click();
    await answered;
    await expect(page.getByRole('heading', { name: '未通过核验' })).toBeVisible();
  }
  await page.getByRole('button', { name: '核验', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText('核验不符的次数过多');
});
