import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { PEOPLE } from '../people';
import { expect, test } from './fixture';
import { fault } from './hall';
import { signIn } from './sign-in';

const MEMBERS = './#/dwwt/cxyw/zglb';

const head = (page: Page, name: string) => page.getByRole('columnheader', { name });
const widthOf = async (page: Page, name: string) => Math.round((await head(page, name).boundingBox())?.width ?? 0);
const order = (page: Page) =>
  page.getByRole('columnheader').evaluateAll((heads) => heads.map((one) => one.firstChild?.textContent ?? ''));

async function openMembers(page: Page) {
  await page.goto('./#/login');
  await signIn(page, '华夏精密');
  await page.goto(MEMBERS);
  await expect(page.getByRole('cell', { name: PEOPLE.张建国.grzh, exact: true })).toBeVisible();
}

test('职工列表：选列、排序、拖动与改列宽，刷新后仍在，可恢复默认', async ({ page }) => {
  await openMembers(page);
  expect((await order(page)).slice(0, 3)).toEqual(['个人账号', '姓名', '缴存基数']);

  // By mouse: the right edge of a column.
  const before = await widthOf(page, '姓名');
  const box = await head(page, '姓名').boundingBox();
  if (!box) throw new Error('no column');
  await page.mouse.move(box.x + box.width - 3, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 57, box.y + 20, { steps: 6 });
  await page.mouse.up();
  expect(Math.abs((await widthOf(page, '姓名')) - before - 60)).toBeLessThanOrEqual(3);

  // By keyboard alone: open, hide one, move one, type a width, save.
  await page.getByRole('button', { name: '列设置' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '列设置' });
  await dialog.getByRole('checkbox', { name: '开户日期' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: '个人月缴存额上移', exact: true }).focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: '个人月缴存额上移', exact: true })).toBeFocused();
  await dialog.getByLabel('缴存基数列宽').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('200');
  await page.keyboard.press('Tab');
  // By dragging a line of the dialog.
  await dialog.getByRole('listitem').filter({ hasText: '封存日期' }).dragTo(dialog.getByRole('listitem').first());
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('列设置已保存')).toBeVisible();

  const check = async () => {
    expect((await order(page)).slice(0, 5)).toEqual(['封存日期', '个人账号', '姓名', '个人月缴存额', '缴存基数']);
    await expect(head(page, '开户日期')).toHaveCount(0);
    expect(await widthOf(page, '缴存基数')).toBe(200);
    expect(Math.abs((await widthOf(page, '姓名')) - before - 60)).toBeLessThanOrEqual(3);
  };
  await check();
  await page.reload();
  await expect(page.getByRole('cell', { name: PEOPLE.张建国.grzh, exact: true })).toBeVisible();
  await check();

  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('button', { name: '恢复默认' }).click();
  await expect(page.getByText('已恢复默认列设置')).toBeVisible();
  expect((await order(page)).slice(0, 3)).toEqual(['个人账号', '姓名', '缴存基数']);
  expect(await widthOf(page, '姓名')).toBe(before);
});

test('中心设置的表格样式：表头、表体、标签、菜单', async ({ page }) => {
  await page.goto('./#/login');
  await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
  await fault(page, 'tableStyle/getInfo', 'answer', {
    code: 0,
    msg: '',
    data: {
      headerBackground: '#fff4e6',
      headerColor: '#5c2b00',
      headerFontSize: 19,
      bodyColor: '#3b0a45',
      bodyFontSize: 18,
      labelFontSize: 20,
      menuFontSize: 17,
    },
  });
  await signIn(page, '华夏精密');
  await page.goto(MEMBERS);
  const cell = page.getByRole('cell', { name: PEOPLE.张建国.grzh, exact: true });
  await expect(head(page, '姓名')).toHaveCSS('background-color', 'rgb(255, 244, 230)');
  await expect(head(page, '姓名')).toHaveCSS('color', 'rgb(92, 43, 0)');
  await expect(head(page, '姓名')).toHaveCSS('font-size', '19px');
  await expect(cell).toHaveCSS('color', 'rgb(59, 10, 69)');
  await expect(cell).toHaveCSS('font-size', '18px');
  await expect(page.getByText('姓名、账号或证件号码', { exact: true })).toHaveCSS('font-size', '20px');
  await page.getByRole('button', { name: '列设置' }).click();
  const choice = page.getByRole('dialog', { name: '列设置' }).getByText('开户日期', { exact: true });
  await expect(choice.first()).toHaveCSS('font-size', '17px');
});

test('职工列表：行高 50，最高 900，按服务器样式，随窗口变矮', async ({ page }) => {
  await openMembers(page);
  const region = page.getByRole('region', { name: '职工列表' });
  const row = page.getByRole('row').nth(1);
  expect(Math.round((await row.boundingBox())?.height ?? 0)).toBe(50);
  await page.setViewportSize({ width: 1280, height: 1400 });
  expect((await region.boundingBox())?.height).toBe(900);
  await page.setViewportSize({ width: 1280, height: 600 });
  expect((await region.boundingBox())?.height).toBeLessThan(600);
  await expect(head(page, '姓名')).toHaveCSS('background-color', 'rgb(232, 241, 254)');
  await expect(head(page, '姓名')).toHaveCSS('color', 'rgb(10, 61, 145)');
  // The head stays in sight while the rows scroll under it.
  await region.evaluate((one) => one.scrollTo(0, 400));
  const top = (await region.boundingBox())?.y ?? 0;
  expect(Math.abs(((await head(page, '姓名').boundingBox())?.y ?? 0) - top)).toBeLessThan(4);
});

