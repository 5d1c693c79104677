import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { qa, settled } from './qa';
import { fillRentForm, openRentForm, toConfirmation, toRentForm } from './rent-withdrawal';
import { leaveLostSession, signIn } from './sign-in';
import { testTime } from './test-day.mjs';

// As in the demo that is delivered: what breaks off, comes back, and stands in two tabs.
test.use({ centre: 'page' });

const RENT = './#/grwt/tqSys/tqyw/zfzj_tq';
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function formOf(page: Page) {
  await signIn(page, '刘洋');
  await openRentForm(page);
}

test.describe('填写', () => {
  test('日期与月份可用键盘直接填写', async ({ page }) => {
    await formOf(page);
    await page.getByRole('radio', { name: '商品住房（已备案）' }).check();
    await box(page, '租赁起始日期').focus();
    await page.keyboard.type('2026-01-31');
    await page.keyboard.press('Tab');
    await expect(box(page, '租赁起始日期')).toHaveValue('2026-01-31');
    await box(page, '租赁终止日期').focus();
    await page.keyboard.type('2026-01-31');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByText('租赁终止日期须晚于起始日期')).toBeVisible();
    // The mouse rests where the list opens: what is typed counts all the same.
    await box(page, '提取月份起').click();
    const place = await page.locator('.ant-picker-cell-in-view:visible').nth(4).boundingBox();
    await page.keyboard.press('Escape');
    await page.mouse.move((place?.x ?? 0) + 20, (place?.y ?? 0) + 20);
    await box(page, '提取月份止').focus();
    await box(page, '提取月份起').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('2026-10');
    await page.keyboard.press('Tab');
    await expect(box(page, '提取月份起')).toHaveValue('2026-10');
    for (const [typed, kept] of [
      ['20261105', '2026-11-05'],
      ['2026/1/5', '2026-01-05'],
      ['２０２６年１月５日', '2026-01-05'],
    ] as const) {
      await box(page, '租赁起始日期').fill(typed);
      await page.keyboard.press('Tab');
      await expect(box(page, '租赁起始日期'), typed).toHaveValue(kept);
    }
    for (const typed of ['2026-13-01', '2026-02-30', '明天']) {
      await box(page, '租赁起始日期').fill(typed);
      await page.keyboard.press('Tab');
      await expect(page.getByText('请选择正确的租赁起始日期'), typed).toBeVisible();
      await expect(page.getByText(`已清除“${typed}”`), typed).toBeVisible();
    }
    await box(page, '提取月份起').fill('2020-01');
    await page.keyboard.press('Tab');
    await expect(page.getByText('提取月份起不能早于2025-11')).toBeVisible();
    // No popup stays open over the form.
    await expect(page.locator('.ant-picker-dropdown:visible')).toHaveCount(0);
  });
});

test('全程只用键盘，从须知到回执', async ({ page }) => {
  await signIn(page, '刘洋');
  await page.goto(RENT);
  const agreement = page.getByRole('dialog', { name: '用户办理须知' });
  await expect(agreement).toBeVisible();
  // A browser closes a dialog at the second Escape, whatever the page made of the first.
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
  await expect(agreement).toBeVisible();

  /** Tabs on until the focus is on the control; every stop on the way must be to be seen and named. */
  const tabTo = async (role: 'checkbox' | 'button' | 'radio' | 'textbox' | 'combobox', name: string | RegExp) => {
    const wanted = page.getByRole(role, { name, exact: typeof name === 'string' });
    for (let stop = 0; stop < 120; stop += 1) {
      await page.keyboard.press('Tab');
      if (await wanted.evaluate((one) => one === document.activeElement)) return;
    }
    throw new Error(`Tab never comes to ${role} ${name}`);
  };
  const onwards = async () => {
    await tabTo('button', '下一步');
    await page.keyboard.press('Enter');
  };
  await tabTo('checkbox', '我已阅读并同意以上条款');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: '同意', exact: true })).toBeEnabled();
  await tabTo('button', '同意');
  await page.keyboard.press('Enter');
  await onwards();
  await expect(page.getByText(/^您符合办理条件/)).toBeVisible();
  await expect(page.getByRole('heading', { name: '核对确认' })).toBeFocused();
  await tabTo('button', '修改租住信息');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '填写信息' })).toBeFocused();

  const open = async (label: string) => {
    await tabTo('button', `修改${label}`);
    await page.keyboard.press('Enter');
  };
  await open('租住地址');
  await expect(page.getByRole('combobox', { name: '省', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('textbox', { name: '查找地区' })).toBeFocused();
  await page.keyboard.type('云州市东城');
  await tabTo('button', '云州市东城区');
  await page.keyboard.press('Enter');
  await tabTo('textbox', '详细地址');
  await page.keyboard.type('长乐路 18号');
  await page.keyboard.press('Enter');
  await open('提取月份起');
  await expect(page.getByRole('textbox', { name: '提取月份起' })).toBeFocused();
  await page.keyboard.type('2026-11');
  await open('提取月份止');
  await expect(page.getByRole('textbox', { name: '提取月份止' })).toBeFocused();
  await page.keyboard.type('2026-11');
  await tabTo('textbox', '申请提取金额');
  await page.keyboard.type('1500');
  await open('受理网点');
  await expect(page.getByRole('combobox', { name: '受理网点' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo('checkbox', /我承诺所填信息/);
  await page.keyboard.press('Space');
  await onwards();
  await expect(page.getByRole('heading', { name: '核对确认' })).toBeFocused();
  await tabTo('button', '提交');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '受理回执' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '办理结果' })).toBeFocused();

  await page.emulateMedia({ media: 'print' });
  const number = await page
    .getByRole('region', { name: '受理回执' })
    .getByText(/^1001\d{16}$/)
    .innerText();
  const paper = await page.evaluate(() => document.body.innerText);
  expect(paper).toContain(number);
  expect(paper).toContain('住房公积金管理中心');
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
});

