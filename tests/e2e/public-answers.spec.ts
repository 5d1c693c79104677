import { axe } from './axe';
import { expect, test } from './fixture';
import { fillSignIn } from './sign-in';
import { testTime } from './test-day.mjs';

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

// Nothing found, a fault, what is pushed, the groups of the search: pages/public/answers.test.

test('大厅搜索：输入法组词时不查，组完才查', async ({ page }) => {
  await page.clock.install(testTime());
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
