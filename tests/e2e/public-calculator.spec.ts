import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { axe } from './axe';
import { expect, test } from './fixture';
import { fault } from './hall';
import { qa } from './qa';

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`./#/dkcs${query}`);
  await expect(page.getByRole('region', { name: '结果', exact: true })).toBeVisible();
}

const KINDS = ['还款计算', '可贷额度', '提前还款', '组合贷款', '租还对比'];

test.describe('贷款计算器', () => {
  test('边输入边出结果，地址里有全部内容，刷新和别人打开都是同样的结果', async ({ page, context }) => {
    await open(page);
    const equal = page.getByRole('region', { name: '等额本息' });
    await expect(equal).toContainText('¥2,402.04');
    await page.getByLabel('贷款金额', { exact: true }).fill('800000');
    await expect(page.getByLabel('贷款金额', { exact: true })).toHaveValue('800,000');
    await page.getByLabel('贷款期限（按年选择）').selectOption('25年');
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

  test('系统的高对比度：选中的类型、所在的页面看得出来，看不见的单选框把焦点框借给标签', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page);
    const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);
    const kind = (name: string) => page.locator('label').filter({ has: page.getByRole('radio', { name }) });
    expect(await ground(kind('还款计算'))).not.toBe(await ground(kind('可贷额度')));
    const services = page.getByRole('navigation', { name: '公共服务' });
    const [here, there] = ['贷款计算器', '贷款利率'].map((name) => services.getByRole('link', { name, exact: true }));
    expect(await ground(here as Locator)).not.toBe(await ground(there as Locator));
    await page.getByRole('radio', { name: '还款计算' }).press('ArrowRight');
    await expect(kind('可贷额度')).toHaveCSS('outline-style', 'solid');
  });

  test('刚输入就刷新：一个字也不丢', async ({ page }) => {
    await open(page);
    const box = page.getByLabel('贷款金额', { exact: true });
    await box.press('Control+a');
    await box.pressSequentially('765432');
    await page.reload();
    await expect(box).toHaveValue('765,432');
  });

  test('只用键盘：五种计算用方向键切换，明细可以到达', async ({ page }) => {
    await open(page);
    const first = page.getByRole('radio', { name: '还款计算' });
    await first.focus();
    for (const name of KINDS.slice(1)) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name })).toBeChecked();
    }
    await expect(page.getByRole('region', { name: '结果', exact: true })).toContainText('第20年末');
    await page.keyboard.press('ArrowRight');
    await expect(first).toBeChecked();
    await page.getByRole('radio', { name: '按年' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('row', { name: /^第360期/ })).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('region', { name: '逐期还款计划' })).toBeFocused();
  });

  test('可贷额度：四项限额、决定的一项、怎样可以提高', async ({ page }) => {
    await open(page, '?jslx=2');
    await expect(page.getByRole('region', { name: '可贷额度' })).toContainText('¥600,000.00');
    await expect(page.getByRole('region', { name: '四项限额' }).getByRole('listitem')).toHaveCount(4);
    await page.getByLabel('配偶账户余额').fill('30000');
    await expect(page.getByRole('region', { name: '可贷额度' })).toContainText('¥1,000,000.00');
    await page.getByRole('button', { name: '按这个额度计算还款' }).click();
    await expect(page.getByLabel('贷款金额', { exact: true })).toHaveValue('1,000,000.00');
  });

  test('提前还款：两种方式和节省的利息并排', async ({ page }) => {
    await open(page, '?jslx=3');
    await expect(page.getByRole('region', { name: '减少月供，期限不变' })).toContainText('¥2,628.52');
    await expect(page.getByRole('region', { name: '缩短期限，月供不变' })).toContainText('169期');
    await page.getByRole('radio', { name: '缩短期限，月供不变' }).check();
    await expect(page.getByRole('region', { name: '还款计划', exact: true })).toContainText('共169期');
  });

  test('图表点了才加载；导出的文件可以打开；打印有表头和填写的内容', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await open(page, '?dkqx=240');
    expect(loaded.filter((path) => /SeriesChart|xlsx|export-paper/.test(path))).toEqual([]);
    await page.getByRole('radio', { name: '图表' }).check();
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

  test('地址里写了什么都不会出错，每一项说明原因', async ({ page }) => {
    await open(page, '?jslx=1&dkje=1e99&dkqx=-1&ll=%00%22%3Cb%3E&hkfs=03&sfst=__proto__&dkje=2');
    for (const text of ['无效金额', '请输入1至360之间的整数', '请选择还款方式']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByText('填写完整、正确后，结果显示在这里')).toBeVisible();
    await page.getByRole('radio', { name: '提前还款' }).check();
    await expect(page.getByText('请输入数字')).toBeVisible();
    expect(await axe(page)).toEqual([]);
  });

  test('没有填好：上一次的结果还在，说明是修改之前的，不能导出和打印', async ({ page }) => {
    await open(page);
    await page.getByLabel('贷款金额', { exact: true }).fill('');
    await page.getByLabel('年利率', { exact: true }).focus();
    await expect(page.getByText('请输入贷款金额')).toBeVisible();
    await expect(page.getByText(/下面是修改之前的结果/)).toBeVisible();
    await expect(page.getByRole('region', { name: '等额本息' })).toContainText('¥2,402.04');
    await expect(page.getByRole('button', { name: '导出 Excel' })).toBeDisabled();
    expect(await axe(page)).toEqual([]);
  });

  test.describe('中心的政策参数', () => {
    test.use({ allowedConsole: [/Failed to load resource|系统配置不是列表/] });

    for (const [what, kind, value] of [
      ['没有取到', 'status', 500],
      ['不是数据', 'html', ''],
      ['内容不对', 'answer', { code: 0, msg: '', data: { a: 1 } }],
    ] as const) {
      test(`${what}：说明，重新加载后可以用`, async ({ page }) => {
        await page.goto('./#/404');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await fault(page, 'public/getList', kind, value, 50);
        await page.goto('about:blank');
        await page.goto('./#/dkcs');
        await expect(page.getByRole('alert')).toContainText('加载失败');
        await qa(page, 'fault', { kind: 'clear' });
        await page.getByRole('button', { name: '重新加载' }).click();
        await expect(page.getByRole('region', { name: '等额本息' })).toContainText('¥2,402.04');
      });
    }
  });

  test('五种计算：320宽不横向滚动，无障碍检查，普通与长辈版', async ({ page }) => {
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const large = page.getByRole('button', { name: '长辈版' });
    for (const [index, name] of KINDS.entries()) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, `?jslx=${index + 1}`);
      await expect(page.getByRole('radio', { name })).toBeChecked();
      expect(await axe(page), name).toEqual([]);
      await large.click();
      expect(await axe(page), `${name}（长辈版）`).toEqual([]);
      expect(await over(), name).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await over(), name).toBeLessThanOrEqual(0);
      await large.click();
      expect(await over(), name).toBeLessThanOrEqual(0);
    }
  });
});
