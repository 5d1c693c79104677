import type { Page } from '@playwright/test';
import { openRentForm } from '../e2e/rent-withdrawal';
import { signIn } from '../e2e/sign-in';

/** A filed contract shows the most fields. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('./#/login');
  await signIn(page, '刘洋');
  await openRentForm(page);
  await page.getByRole('radio', { name: '商品住房（已备案）' }).check();
}

export const TYPED = [
  { field: '详细地址', text: 'Changle Road 18-3-201' },
  { field: '出租方', text: 'Landlord Company' },
  { field: '月租金', text: '2850.50' },
  { field: '申请提取金额', text: '1234.56' },
];
