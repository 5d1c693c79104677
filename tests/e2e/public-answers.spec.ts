import { axe } from './axe';
import { expect, test } from './fixture';
import { fault } from './hall';
import { fillSignIn, signIn } from './sign-in';

test('客人：边输入边解答，打开解答，去办理要先登录，登录后就到', async ({ page }) => {
  await page.goto('./#/znts');
  await expect(page.getByRole('heading', { name: '大家都在问' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByLabel('您想问什么？').pressSequentially('我想取钱付房租', { delay: 40 });
  await expect(page.getByText(/“我想取钱付房租”：找到\d+条/)).toBeVisible();
  await expect(page).toHaveURL(/q=/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: '租房怎么提取公积金？' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '租房怎么提取公积金？' })).toBeFocused();
  await expect(page.getByText('没有备案合同：每人每月最多1,500元')).toBeVisible();
  await page.getByRole('button', { name: '有帮助 0', exact: true }).click();
  await expect(page.getByText('谢谢您的评价')).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await page.getByRole('region', { name: '去办理' }).getByRole('link', { name: '租房提取' }).click();
  await expect(page).toHaveURL(/#\/login/);
  await fillSignIn(page, '刘洋');
  await expect(page).toHaveURL(/zfzj_tq/);
});

test('没有答案：带着问题去投诉建议；应答损坏可重试；长辈版与320像素', async ({ page }) => {
  await page.goto('./#/znts');
  await page.getByLabel('您想问什么？').fill('外星飞船');
  await expect(page.getByText('没有找到与“外星飞船”有关的内容')).toBeVisible();
  await expect(page.getByRole('link', { name: '把这个问题提交给中心' })).toHaveAttribute('href', /complaintJYAdd\?bt=/);

  await fault(page, 'qwss/getList', 'html', '', 5);
  await page.getByLabel('您想问什么？').fill('租房');
  await expect(page.getByRole('alert')).toContainText('加载失败');
  await fault(page, 'qwss/getList', 'clear' as 'html');
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByText(/“租房”：找到\d+条/)).toBeVisible();

  await page.getByRole('button', { name: '长辈版' }).click();
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(page.getByText(/“租房”：找到\d+条/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: '长辈版' }).click();
});

test('登录后：推送有理由，可以不再提示', async ({ page }) => {
  await signIn(page, '张建国');
  await page.goto('./#/znts');
  const pushed = page.getByRole('region', { name: '为您推送' });
  await expect(pushed.getByText(/您的公积金贷款还剩[\d,]+\.\d\d元/)).toBeVisible();
  await pushed.getByRole('button', { name: '不再提示：签约冲还贷' }).click();
  await expect(pushed.getByRole('heading', { name: '签约冲还贷' })).toBeHidden();
  await page.reload();
  await expect(pushed.getByRole('button', { name: '恢复已隐藏的1条' })).toBeVisible();
  await expect(pushed.getByRole('heading', { name: '签约冲还贷' })).toBeHidden();
});

test('大厅搜索：客人在任何公共页面都能搜，分组、键盘、查看全部结果', async ({ page }) => {
  await page.goto('./#/loanRate');
  const box = page.getByRole('combobox', { name: '搜索业务' });
  const before = await box.boundingBox();
  // Typed at once, before anything of the search is loaded.
  await box.focus();
  await page.keyboard.type('租房');
  await expect(page.getByRole('option', { name: /^租房提取 ?个人/ })).toContainText('需登录');
  await expect(page.getByRole('group', { name: '政策' }).getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('group', { name: '问答' }).getByRole('option').first()).toBeVisible();
  expect(await box.boundingBox()).toEqual(before);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { name: '查看全部结果' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/znts\?q=/);
  await expect(page.getByText(/“租房”：找到\d+条/)).toBeVisible();

  await page.goto('./#/login');
  await expect(page.getByRole('tab', { name: '个人', exact: true })).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
});

test('大厅搜索：输入法组词时不查，组完才查', async ({ page }) => {
  await page.clock.install();
  await page.goto('./#/loanRate');
  const box = page.getByRole('combobox', { name: '搜索业务' });
  await box.focus();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('qwss/getList')) asked.push(new URL(request.url()).searchParams.get('gjz') ?? '');
  });
  const client = await page.context().newCDPSession(page);
  for (const text of ['z', 'zu', 'zuf', 'zufang']) {
    await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await page.clock.runFor(1000);
  }
  expect(asked).toEqual([]);
  await client.send('Input.insertText', { text: '租房' });
  await expect(page.getByRole('option', { name: /^租房提取 ?个人/ })).toBeVisible();
  await expect(box).toHaveValue('租房');
  await expect.poll(() => asked).toEqual(['租房']);
});
