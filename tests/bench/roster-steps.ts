import type { Page } from '@playwright/test';
import { toRoster } from '../e2e/remittance';
import { signIn } from '../e2e/sign-in';

/** The clerk of 10,000 members, up to the list. */
export async function openRoster(page: Page): Promise<void> {
  await page.goto('./#/login');
  await signIn(page, '东方云商');
  await page.goto('./#/dwwt/jcyw/dw_huij');
  await toRoster(page, /沿用上月并计入已办变更/);
}
