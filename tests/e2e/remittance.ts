import { expect, type Page } from '@playwright/test';
import { openLine } from './choose-option';

/** On the page of GJ0201: agreement, source of the list, and the list itself. */
export async function toRoster(page: Page, source: RegExp): Promise<void> {
  const agreement = page.getByRole('dialog', { name: '用户办理须知' });
  await agreement.getByRole('checkbox', { name: '我已阅读并同意以上条款' }).check();
  await agreement.getByRole('button', { name: '同意', exact: true }).click();
  await page.getByRole('button', { name: /^(逐项填写|下一步)$/ }).click();
  const choice = page.getByRole('radio', { name: source });
  await openLine(page, '清册来源', choice);
  await choice.check();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('heading', { name: '核对清册' })).toBeVisible();
}
