import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axe } from './axe';
import { chooseOption } from './choose-option';
import { expect, test } from './fixture';
import { signIn } from './sign-in';

const downloaded = async (page: Page, button: string) => {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
};

test('缴存证明：开具、预览、下载PDF和OFD、亮码、作废', async ({ page }) => {
  await signIn(page, '陈𠮷祥');
  await page.goto('./#/grwt/zmSys/zmyw/jczm');
  await page.getByRole('button', { name: '开具', exact: true }).click();
  await page.getByRole('alert').getByRole('link', { name: '请选择用途' }).click();
  await expect(page.getByRole('combobox', { name: '用途' })).toBeFocused();
  await chooseOption(page.getByRole('combobox', { name: '用途' }), '办理签证');
  await page.getByRole('button', { name: '开具', exact: true }).click();
  await expect(page.getByText('个人住房公积金缴存证明已开具')).toBeVisible();

  const pdf = await downloaded(page, '下载PDF：个人住房公积金缴存证明');
  expect(pdf.name).toMatch(/^个人住房公积金缴存证明_ZM\d{14}\.pdf$/);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  // A viewer without Chinese fonts shows it too.
  expect(pdf.bytes.toString('latin1')).toContain('/FontFile2');
  expect(pdf.bytes.toString('latin1')).not.toContain('STSong');
  const ofd = await downloaded(page, '下载OFD：个人住房公积金缴存证明');
  expect(ofd.name).toMatch(/^ZM\d{14}\.ofd$/);
  expect(ofd.bytes.subarray(0, 2).toString()).toBe('PK');

  const preview = page.getByRole('dialog', { name: '个人住房公积金缴存证明' });
  // A browser without a viewer of its own downloads instead; it says so for three seconds, and a click may return later than that.
  const shown = preview.locator('iframe').or(page.getByText('已改为下载')).waitFor();
  await page.getByRole('button', { name: '预览个人住房公积金缴存证明' }).click();
  await shown;
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^亮码ZM/ }).click();
  await expect(page.getByRole('img', { name: '个人住房公积金缴存证明的核验二维码' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^作废ZM/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '作废' }).click();
  await expect(page.getByRole('table').getByText('已作废')).toBeVisible();
  await expect(page.getByRole('button', { name: /^作废ZM/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('table').getByText('已作废')).toBeVisible();
  expect(await axe(page)).toEqual([]);
});
