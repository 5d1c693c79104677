import { axe } from './axe';
import { expect, test } from './fixture';
import { qa } from './qa';
import { chooseByKeyboard, tabTo } from './sign-in';

// The key agent, which the worker answers for, is called without a cookie.
test.use({ centre: 'page' });

// What the key, its agent and the centre refuse: pages/sign-in/certificate.test and session/key-agent.test.

test('数字证书登录，单位，只用键盘：密码输错后再输对，每次尝试都用新的随机数；无障碍检查，长辈版，320 像素', async ({
  page,
}) => {
  const signed: string[] = [];
  const randoms: string[] = [];
  const used: string[] = [];
  page.on('request', (request) => {
    const body = request.method() === 'POST' ? request.postDataJSON() : undefined;
    if (request.url().endsWith('/sign')) signed.push(body.text);
    if (request.url().endsWith('/ca/caLogin')) used.push(body.uuid);
  });
  page.on('response', async (response) => {
    if (response.url().includes('/ca/getRandom')) randoms.push((await response.json()).data.random);
  });
  await page.goto('./#/login');
  await page.getByRole('tab', { name: '单位', exact: true }).waitFor();
  await qa(page, 'key', { action: 'remove' });
  await qa(page, 'key', { action: 'insert', no: 'UK-0001' });

  await page.getByRole('tab', { name: '个人', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: '单位', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await chooseByKeyboard(page, '数字证书登录');
  await expect(page.getByRole('tab', { name: '数字证书登录' })).toBeFocused();
  await expect(page.getByRole('radio')).toHaveCount(2);
  expect(await axe(page)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: '重新检测' }));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  const pin = page.getByLabel('密钥密码（PIN码）');
  await expect(pin).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert').first();
  await expect(alert).toContainText('密钥密码不正确，还可以再试2次，之后密钥将被锁定');
  await expect(alert).toBeFocused();
  await expect(pin).toHaveValue('');
  await page.getByRole('button', { name: '长辈版' }).click();
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  await pin.focus();
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/DwwtHome/);
  expect(signed).toHaveLength(2);
  expect(new Set(signed).size).toBe(2);
  // An answer is read after the page has used it.
  await expect.poll(() => randoms).toEqual(signed);
  expect(used).toHaveLength(1);
});
