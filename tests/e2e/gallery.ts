import type { Page } from '@playwright/test';
import { expect } from './fixture';

/** The gallery of fields, opened as a tester does. */
export async function openGallery(page: Page): Promise<void> {
  await page.goto('./#/login');
  await page.getByRole('button', { name: '测试工具' }).click();
  await page.getByRole('button', { name: '控件总览' }).click();
  await page.getByRole('button', { name: '关闭测试工具' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '控件总览' })).toBeVisible();
  await expect(page.getByRole('table', { name: '职工名册' }).first()).toBeVisible();
}
