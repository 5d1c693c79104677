import { PASSWORD, PEOPLE, UNITS } from '../people';
import { expect, test } from './fixture';
import { signOut } from './hall';
import { newestCode } from './qa';
import { chooseMethod, closeNotice } from './sign-in';

// Every other login type and what is refused: pages/sign-in/MethodPanel.test and centre/access/sign-in.codes.test.

test('短信验证码登录：从业务的地址来，手机收到验证码，登录后就到那一页；倒计时刷新后继续', async ({ page }) => {
  await page.goto('./#/grwt/cxyw/jccx/grjcmx');
  await expect(page).toHaveURL(/#\/login$/);
  await chooseMethod(page, '个人', '短信验证码登录');
  await page.getByLabel('手机号码').fill(PEOPLE.张建国.sjhm);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/验证码已发送至/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: '短信验证码登录' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: /秒后可重新获取/ })).toBeVisible();
  await page.getByLabel('手机号码').fill(PEOPLE.张建国.sjhm);
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await newestCode(page, 'sms'));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: '张建国' })).toBeVisible();
  await expect(page).toHaveURL(/grjcmx/);
});

test('单位：账号验证码登录，验证码发到登记的手机；其他单位用单位账号、密码和图形验证码登录，账号不加密，密码加密', async ({
  page,
}) => {
  await page.goto('./#/login');
  await chooseMethod(page, '单位', '账号验证码登录');
  await page.getByLabel('单位账号').fill(UNITS.华夏精密.account);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/验证码已发送至1\d\d\*{4}\d{4}/)).toBeVisible();
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await newestCode(page, 'sms'));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: '华夏精密制造有限公司' })).toBeVisible();
  await closeNotice(page);
  await signOut(page, '华夏精密制造有限公司');

  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('otherUnitLogin')) bodies.push(request.postData() ?? '');
  });
  await chooseMethod(page, '单位', '其他单位登录');
  await page.getByLabel('单位账号').fill(UNITS.融资担保.dwzh);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
  await page.getByRole('textbox', { name: '图形验证码' }).fill(await newestCode(page, 'captcha'));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: '云州市住房融资担保有限公司' })).toBeVisible();
  expect(bodies).toHaveLength(1);
  const sent = new URLSearchParams(bodies[0]);
  expect(sent.get('dwzh')).toBe(UNITS.融资担保.dwzh);
  expect(sent.get('password')).toMatch(/^04[0-9a-f]{194,}$/);
});
