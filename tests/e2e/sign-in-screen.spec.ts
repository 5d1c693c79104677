import { PASSWORD, PEOPLE } from '../people';
import { axe } from './axe';
import { expect, test } from './fixture';
import { fault } from './hall';
import { newestCode } from './qa';

const TYPES = ['个人', '单位', '开发商'] as const;

test.describe('登录页的样子', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  for (const type of TYPES) {
    test(`${type}：1280×720 不滚动就能看到每种登录方式的全部内容；无障碍检查，普通与长辈版`, async ({ page }) => {
      await page.goto('./#/login');
      await page.getByRole('tab', { name: type, exact: true }).click();
      const methods = page.getByRole('tablist', { name: '登录方式' }).getByRole('tab');
      await expect(methods.first()).toBeVisible();
      for (const name of await methods.allTextContents()) {
        await page.getByRole('tab', { name, exact: true }).click();
        await expect(page.getByText(/^需要：/)).toBeVisible();
        await expect(page.getByRole('tabpanel').last().getByText('加载中...')).toHaveCount(0);
        const bottom = await page
          .getByRole('tabpanel')
          .last()
          .evaluate((panel) => {
            const parts = [...panel.querySelectorAll('input, button, a, img, svg')];
            return Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
          });
        expect(bottom, name).toBeLessThanOrEqual(720);
        expect(await axe(page), name).toEqual([]);
      }
      await page.getByRole('button', { name: '长辈版' }).click();
      for (const name of await methods.allTextContents()) {
        await page.getByRole('tab', { name, exact: true }).click();
        await expect(page.getByRole('tabpanel').last().getByText('加载中...')).toHaveCount(0);
        expect(await axe(page), `${name}（长辈版）`).toEqual([]);
      }
    });
  }

  test('公告可以先看，诈骗提醒、下载提示都在', async ({ page }) => {
    await page.goto('./#/login');
    await expect(page.getByRole('heading', { name: '谨防诈骗' })).toBeVisible();
    await expect(page.getByRole('link', { name: '常用下载' })).toBeVisible();
    await page.getByRole('button', { name: '关于租房提取业务调整的通知' }).click();
    const notice = page.getByRole('dialog', { name: '关于租房提取业务调整的通知' });
    await expect(notice).toContainText('租房');
    await notice.getByRole('button', { name: '关闭', exact: true }).last().click();
    await expect(notice).toHaveCount(0);
  });

  test('中心设置的登录标志和背景', async ({ page }) => {
    await page.goto('./#/login');
    await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
    const picture = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`;
    const website = { hallName: '云州公积金', loginLogo: picture, loginBg: picture };
    await fault(page, 'website/getInfo', 'answer', { code: 0, msg: '', data: website });
    await page.reload();
    const banner = page.getByRole('banner');
    await expect(banner).toContainText('云州公积金');
    await expect(banner.locator('img')).toHaveAttribute('src', picture);
    await expect(banner).toHaveCSS('background-image', /data:image\/svg/);
  });
});

test('只用键盘：从打开页面到登录成功', async ({ page }) => {
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
  await until('账号密码登录');
  await until('证件号码');
  await page.keyboard.type(PEOPLE.张建国.account);
  await until('密码');
  await page.keyboard.type(PASSWORD);
  await until('图形验证码');
  await page.keyboard.type(await newestCode(page, 'captcha'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/GrwtHome/);
});

test('粘贴和密码管理器：字段有各自的名字，粘贴可用', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./#/login');
  const password = page.getByLabel('密码', { exact: true });
  await expect(page.getByLabel('证件号码')).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${PASSWORD} `);
  await password.focus();
  await page.keyboard.press('Control+V');
  // A password is taken as it is, blanks and all.
  await expect(password).toHaveValue(` ${PASSWORD} `);
});
