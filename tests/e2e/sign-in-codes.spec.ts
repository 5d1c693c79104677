import { NOBODY, PASSWORD, PEOPLE, UNITS } from '../people';
import { expect, test } from './fixture';
import { fault } from './hall';
import { newestCode, qa } from './qa';
import { chooseMethod, fillSignIn } from './sign-in';

test.describe('短信验证码登录', () => {
  test('个人：手机收到验证码，登录到自己的首页', async ({ page }) => {
    await page.goto('./#/login');
    await chooseMethod(page, '个人', '短信验证码登录');
    await page.getByLabel('手机号码').fill(PEOPLE.张建国.sjhm);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText(/验证码已发送至/)).toBeVisible();
    await page.getByRole('textbox', { name: '短信验证码' }).fill(await newestCode(page, 'sms'));
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: '张建国' })).toBeVisible();
  });

  test('验证码不对、过于频繁：说明在字段旁；倒计时刷新后继续', async ({ page }) => {
    await page.goto('./#/login');
    await chooseMethod(page, '个人', '短信验证码登录');
    await page.getByLabel('手机号码').fill(PEOPLE.张建国.sjhm);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByRole('button', { name: /秒后可重新获取/ })).toBeVisible();
    await page.getByRole('textbox', { name: '短信验证码' }).fill('000000');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByText('短信验证码错误或已失效')).toHaveCount(2);
    await page.reload();
    await expect(page.getByRole('tab', { name: '短信验证码登录' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('button', { name: /秒后可重新获取/ })).toBeVisible();
    // The centre counts by itself, whatever this browser forgot.
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await chooseMethod(page, '个人', '短信验证码登录');
    await page.getByLabel('手机号码').fill(PEOPLE.张建国.sjhm);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByRole('alert')).toContainText('请求过频繁');
  });

  test('没有登记的手机号码：与登记过的看不出区别', async ({ page }) => {
    await page.goto('./#/login');
    await chooseMethod(page, '个人', '短信验证码登录');
    await page.getByLabel('手机号码').fill(NOBODY.sjhm);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText(/验证码已发送至137\*{4}2222/)).toBeVisible();
    const outbox = await qa<{ kind: string }[]>(page, 'outbox');
    expect(outbox.filter(({ kind }) => kind === 'sms')).toEqual([]);
  });
});

test.describe('短信验证码登录，一个时钟', () => {
  // The centre's clock is the page's, which is put on.
  test.use({ centre: 'page' });

  test('验证码过期：五分钟以后不能用，重新获取的可以', async ({ page }) => {
    await page.clock.install();
    await page.goto('./#/login');
    await chooseMethod(page, '个人', '短信验证码登录');
    await page.getByLabel('手机号码').fill(PEOPLE.张建国.sjhm);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText(/验证码已发送至/)).toBeVisible();
    await page.getByRole('textbox', { name: '短信验证码' }).fill(await newestCode(page, 'sms'));
    await page.clock.fastForward(301_000);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByText('短信验证码错误或已失效')).toHaveCount(2);
    await page.getByRole('button', { name: /获取验证码/ }).click();
    await expect(page.getByRole('button', { name: /秒后可重新获取/ })).toBeVisible();
    await page.getByRole('textbox', { name: '短信验证码' }).fill(await newestCode(page, 'sms'));
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(/GrwtHome/);
  });
});

test.describe('账号验证码登录', () => {
  test('单位：验证码发到登记的手机', async ({ page }) => {
    await page.goto('./#/login');
    await chooseMethod(page, '单位', '账号验证码登录');
    await page.getByLabel('单位账号').fill(UNITS.华夏精密.account);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText(/验证码已发送至1\d\d\*{4}\d{4}/)).toBeVisible();
    await page.getByRole('textbox', { name: '短信验证码' }).fill(await newestCode(page, 'sms'));
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: '华夏精密制造有限公司' })).toBeVisible();
  });
});

test.describe('其他单位登录', () => {
  test('用单位账号、密码和图形验证码登录，账号不加密，密码加密', async ({ page }) => {
    const bodies: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('otherUnitLogin')) bodies.push(request.postData() ?? '');
    });
    await page.goto('./#/login');
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
});

test.describe('账号密码登录的失败', () => {
  test('图形验证码不对：换一张，其余保留；看不清可以做文字题', async ({ page }) => {
    await page.goto('./#/login');
    await page.getByLabel('证件号码').fill(PEOPLE.张建国.account);
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    const picture = page.getByRole('img', { name: /图形验证码/ });
    const before = await picture.getAttribute('src');
    await page.getByRole('textbox', { name: '图形验证码' }).fill('0000');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByText('验证码错误，请重新输入')).toHaveCount(2);
    await expect(picture).not.toHaveAttribute('src', before ?? '');
    await expect(page.getByLabel('密码', { exact: true })).toHaveValue(PASSWORD);

    await page.getByRole('button', { name: '看不清图片，改用文字题' }).click();
    await expect(page.getByText(/等于几？请输入数字/)).toBeVisible();
    await page.getByRole('textbox', { name: '图形验证码' }).fill(await newestCode(page, 'captcha'));
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(/GrwtHome/);
  });

  test('连续输错五次：锁定，说明原因和到什么时候', async ({ page }) => {
    await page.goto('./#/login');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await fillSignIn(page, '张建国', `Wrong@${attempt}`);
      const said =
        attempt < 5 ? '用户名不存在或密码错误' : /密码连续输错5次，账户已锁定，请于\d\d:\d\d:\d\d后（约10分钟）再试/;
      await expect(page.getByRole('alert')).toContainText(said);
      await expect(page.getByRole('textbox', { name: '图形验证码' })).toHaveValue('');
    }
  });

  test('没有这个账号：与密码错误同一句话', async ({ page }) => {
    await page.goto('./#/login');
    await page.getByLabel('证件号码').fill(NOBODY.zjhm);
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
    await page.getByRole('textbox', { name: '图形验证码' }).fill(await newestCode(page, 'captcha'));
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('用户名不存在或密码错误');
  });

  test.describe('取密钥失败', () => {
    test.use({ allowedConsole: [/status of 500/] });

    // Each other way in which a key is none: api/secret.test.
    test('说明没有发出，证件号和密码不离开本机', async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (/accountLogin|smsCodeLogin|sendLoginSmsCode/.test(request.url())) sent.push(request.url());
      });
      await page.goto('./#/login');
      await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
      await fault(page, 'getPubleKey', 'status', 500, 20);
      await fillSignIn(page, '张建国');
      await expect(page.getByRole('alert')).toContainText('加密服务暂不可用，信息没有发出，请稍后重试');
      await chooseMethod(page, '个人', '短信验证码登录');
      await page.getByLabel('手机号码').fill(PEOPLE.张建国.sjhm);
      await page.getByRole('button', { name: '获取验证码' }).click();
      await expect(page.getByRole('alert')).toContainText('加密服务暂不可用');
      expect(sent).toEqual([]);
    });
  });
});

test('中心关闭一种登录方式：页面上没有，直接请求也被拒绝', async ({ page }) => {
  await page.goto('./#/login');
  await expect(page.getByRole('tab', { name: '账号验证码登录' })).toBeVisible();
  await qa(page, 'methods', { key: 'account-code', loginTypes: '2,3' });
  await page.reload();
  await expect(page.getByRole('tab', { name: '短信验证码登录' })).toBeVisible();
  await expect(page.getByRole('tab', { name: '账号验证码登录' })).toHaveCount(0);
  await page.getByRole('tab', { name: '单位', exact: true }).click();
  await expect(page.getByRole('tab', { name: '账号验证码登录' })).toBeVisible();
});
