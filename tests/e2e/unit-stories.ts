import { expect, type Page } from '@playwright/test';
import { archiveFrame, jpeg } from './archive-frame';
import { chooseBranch, chooseOption } from './choose-option';
import { qa } from './qa';
import { agree } from './rent-withdrawal';

/** From the home of the area by the tab and the row of the menu, as a person goes. */
export async function fromMenu(page: Page, home: string, tab: string, row: string): Promise<void> {
  await page.goto(`./#${home}`);
  await page.getByRole('tablist', { name: '全部业务' }).getByRole('tab', { name: tab, exact: true }).click();
  await page.getByRole('tabpanel').getByRole('link', { name: row, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: row })).toBeVisible();
}

export const unitRow = (page: Page, tab: string, row: string) => fromMenu(page, '/dwwt/DwwtHome', tab, row);

const monthAfter = (month: string): string => {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return of === 12 ? `${year + 1}-01` : `${year}-${String(of + 1).padStart(2, '0')}`;
};

/** The centre's date, past the day on which units are debited: the month to remit is the next one. */
export async function afterDebits(page: Page): Promise<{ today: string; last: string; due: string }> {
  const { now } = await qa<{ now: string }>(page, 'status');
  const month = now.slice(0, 7);
  const early = Number(now.slice(8, 10)) < 16;
  if (early) await qa(page, 'clock', { now: `${month}-16` });
  return { today: early ? `${month}-16` : now.slice(0, 10), last: month, due: monthAfter(month) };
}

export { monthAfter };

/** A cell of a table of rows, typed and left. */
export async function cell(page: Page, name: string, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name, exact: true });
  await box.fill(text);
  await box.press('Enter');
}

export const choose = (page: Page, name: string, label: string) =>
  chooseOption(page.getByRole('combobox', { name, exact: true }), label);

/** Sends the rows: the form goes on once the centre has them all. */
export async function sendRows(page: Page, rows = 1): Promise<void> {
  await page.getByRole('button', { name: `保存全部${rows}行明细` }).click();
  await expect(page.getByText('明细批次号', { exact: true })).toBeVisible();
}

/** The branch and the promise, which end most forms. */
export async function promise(page: Page): Promise<void> {
  await chooseBranch(page, '城区管理部');
  await page.getByRole('checkbox', { name: /承诺/ }).check();
}

/** From the filled form over the materials named to the receipt. */
export async function handIn(page: Page, materials: readonly string[] = []): Promise<void> {
  const next = page.getByRole('button', { name: '下一步' });
  const submit = page.getByRole('button', { name: '提交', exact: true });
  await next.click();
  const collecting = page.getByRole('heading', { name: '材料采集' });
  await expect(submit.or(collecting)).toBeVisible();
  // Optional ones are added from the check page.
  if (materials.length > 0 && (await submit.isVisible())) await page.getByRole('button', { name: '修改材料' }).click();
  if (materials.length > 0 || (await collecting.isVisible())) {
    for (const name of materials) {
      const paper = archiveFrame(page).getByRole('region', { name });
      const file = `${name.replaceAll('/', '、')}.jpg`;
      await paper.locator('input[type=file]').setInputFiles(jpeg(file));
      await expect(paper.getByRole('button', { name: `删除${file}` })).toBeVisible();
    }
    await next.click();
  }
  await submit.click();
  const asked = page.getByRole('button', { name: '确定', exact: true });
  await expect(receipt(page).or(asked)).toBeVisible();
  if (await asked.isVisible()) await asked.click();
}

export const receipt = (page: Page) => page.getByRole('region', { name: /^(?:受理|提交)回执$/ });

/** The clerk's yes to the newest case. */
export async function approve(page: Page): Promise<void> {
  await expect(receipt(page)).toBeVisible();
  const [open] = await qa<{ ywlsh: string }[]>(page, 'cases');
  await qa(page, 'review', { ywbh: open?.ywlsh, result: 'approve', opinion: '同意' });
}

/** From the row of 刘洋 in 职工列表 to the receipt of 封存, as of a month. */
export async function sealLiuYang(page: Page, month: string): Promise<void> {
  await page.getByRole('link', { name: '封存刘洋（100000000007）' }).click();
  await agree(page);
  await choose(page, '刘洋的封存原因', '停薪留职/停发工资');
  await cell(page, '刘洋的停缴年月', month);
  await sendRows(page);
  await promise(page);
  await handIn(page);
}
