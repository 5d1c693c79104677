import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { chooseOption } from './choose-option';
import { expect, test } from './fixture';
import { signIn } from './sign-in';

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`./#/dkcs${query}`);
  await expect(page.getByRole('region', { name: '结果', exact: true })).toBeVisible();
}

const KINDS = ['还款计算', '可贷额度', '提前还款', '组合贷款', '租还对比'];

// What is computed, what is refused and a policy that does not come: pages/public/calculator.test; each kind in large print and at 320 px: public-pages.spec.

test('边输入边出结果，地址里有全部内容，刷新和别人打开都是同样的结果；刚输入就刷新，一个字也不丢', async ({
  page,
  context,
}) => {
  await open(page);
  const equal = page.getByRole('region', { name: '等额本息' });
  await expect(equal).toContainText('¥2,402.04');
  await page.getByLabel('贷款金额', { exact: true }).fill('800000');
  await expect(page.getByLabel('贷款金额', { exact: true })).toHaveValue('800,000');
  await chooseOption(page.getByRole('combobox', { name: '贷款期限（按年选择）' }), '25年');
  await expect(equal).toContainText('¥3,629.36');
  await expect(equal).toContainText('叁仟陆佰贰拾玖元叁角陆分');
  await page.getByRole('radio', { name: '二套' }).check();
  await expect(page.getByLabel('年利率', { exact: true })).toHaveValue('3.075');
  await expect(page).toHaveURL(/dkje=800000.*/);
  await expect(page).toHaveURL(/sfst=2/);
  const link = page.url();
  const shown = await equal.innerText();
  await page.reload();
  await expect(equal).toBeVisible();
  expect(await equal.innerText()).toBe(shown);
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('region', { name: '等额本息' })).toBeVisible();
  expect(await other.getByRole('region', { name: '等额本息' }).innerText()).toBe(shown);

  const box = page.getByLabel('贷款金额', { exact: true });
  await box.press('Control+a');
  await box.pressSequentially('765432');
  await page.reload();
  await expect(box).toHaveValue('765,432');
});

test('金额框：粘贴、剪切、退格、撤销都不丢数字', async ({ page }) => {
  await open(page, '?jslx=3');
  const field = page.getByLabel('剩余本金', { exact: true });
  await field.fill('553030.69');
  await expect(field).toHaveValue('553,030.69');
  // Copied as shown, and put in without its comma as from a bank's page.
  for (const put of ['ControlOrMeta+v', '553030.69']) {
    await field.press('ControlOrMeta+a');
    await field.press('ControlOrMeta+c');
    if (put.startsWith('Control')) await field.press(put);
    else await page.keyboard.insertText(put);
    await expect(field).toHaveValue('553,030.69');
  }
  await field.press('End');
  await field.press('Backspace');
  await expect(field).toHaveValue('553,030.6');
  await field.press('ControlOrMeta+z');
  await expect(field).toHaveValue('553,030.69');
  // The comma goes with the digit before it.
  await field.press('Home');
  for (let at = 0; at < 4; at += 1) await field.press('ArrowRight');
  await field.press('Backspace');
  await expect(field).toHaveValue('55,030.69');
  await field.press('ControlOrMeta+a');
  await field.press('ControlOrMeta+x');
  await expect(field).toHaveValue('');
  await field.press('ControlOrMeta+v');
  await expect(field).toHaveValue('55,030.69');
});

test('系统的高对比度：选中的类型、所在的页面看得出来，看不见的单选框把焦点框借给标签；五种计算用方向键切换，明细可以到达', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  // The services beside a public page are for members.
  await signIn(page, '张建国');
  await open(page);
  const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);
  const kind = (name: string) => page.locator('label').filter({ has: page.getByRole('radio', { name }) });
  expect(await ground(kind('还款计算'))).not.toBe(await ground(kind('可贷额度')));
  const services = page.getByRole('navigation', { name: '公共服务' });
  const [here, there] = ['贷款计算器', '贷款利率'].map((name) => services.getByRole('link', { name, exact: true }));
  expect(await ground(here as Locator)).not.toBe(await ground(there as Locator));
  await page.getByRole('radio', { name: '还款计算' }).press('ArrowRight');
  await expect(kind('可贷额度')).toHaveCSS('outline-style', 'solid');
  for (const name of KINDS.slice(2)) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name })).toBeChecked();
  }
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '还款计算' })).toBeChecked();
  await page.getByRole('radio', { name: '按年' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('row', { name: /^第360期/ })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: '逐期还款计划' })).toBeFocused();
});

test('图表点了才加载；导出的文件可以打开；打印有表头和填写的内容', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await open(page, '?dkqx=240');
  expect(loaded.filter((path) => /SeriesChart|xlsx|export-paper/.test(path))).toEqual([]);
  await page.getByText('图表', { exact: true }).click();
  await expect(page.getByRole('img', { name: /各年偿还的本金和利息，共20年/ })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出 Excel' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^贷款计算器：?还款计算_DKCS\d{8}\w{7}\.xlsx$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(/^编号 DKCS/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const head = page.locator('table', { hasText: '还款计划（等额本息）' }).locator('thead');
  expect(await head.evaluate((element) => getComputedStyle(element).display)).toBe('table-header-group');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('360 像素宽：换到下一行的选项各有自己的边框和圆角', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  for (const kind of KINDS) {
    const option = page.locator('label', { has: page.getByRole('radio', { name: kind, exact: true }) });
    await expect(option).toHaveCSS('border-left-width', '1px');
    await expect(option).toHaveCSS('border-top-left-radius', '8px');
    await expect(option).toHaveCSS('border-top-right-radius', '8px');
  }
});
