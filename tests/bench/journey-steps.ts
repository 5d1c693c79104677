import type { Page } from '@playwright/test';
import { typeSignIn } from '../e2e/sign-in';

const balance = (page: Page) => page.getByText(/^¥[\d,]+\.\d\d$/).first();

/** What a person does after opening the hall, each until what they came for stands there. The sign-in form is filled in beforehand. */
export const STEPS: readonly { name: string; go: (page: Page) => Promise<void> }[] = [
  {
    name: '按下登录 → 首页余额',
    go: async (page) => {
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: '我的公积金' }).waitFor();
      await balance(page).waitFor();
    },
  },
  {
    name: '首页 → 租房提取第一步',
    go: async (page) => {
      await page.getByRole('main').getByRole('link', { name: '租房提取' }).first().click();
      await page.getByRole('dialog', { name: '用户办理须知' }).waitFor();
    },
  },
  {
    name: '返回首页',
    go: async (page) => {
      await page.evaluate(() => window.location.assign('#/grwt/GrwtHome'));
      await balance(page).waitFor();
    },
  },
  {
    name: '首页 → 缴存明细的表格',
    go: async (page) => {
      await page.getByRole('main').getByRole('link', { name: '缴存明细' }).first().click();
      await page.getByRole('cell', { name: '汇缴' }).first().waitFor();
    },
  },
];

/** To the filled sign-in form. */
export async function prepare(page: Page): Promise<void> {
  await page.goto('./#/login');
  await page.getByRole('heading', { level: 1, name: '登录' }).waitFor();
  await typeSignIn(page, '张建国');
}

/** The notice of the day comes over home. */
export async function closeNotice(page: Page): Promise<void> {
  const read = page.getByRole('button', { name: '我知道了' });
  if (await read.isVisible()) await read.click();
}
