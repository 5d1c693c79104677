import { PASSWORD, PEOPLE } from '../people';
import { axe } from './axe';
import { expect, test } from './fixture';
import { fault } from './hall';
import { newestCode } from './qa';
import { chooseMethod } from './sign-in';

test.use({ viewport: { width: 1280, height: 720 } });

test('1280×720 不滚动就能看到每种身份、每种登录方式的全部内容；无障碍检查，普通与长辈版；中心设置的登录标志和背景', async ({
  page,
}) => {
  await page.goto('./#/login');
  const methods = page.getByRole('tablist', { name: '登录方式' }).getByRole('tab');
  const panel = page.getByRole('tabpanel').last();
  for (const large of [false, true]) {
    if (large) await page.getByRole('button', { name: '长辈版' }).click();
    for (const type of ['个人', '单位', '开发商'] as const) {
      await page.getByRole('tab', { name: type, exact: true }).click();
      await expect(methods.first()).toBeVisible();
      const shown = await methods.allTextContents();
      await page.getByRole('button', { name: '其他方式' }).click();
      const others = await page.getByRole('menuitem').allTextContents();
      expect(await axe(page), `${type}，其他方式`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: '其他方式' })).toBeFocused();
      for (const name of [...shown, ...others]) {
        await chooseMethod(page, type, name);
        await expect(page.getByText(/^需要：/)).toBeVisible();
        await expect(panel.getByText('加载中...')).toHaveCount(0);
        const bottom = await panel.evaluate((one) => {
          const parts = [...one.querySelectorAll('input, button, a, img, svg')];
          return Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
        });
        if (!large) expect(bottom, `${type} ${name}`).toBeLessThanOrEqual(720);
        expect(await axe(page), `${type} ${name}${large ? '（长辈版）' : ''}`).toEqual([]);
      }
    }
  }

  const picture = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`;
  const website = { hallName: '云州公积金', loginLogo: picture, loginBg: picture };
  await fault(page, 'website/getInfo', 'answer', { code: 0, msg: '', data: website });
  await page.reload();
  const banner = page.getByRole('banner');
  await expect(banner).toContainText('云州公积金');
  await expect(banner.locator('img')).toHaveAttribute('src', picture);
  await expect(banner).toHaveCSS('background-image', /data:image\/svg/);
});

test('公告到得晚，也不推动页面上已有的内容', async ({ page }) => {
  await page.goto('./#/login');
  const others = page.getByRole('heading', { name: /随时查|谨防诈骗/ }).or(page.getByText(/^使用数字证书登录/));
  const places = () => others.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  await expect(page.getByRole('link', { name: '更多通知公告' })).toBeVisible();
  const after = await places();
  await fault(page, '/getTzxxList', 'delay', 3000);
  await page.reload();
  await expect(page.getByRole('heading', { name: '谨防诈骗' })).toBeVisible();
  await expect(page.getByRole('link', { name: '更多通知公告' })).toHaveCount(0);
  expect(await places()).toEqual(after);
});

test('360 像素宽：页签的字在页签正中，“其他方式”与它们在一行；长辈版的电脑屏上，每个不用登录的服务都点得到', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('./#/login');
  const method = page.getByRole('tab', { name: '账号密码登录' });
  await expect(method).toBeVisible();
  const middles = await page.evaluate(() =>
    [...document.querySelectorAll('[role="tablist"]')].map((list) => {
      const tab = list.querySelector('[role="tab"]');
      const words = document.createRange();
      if (tab) words.selectNodeContents(tab);
      const [inner, outer] = [words.getBoundingClientRect(), list.getBoundingClientRect()];
      return Math.round(inner.top + inner.bottom - outer.top - outer.bottom) / 2;
    }),
  );
  for (const off of middles) expect(Math.abs(off)).toBeLessThanOrEqual(2);
  const middle = async (one: typeof method) => {
    const box = await one.boundingBox();
    return box ? box.y + box.height / 2 : Number.NaN;
  };
  const other = page.getByRole('button', { name: '其他方式' });
  expect(Math.abs((await middle(other)) - (await middle(method)))).toBeLessThanOrEqual(1);

  await page.getByRole('button', { name: '长辈版' }).click();
  for (const width of [1200, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    const services = page.getByRole('navigation', { name: '不用登录的服务' }).getByRole('link');
    await expect(services.last()).toBeVisible();
    for (const link of await services.all()) await link.click({ trial: true, timeout: 3000 });
  }
});

test('只用键盘：从打开页面到登录成功，密码是粘贴的', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./#/login');
  await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
  const until = async (name: string | RegExp) => {
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      const label = await focused.evaluate((element) =>
        element instanceof HTMLInputElement
          ? (element.labels?.[0]?.textContent ?? '')
          : (element.getAttribute('aria-label') ?? element.textContent ?? ''),
      );
      if (typeof name === 'string' ? label === name : name.test(label)) return;
    }
    throw new Error(`Tab never reaches ${name}`);
  };
  await until('个人');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: '单位', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await until('其他方式');
  await until('账号密码登录');
  await until('证件号码');
  await page.keyboard.type(PEOPLE.张建国.account);
  await until('密码');
  // A password is taken as it is, blanks and all.
  for (const text of [` ${PASSWORD} `, PASSWORD]) {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+V');
    await expect(page.getByLabel('密码', { exact: true })).toHaveValue(text);
  }
  await until('图形验证码');
  await page.keyboard.type(await newestCode(page, 'captcha'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/GrwtHome/);
});