test.describe('提交', () => {
  test('三秒才答复：双击、再按、按返回键，都只有一个请求', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/tqyw/save') || request.url().includes('getYthptYwbh')) sent.push(request.url());
    });
    await signIn(page, '刘洋');
    // By the hall's own link: the browser's Back then belongs to the router.
    await page.getByRole('main').getByRole('link', { name: '租房提取' }).first().click();
    await toRentForm(page);
    await fillRentForm(page, '1500');
    await toConfirmation(page);
    const question = page.getByRole('dialog', { name: '系统提示' });
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: '填写信息' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: '提取金额' })).toHaveValue(/^1,?500/);
    await toConfirmation(page);
    // An address typed over this one is an entry that the router did not make.
    await page.evaluate(() => {
      window.location.hash = '#/grwt/MyOffice';
    });
    await question.getByRole('button', { name: '停留本页面' }).click();
    await expect(page).toHaveURL(/zfzj_tq/);
    await qa(page, 'fault', { path: '/tqyw/save', kind: 'delay', value: '3500', times: 1 });
    await page.getByRole('button', { name: '提交', exact: true }).dblclick();
    await page.getByRole('button', { name: '正在提交…' }).click({ force: true });
    await page.keyboard.press('Enter');
    await page.goBack();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: '停留本页面' }).click();
    await expect(page.getByRole('region', { name: '受理回执' })).toBeVisible();
    expect(sent.filter((url) => url.includes('/save'))).toHaveLength(1);
    expect(sent.filter((url) => url.includes('Ywbh'))).toHaveLength(1);
  });

  test('在每一步刷新，都回到那一步，内容都在', async ({ page }) => {
    await page.clock.install(testTime());
    await formOf(page);
    await fillRentForm(page, '1500');
    await expect(page.getByText(/草稿已保存/)).toBeVisible();
    const again = async (heading: string) => {
      // Within these two seconds the browser itself would ask whether to leave.
      await page.clock.runFor(2500);
      await settled(page);
      await expect(page.getByText('正在保存草稿…')).toHaveCount(0);
      await page.reload();
      await page.getByRole('button', { name: '继续填写' }).click();
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    };
    await again('填写信息');
    await expect(box(page, '申请提取金额')).toHaveValue('1500.00');
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByRole('button', { name: '修改材料' }).click();
    await expect(page.frameLocator('iframe[title="电子档案采集"]').getByText(/系统已核验，免交/)).toBeVisible();
    await again('材料采集');
    await page.getByRole('button', { name: '下一步' }).click();
    await expect(page.getByRole('heading', { name: '核对确认' })).toBeVisible();
    await again('核对确认');
    await expect(page.getByRole('region', { name: '租住信息' })).toContainText('长乐路 18号 3-201');
  });

  test.describe('登录过期', () => {
    test.use({ allowedConsole: [/401/] });

    test('填到一半登录过期：重新登录后草稿还在', async ({ page }) => {
      await formOf(page);
      await fillRentForm(page, '1500');
      await expect(page.getByText(/草稿已保存/)).toBeVisible();
      await qa(page, 'fault', { path: '/draftbox/save', kind: 'status', value: '401', times: 99 });
      await box(page, '详细地址').fill('长乐路 18号 3-202');
      await page.getByRole('button', { name: '保存草稿' }).click();
      await leaveLostSession(page);
      await signIn(page, '刘洋');
      await qa(page, 'fault', { kind: 'clear' });
      await page.goto(RENT);
      // Typed after the last save that the centre took.
      await expect(page.getByText('您有登录过期前没来得及保存的内容')).toBeVisible();
      await page.getByRole('button', { name: '继续填写' }).click();
      await expect(box(page, '申请提取金额')).toHaveValue('1500.00');
      await expect(box(page, '详细地址')).toHaveValue('长乐路 18号 3-202');
      await expect(page.getByText(/草稿已保存/)).toBeVisible();
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('3-202');
    });
  });
});