test('东方云商一万名职工：搜索即得，导出可读回、编号可查、不泄露证件号码', async ({ page }) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto('./#/login');
  await signIn(page, '东方云商');
  await page.goto(MEMBERS);
  await expect(page.getByText('共10,000条')).toBeVisible();
  await page.getByLabel('姓名、账号或证件号码').fill('130000009999');
  await expect(page.getByText('共1条')).toBeVisible();
  await page.getByRole('button', { name: '重置' }).click();
  await expect(page.getByText('共10,000条')).toBeVisible();

  const downloading = page.waitForEvent('download', { timeout: 90_000 });
  await page.getByRole('button', { name: '导出' }).click();
  await expect(page.getByRole('progressbar', { name: '导出进度' })).toBeVisible();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^职工列表_DC\d{14}\.xlsx$/);
  const [sheet] = await readXlsxFile(await readFile(await download.path()));
  const rows = sheet?.data ?? [];
  // Title, number, conditions and heads, then the members, then their sums.
  expect(rows).toHaveLength(10_005);
  expect(rows[10_004]?.[0]).toBe('合计（不含以后月份起缴的职工）');
  expect(rows[1]?.[0]).toMatch(/编号 DC\d{14}　校验码 [2-9A-HJ-NP-Z]{8}/);
  expect(rows[4]?.[0]).toBe('130000000000');
  expect(rows[10_003]?.[0]).toBe('130000009999');
  expect(typeof rows[4]?.[2]).toBe('number');
  expect(rows.slice(4, -1).every((row) => /^\d{3}\*{11}\d{3}[\dX]$/.test(String(row[5])))).toBe(true);
  // The security policy of a hall in service lets no worker run that was made from a blob.
  expect(workers.filter((url) => url.startsWith('blob:'))).toEqual([]);
  expect(workers.some((url) => url.includes('xlsx-worker'))).toBe(true);
});

test('打印：全部行、编号与校验码，控件不上纸', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked-to-print', '');
  });
  await openMembers(page);
  await page.getByRole('button', { name: '打印' }).click();
  await expect(page.locator('html[data-asked-to-print]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['列设置', '导出', '打印', '重置']) await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(page.getByLabel('姓名、账号或证件号码')).toBeHidden();
  await expect(page.getByText(/^云州市住房公积金管理中心　编号 DC\d{14}　校验码 \w{8}/)).toBeVisible();
  const visible = await page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.filter((row) => row.getClientRects().length > 0).length);
  const total = Number(/共(\d+)条/.exec(await page.getByText(/^查询条件：/).innerText())?.[1]);
  // Below them the sums.
  expect(visible).toBe(total + 1);
  await expect(page.locator('tbody tr').last()).toContainText('合计');
  expect(total).toBeGreaterThan(40);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.length).toBeGreaterThan(10_000);
});

test('职工列表：长辈版 1366 像素宽，姓名、月缴存额、办理同时看得见，往右滚动后是谁还在', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openMembers(page);
  await page.getByRole('button', { name: '长辈版' }).click();
  expect((await page.getByRole('row').nth(1).boundingBox())?.height ?? 0).toBeGreaterThan(60);
  const region = page.getByRole('region', { name: '职工列表' });
  const edges = async (name: string) => {
    const { x = 0, width = 0 } = (await page.getByRole('columnheader', { name, exact: true }).boundingBox()) ?? {};
    return [Math.round(x), Math.round(x + width)] as const;
  };
  await expect(async () => expect((await edges('个人账号'))[1] - (await edges('个人账号'))[0]).toBe(193)).toPass();
  const before = await edges('姓名');
  expect((await edges('月缴存额'))[0]).toBeGreaterThan(before[1]);
  expect((await edges('月缴存额'))[1]).toBeLessThan((await edges('办理'))[0]);
  await region.evaluate((one) => one.scrollTo(600, 0));
  expect(await edges('姓名')).toEqual(before);
  expect((await edges('月缴存额'))[0]).toBeLessThan(before[1]);
});

test('职工列表，360 像素宽：筛选有看得见的名称，一行里的办理间隔相同，条件的输入框和按钮一样高', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMembers(page);
  const filter = page.getByRole('combobox', { name: '按账户状态筛选' });
  const name = await filter.evaluate((one) => getComputedStyle(one.closest('th') as Element, '::before').content);
  expect(name).toMatch(/^"账户状态"/);

  const links = page.getByRole('link', { name: /（100000000001）$/ });
  // Of the words: the target of a short one is wider than they are.
  const boxes = await links.evaluateAll((all) =>
    all.map((one) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      return words.getBoundingClientRect().toJSON() as DOMRect;
    }),
  );
  const gaps = boxes.flatMap((box, at) => {
    const next = boxes[at + 1];
    return next && next.top === box.top ? [Math.round(next.left - box.right)] : [];
  });
  expect(gaps.length).toBeGreaterThan(1);
  expect(new Set(gaps).size).toBe(1);

  await page.getByRole('button', { name: /^查询条件/ }).click();
  const field = page.getByRole('textbox', { name: '缴存基数下限' });
  const height = await field.evaluate((one) => (one.parentElement ?? one).getBoundingClientRect().height);
  const reset = await page.getByRole('button', { name: '重置' }).boundingBox();
  expect(height).toBe(reset?.height);
});
