import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { qa, settled } from './qa';
import { fillRentForm, openRentForm, toConfirmation, toRentForm } from './rent-withdrawal';
import { leaveLostSession, signIn } from './sign-in';

// As in the demo that is delivered: what breaks off, comes back, and stands in two tabs.
test.use({ centre: 'page' });

const RENT = './#/grwt/tqSys/tqyw/zfzj_tq';
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function formOf(page: Page) {
  await signIn(page, '刘洋');
  await openRentForm(page);
}

/** Puts text on the clipboard's way into the focused input, as the browser does on Ctrl+V. */
async function paste(page: Page, name: string, text: string) {
  await box(page, name).fill('');
  await box(page, name).focus();
  await page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text);
}

const caret = (page: Page, name: string) => box(page, name).evaluate((one: HTMLInputElement) => one.selectionStart);

test.describe('填写', () => {
  test('输入法：拼音没选字之前不动，选字之后一字不差', async ({ page }) => {
    await formOf(page);
    await page.getByRole('radio', { name: '商品住房（已备案）' }).check();
    const session = await page.context().newCDPSession(page);
    for (const name of ['详细地址', '出租方']) {
      await box(page, name).fill('');
      await box(page, name).focus();
      for (const half of ['n', 'ni', "ni'h", "ni'hao"]) {
        await session.send('Input.imeSetComposition', {
          text: half,
          selectionStart: half.length,
          selectionEnd: half.length,
        });
        await expect(box(page, name)).toHaveValue(half);
      }
      await session.send('Input.insertText', { text: '你好𬭚' });
      await expect(box(page, name)).toHaveValue('你好𬭚');
      await page.keyboard.type(' 3-201');
      await expect(box(page, name)).toHaveValue('你好𬭚 3-201');
      // In the middle of what is there.
      await box(page, name).evaluate((one: HTMLInputElement) => one.setSelectionRange(1, 1));
      await session.send('Input.imeSetComposition', { text: 'de', selectionStart: 2, selectionEnd: 2 });
      await session.send('Input.insertText', { text: '的' });
      await expect(box(page, name)).toHaveValue('你的好𬭚 3-201');
      expect(await caret(page, name)).toBe(2);
    }
    // A composition that is given up leaves nothing behind.
    await box(page, '未成年子女数').fill('');
    await box(page, '未成年子女数').focus();
    await session.send('Input.imeSetComposition', { text: 'liang', selectionStart: 5, selectionEnd: 5 });
    await session.send('Input.insertText', { text: '两' });
    await expect(box(page, '未成年子女数')).toHaveValue('');
  });

  test('粘贴：全角数字、千分位、指数、半截内容', async ({ page }) => {
    await formOf(page);
    for (const [pasted, kept] of [
      ['１２．５', '12.50'],
      ['1,234.5', '1234.50'],
      ['￥1,500.00元', '1500.00'],
      [' 1 500 ', '1500.00'],
      ['１５００。５', '1500.50'],
      ['0001', '1.00'],
    ] as const) {
      await paste(page, '申请提取金额', pasted);
      await page.keyboard.press('Tab');
      await expect(box(page, '申请提取金额'), pasted).toHaveValue(kept);
    }
    for (const [pasted, message] of [
      ['1e3', '无效金额'],
      ['15-00', '无效金额'],
      ['1.2.3', '无效金额'],
      ['1500.005', '无效金额'],
      ['9999999999999999', '金额过大'],
    ] as const) {
      await paste(page, '申请提取金额', pasted);
      await page.keyboard.press('Tab');
      await expect(box(page, '申请提取金额'), pasted).toHaveValue('');
      await expect(page.getByText(message), pasted).toBeVisible();
      await page.getByRole('button', { name: '撤销' }).click();
      await expect(box(page, '申请提取金额'), pasted).toHaveValue(pasted);
    }
    await paste(page, '申请提取金额', '999999999999999.99');
    await page.keyboard.press('Tab');
    await expect(page.getByText('玖佰玖拾玖万玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分')).toBeVisible();
  });

  test('10 MB 的粘贴：页面仍可操作', async ({ page }) => {
    await formOf(page);
    await page.getByRole('radio', { name: '商品住房（已备案）' }).check();
    for (const name of ['详细地址', '出租方', '申请提取金额', '出租方证件号/代码']) {
      await box(page, name).focus();
      await page.evaluate(() => document.execCommand('insertText', false, '甲1 '.repeat(3_500_000)));
    }
    expect((await box(page, '详细地址').inputValue()).length).toBe(30);
  });

  test('银行卡号：中间增删光标不跳，删到空格也能删', async ({ page }) => {
    await formOf(page);
    await page.getByRole('radio', { name: '其他银行卡' }).check();
    const card = box(page, '收款账号');
    await card.pressSequentially('4111111111111234');
    await expect(card).toHaveValue('4111 1111 1111 1234');
    await page.keyboard.press('Home');
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.type('9');
    await expect(card).toHaveValue('4111 1911 1111 1123 4');
    expect(await caret(page, '收款账号')).toBe(7);
    await page.keyboard.press('Backspace');
    await expect(card).toHaveValue('4111 1111 1111 1234');
    expect(await caret(page, '收款账号')).toBe(6);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(card).toHaveValue('4111 1111 1112 34');
    await page.keyboard.press('Home');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Delete');
    await expect(card).toHaveValue('4111 1111 1123 4');
    expect(await caret(page, '收款账号')).toBe(4);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expect(card).toHaveValue('');
  });

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
  await expect(page.getByRole('dialog', { name: '用户办理须知' })).toBeVisible();

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
  await expect(page.getByText('您符合办理条件，可以继续填写')).toBeVisible();
  await expect(page.getByRole('heading', { name: '核对确认' })).toBeFocused();
  await tabTo('button', '修改租住信息');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '填写信息' })).toBeFocused();

  await tabTo('textbox', '查找地区');
  await page.keyboard.type('云州市东城');
  await tabTo('button', '云州市东城区');
  await page.keyboard.press('Enter');
  await tabTo('textbox', '详细地址');
  await page.keyboard.type('长乐路 18号');
  await page.keyboard.press('Enter');
  await tabTo('textbox', '提取月份起');
  await page.keyboard.type('2026-11');
  await tabTo('textbox', '提取月份止');
  await page.keyboard.type('2026-11');
  await tabTo('textbox', '申请提取金额');
  await page.keyboard.type('1500');
  await tabTo('combobox', '受理网点');
  await page.keyboard.press('ArrowDown');
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

