import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import writeXlsxFile, { type Row } from 'write-excel-file/node';
import { PEOPLE } from '../people';
import { axe } from './axe';
import { chooseBranch } from './choose-option';
import { expect, test } from './fixture';
import { signOut } from './hall';
import { qa } from './qa';
import { passNotice } from './rent-withdrawal';
import { signIn } from './sign-in';

const HEADINGS = ['个人账号', '姓名', '证件号码', '上年月平均工资', '不调整原因'];

async function openForm(page: Page) {
  await signIn(page, '华夏精密');
  await afterPayday(page);
  await page.goto('./#/dwwt/jcyw/js_tz');
  await passNotice(page);
  await expect(page.getByText('共48行，通过0行，有问题0行，待填写48行')).toBeVisible();
}

/** An adjustment waits until the month is remitted, which is on the 15th. */
async function afterPayday(page: Page) {
  const { now } = await qa<{ now: string }>(page, 'status');
  if (Number(now.slice(8, 10)) < 16) await qa(page, 'clock', { now: `${now.slice(0, 8)}16` });
}

/** The template as the clerk opens it: rows of texts and numbers below the headings. */
async function downloadTemplate(page: Page): Promise<{ headings: unknown[]; rows: unknown[][] }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载模板' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('缴存基数调整模板.xlsx');
  const sheet: unknown = await readSheet(await readFile(await download.path()));
  const [headings = [], ...rows] = sheet as unknown[][];
  return { headings, rows };
}

async function workbook(rows: readonly (readonly (string | number)[])[]): Promise<Buffer> {
  const data: Row[] = [HEADINGS, ...rows].map((row) =>
    row.map((value) => (value === '' ? null : { value, type: typeof value === 'number' ? Number : String })),
  );
  return writeXlsxFile(data).toBuffer();
}

const choose = (page: Page, buffer: Buffer, name = '基数.xlsx') =>
  page.getByLabel('导入文件').setInputFiles({ name, mimeType: '', buffer });

test('导入明细：说明、按钮、合计、查找和表格各有间隔，没有两行贴在一起', async ({ page }) => {
  await openForm(page);
  const gaps = await page.getByRole('group', { name: '调整明细' }).evaluate(({ children }) => {
    const boxes = [...children].map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 1);
    return boxes.slice(1).map((box, at) => Math.round(box.top - (boxes[at]?.bottom ?? 0)));
  });
  expect(gaps.length).toBeGreaterThan(4);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(8);
});

test('the clerk of 48 downloads the template, uploads it with errors, puts them right and hands it in', async ({
  page,
}) => {
  await openForm(page);
  const { headings, rows } = await downloadTemplate(page);
  expect(headings.slice(0, 3)).toEqual(['个人账号', '姓名', '证件号码']);
  expect(rows).toHaveLength(48);
  const at = (title: string) => headings.indexOf(title);
  const members = rows.map((row) => ({
    grzh: String(row[at('个人账号')]),
    name: String(row[at('姓名')]),
    base: Number(row[at('调整前基数')]),
  }));
  expect(members.find(({ name }) => name === '刘洋')).toMatchObject({ grzh: PEOPLE.刘洋.grzh, base: 11_200 });

  // 刘洋 is above the limit, 张建国 is called otherwise, 赵敏 has a negative wage, one account is not theirs, one row is twice.
  const filled = members.map(({ grzh, name, base }): (string | number)[] => {
    if (name === '刘洋') return [grzh, name, PEOPLE.刘洋.zjhm, 30_000, ''];
    if (name === '张建国') return [grzh, '张建军', '', base, ''];
    if (name === '赵敏') return [grzh, name, '', -1, ''];
    return [Number(grzh), name, '', base + 0.1, ''];
  });
  await choose(page, await workbook([...filled, [PEOPLE.周凯.grzh, '周凯', '', 9000, ''], filled[0] ?? []]));
  await expect(page.getByText('已核对文件：共50行，通过46行，有问题4行（4处）')).toBeVisible();

  const problems = page.getByRole('region', { name: '错误明细' });
  await expect(problems.getByRole('row', { name: /周凯/ })).toContainText('不是本单位正常缴存的职工账户');
  await expect(problems.getByRole('row', { name: /重复/ })).toContainText('与第2行重复');
  await expect(problems.getByRole('row', { name: /赵敏/ })).toContainText('工资不能为负数');
  const listed = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载错误清单' }).click();
  const list = (await readSheet(await readFile(await (await listed).path()))) as unknown[][];
  expect(list[0]).toEqual(['行号', '职工', '字段', '原值', '问题', '建议值']);
  expect(list).toHaveLength(5);
  expect(list.find((row) => String(row[1]).includes('张建国'))?.slice(2)).toEqual([
    '姓名',
    '张建军',
    '姓名与个人账号不匹配',
    '张建国',
  ]);

  await expect(page.getByRole('button', { name: '保存全部50行明细' })).toBeDisabled();
  await problems.getByRole('button', { name: /张建国的姓名采用建议值/ }).click();
  await problems.getByRole('button', { name: '移除第50行' }).click();
  await problems
    .getByRole('button', { name: '移除第51行' })
    .or(problems.getByRole('button', { name: '移除第51行' }))
    .click();
  // Rows that are taken out draw the table anew.
  await expect(page.getByText('已核对文件：共48行，通过47行，有问题1行（1处）')).toBeVisible();
  const wage = problems.getByRole('textbox', { name: /赵敏的上年月平均工资/ });
  await wage.fill('12,600.50');
  await wage.press('Enter');
  await expect(page.getByText('没有错误，全部明细已通过核对。')).toBeVisible();
  await page.getByLabel('仅看错误').uncheck();
  const liu = page.getByRole('region', { name: '明细' }).getByRole('row', { name: /刘洋/ });
  await expect(liu).toContainText('按上限');
  await expect(liu).toContainText('¥28,680.00');
  expect(await axe(page)).toEqual([]);

  await page.getByRole('button', { name: '保存全部48行明细' }).click();
  await expect(page.getByText(/^PC20\d{14}$/)).toBeVisible();
  await page
    .getByRole('radio', { name: /年度调整/ })
    .first()
    .check();
  await chooseBranch(page, 1);
  await page.getByRole('checkbox', { name: /本单位承诺/ }).check();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('heading', { name: '核对确认' })).toBeVisible();
  await expect(page.getByRole('region', { name: '调整明细' })).toContainText('48人');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByText('提交成功')).toBeVisible();

  await signOut(page, '华夏精密制造有限公司');
  await signIn(page, '刘洋');
  await page.goto('./#/grwt/cxyw/jccx/grzhxx');
  const base = page.getByRole('region', { name: '缴存情况' });
  // In force from the month that is still due.
  await expect(base).toContainText('个人缴存基数¥11,200.00');
  await expect(base).toContainText(
    /由¥11,200\.00调整为¥28,680\.00，自20\d\d-\d\d起执行；20\d\d-\d\d-\d\d当日24时前可向单位或12329提出异议/,
  );
});
