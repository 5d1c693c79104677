import type { Page } from '@playwright/test';
import { PEOPLE } from '../people';
import { axe } from './axe';
import { chooseOption } from './choose-option';
import { expect, test } from './fixture';
import { signOut } from './hall';
import { signIn } from './sign-in';

/** Issues a deposit certificate as the person would; number and check code as they stand on it. */
async function certificate(page: Page): Promise<{ zmbh: string; yzm: string }> {
  await signIn(page, '张建国');
  await page.goto('./#/grwt/zmSys/zmyw/jczm');
  await chooseOption(page.getByRole('combobox', { name: '用途' }), '办理签证');
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