test.describe('用户办理须知', () => {
  test('Esc、点外面、抢先回车都关不掉；后台页签按时间倒数；关闭回到来时的页签', async ({ page }) => {
    await signIn(page, '刘洋');
    await page.clock.install();
    // The page's clock stands: on a busy machine the five seconds would be over before they are looked at.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(`${RENT}?activeIndex=1`);
    const dialog = page.getByRole('dialog', { name: '用户办理须知' });
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(dialog).toBeVisible({ timeout: 500 });
    }).toPass();
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    const agree = dialog.getByRole('button', { name: /^同意/ });
    await expect(agree).toHaveText('同意(5s)');
    await dialog.getByRole('checkbox').check();
    await page.keyboard.press('Enter');
    await agree.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    // A throttled tab in the background gets one tick where five were due.
    await page.clock.fastForward(4000);
    await expect(agree).toHaveText(/同意\([12]s\)/);
    await expect(agree).toBeDisabled();
    await page.clock.fastForward(1500);
    await expect(agree).toHaveText('同意');
    await expect(agree).toBeEnabled();
    await dialog.getByRole('button', { name: '关闭', exact: true }).click();
    await page.clock.runFor(1000);
    await expect(page).toHaveURL(/GrwtHome\?activeIndex=1$/);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(await page.getByRole('tab').nth(1).innerText());
  });
});

test.describe('浏览器的返回', () => {
  test('回到上一步，内容都在；到了第一步才问是否离开', async ({ page }) => {
    await signIn(page, '刘洋');
    await page.getByRole('main').getByRole('link', { name: '租房提取' }).first().click();
    await toRentForm(page);
    await fillRentForm(page, '1500');
    await toConfirmation(page);
    const step = (name: string) => page.getByRole('heading', { level: 2, name });
    const question = page.getByRole('dialog', { name: '系统提示' });
    await page.goBack();
    await expect(step('填写信息')).toBeFocused();
    await expect(page.getByRole('textbox', { name: '提取金额' })).toHaveValue(/^1,?500/);
    await page.goBack();
    await expect(step('办理须知')).toBeFocused();
    await expect(page).toHaveURL(/zfzj_tq/);
    await page.goBack();
    await expect(question).toBeVisible();
  });
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
    await page.clock.install();
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

  test('最后一次输入两秒后关掉页签：一个字也没丢', async ({ page, context }) => {
    await page.clock.install();
    await formOf(page);
    await fillRentForm(page, '1500');
    await box(page, '详细地址').fill('最后改的地址');
    await page.clock.runFor(2500);
    await settled(page);
    const keeper = await context.newPage();
    await keeper.goto('./#/grwt/GrwtHome');
    await expect(keeper.getByRole('heading', { level: 1 })).toBeVisible();
    await page.close();
    const back = await context.newPage();
    await back.goto(RENT);
    await back.getByRole('button', { name: '继续填写' }).click();
    await expect(box(back, '详细地址')).toHaveValue('最后改的地址');
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

  test('两个页签同一份草稿：后保存的一方被告知，不悄悄覆盖', async ({ page, context }) => {
    await formOf(page);
    await fillRentForm(page, '1500');
    // The last of what was typed, not only the first of it.
    await page.getByRole('button', { name: '保存草稿' }).click();
    await expect(page.getByRole('status').getByText(/草稿已保存/)).toBeVisible();
    const other = await context.newPage();
    await other.goto(RENT);
    await other.getByRole('button', { name: '继续填写' }).click();
    await box(other, '详细地址').fill('另一个窗口的地址');
    await other.getByRole('button', { name: '保存草稿' }).click();
    await expect(other.getByRole('status').getByText(/草稿已保存/)).toBeVisible();
    await page.bringToFront();
    await box(page, '详细地址').fill('本窗口的地址');
    await page.getByRole('button', { name: '保存草稿' }).click();
    await expect(page.getByText('这份草稿已在其他窗口或设备上修改')).toBeVisible();
    await page.getByRole('button', { name: '使用较新的草稿' }).click();
    await expect(box(page, '详细地址')).toHaveValue('另一个窗口的地址');
  });
});
