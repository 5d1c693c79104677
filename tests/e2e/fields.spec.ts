import type { Locator, Page } from '@playwright/test';
import { PEOPLE } from '../people';
import { expect, test } from './fixture';
import { openGallery } from './gallery';
import { signIn } from './sign-in';

const caret = (box: Locator) => box.evaluate((one: HTMLInputElement) => one.selectionStart);

/** One state of one kind. */
function state(page: Page, kind: string, name: string): Locator {
  const region = page.getByRole('region', { name: kind, exact: true });
  return region.locator('div', { has: page.getByRole('heading', { level: 3, name, exact: true }) }).last();
}

test('控件总览：只用键盘走遍每个控件，每一个都看得见、有名称', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  const kinds = await page.getByRole('navigation', { name: '控件种类' }).getByRole('button').allTextContents();
  const reached = new Set<string>();
  const faults: string[] = [];
  let steps = 0;
  for (; steps < 1500; steps += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element.closest('footer')) return null;
      const { width, height, top, bottom } = element.getBoundingClientRect();
      const named = element.ariaLabel || element.getAttribute('aria-labelledby') || element.textContent?.trim();
      const labelled =
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement;
      const label = labelled && (element.labels?.length ?? 0) > 0;
      return {
        region: element.closest('section[aria-labelledby^="gallery-"]')?.querySelector('h2')?.textContent ?? '',
        what: `${element.tagName} ${element.id} ${element.textContent?.slice(0, 20)}`,
        good: width > 0 && height > 0 && bottom > 0 && top < innerHeight && Boolean(named || label),
      };
    });
    if (at === null) break;
    if (!at.region) continue;
    reached.add(at.region);
    // The way past a long table.
    if (at.what.includes('跳过')) await page.keyboard.press('Enter');
    if (!at.good) faults.push(at.what);
  }
  expect(faults).toEqual([]);
  expect([...reached]).toEqual(kinds);
});

test('输入法写中文一次成字，超大的粘贴只留下允许的字数', async ({ page }) => {
  await openGallery(page);
  const name = state(page, '文本', '空白，必填').getByRole('textbox');
  await name.click();
  const session = await page.context().newCDPSession(page);
  for (const text of ['n', 'ni', "ni'h", "ni'hao"]) {
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await session.send('Input.insertText', { text: '你好𬭚' });
  await page.keyboard.type('3-201');
  await expect(name).toHaveValue('你好𬭚3-201');
  // In the middle of what is there.
  await name.evaluate((one: HTMLInputElement) => one.setSelectionRange(1, 1));
  await session.send('Input.imeSetComposition', { text: 'de', selectionStart: 2, selectionEnd: 2 });
  await session.send('Input.insertText', { text: '的' });
  await expect(name).toHaveValue('你的好𬭚3-201');
  expect(await caret(name)).toBe(2);

  const digits = state(page, '只收字母和数字', '空白，必填').getByRole('textbox');
  await digits.click();
  await session.send('Input.imeSetComposition', { text: 'zh', selectionStart: 2, selectionEnd: 2 });
  await session.send('Input.insertText', { text: '中１' });
  await expect(digits).toHaveValue('1');

  for (const box of [name, digits, state(page, '金额', '空白，必填').getByRole('textbox')]) {
    await box.evaluate((element: HTMLInputElement) => {
      element.focus();
      element.select();
      document.execCommand('insertText', false, '长1'.repeat(5_000_000));
    });
  }
  await expect(name).toHaveValue('长1'.repeat(25));
});

test('银行卡号：在中间改，光标不跳；清除可以撤销', async ({ page }) => {
  await openGallery(page);
  const card = state(page, '银行卡号', '已填写').getByRole('textbox');
  await expect(card).toHaveValue('6222 0202 0000 0101 374');
  await card.click();
  await card.evaluate((element: HTMLInputElement) => element.setSelectionRange(7, 7));
  await page.keyboard.type('9');
  await expect(card).toHaveValue('6222 0290 2000 0010 1374');
  expect(await caret(card)).toBe(8);
  await page.keyboard.press('Backspace');
  await expect(card).toHaveValue('6222 0202 0000 0101 374');
  await card.evaluate((element: HTMLInputElement) => element.setSelectionRange(5, 5));
  // Over the space, forwards and back.
  await page.keyboard.press('Backspace');
  await expect(card).toHaveValue('6220 2020 0000 1013 74');
  expect(await caret(card)).toBe(3);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await expect(card).toHaveValue('6220 0200 0001 0137 4');
  expect(await caret(card)).toBe(4);

  const phone = state(page, '手机号', '空白，选填').getByRole('textbox');
  await phone.fill('123');
  await page.keyboard.press('Tab');
  await expect(phone).toHaveValue('');
  await expect(phone).toHaveAccessibleDescription('请输入正确格式的手机号');
  await state(page, '手机号', '空白，选填').getByRole('button', { name: '撤销' }).click();
  await expect(phone).toHaveValue('123');
});

test('多行表格：千行可编辑，粘贴展开到单元格，错误能定位', async ({ page }) => {
  await openGallery(page);
  const long = state(page, '多行表格', '很长的内容');
  await long.scrollIntoViewIfNeeded();
  // Of a thousand rows only those near the screen are in the page.
  expect(await long.getByRole('row').count()).toBeLessThan(150);
  const first = long.getByLabel('职工1 缴存基数');
  await first.click();
  for (let row = 1; row < 60; row += 1) await page.keyboard.press('Enter');
  await expect(long.getByLabel('职工60 缴存基数')).toBeFocused();
  await expect(long.getByLabel('职工60 缴存基数')).toBeInViewport();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('9000');
  await page.keyboard.press('ArrowDown');
  await expect(long.getByLabel('职工60 缴存基数')).toHaveValue('9000.00');

  const empty = state(page, '多行表格', '空白，必填');
  await empty.getByRole('button', { name: '添加一行' }).click();
  await expect(empty.getByLabel('第1行 姓名')).toBeFocused();
  const lines = Array.from(
    { length: 300 },
    (_, i) => `新职工${i + 1}\t\t${PEOPLE.张建国.sjhm}\t${5000 + i}\t正常`,
  ).join('\n');
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, lines);
  await expect(empty.getByText('已粘贴300行')).toBeVisible();
  await expect(empty.getByLabel('新职工20 缴存基数')).toHaveValue('5019.00');
  await empty.getByRole('button', { name: '撤销粘贴' }).click();
  await expect(empty.getByText(/^共1行/)).toBeVisible();
});

test('光标还在日期框里就离开页面：控制台没有错误，回来还能选', async ({ page }) => {
  await page.goto('./#/login');
  await signIn(page, '张建国');
  await page.goto('./#/grwt/cxyw/jccx/grjcmx');
  const month = page.getByRole('textbox', { name: '汇缴年月' });
  await month.click();
  await page.goto('./#/grwt/cxyw/dkcx/hkmx');
  await expect(page.getByRole('heading', { level: 1, name: '还款明细' })).toBeVisible();
  await page.goBack();
  await month.fill('2026-10');
  await month.press('Enter');
  await expect(page.getByRole('table').getByText('2026-10').first()).toBeVisible();
});
