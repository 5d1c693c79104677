import type { ACCOUNTS } from '../people';
import { axe } from './axe';
import { expect, test } from './fixture';
import { signIn } from './sign-in';

/** Name, who is signed in, and where if not at home. */
const PAGES: readonly [title: string, person?: keyof typeof ACCOUNTS, path?: string][] = [
  ['登录页'],
  ['个人首页', '张建国'],
  ['单位首页', '华夏精密'],
  ['开发商首页', '安居置业'],
  ['我的办件', '刘洋', '/grwt/MyOffice'],
  ['缴存明细', '刘洋', '/grwt/cxyw/jccx/grjcmx'],
  ['个人账户信息', '刘洋', '/grwt/cxyw/jccx/grzhxx'],
];

for (const [title, person, path] of PAGES) {
  test(`${title}：无障碍检查，普通与长辈版；320 像素宽不横向滚动`, async ({ page }) => {
    await page.goto('./#/login');
    if (person) await signIn(page, person);
    if (path) await page.goto(`./#${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: '长辈版' }).click();
    expect(await axe(page)).toEqual([]);
    // As it was found: the width is that of normal print.
    await page.getByRole('button', { name: '长辈版' }).click();
    await page.setViewportSize({ width: 320, height: 640 });
    const wider = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const wide = [...document.querySelectorAll('body *')].filter(
        (one) => one.getBoundingClientRect().right > clientWidth + 1,
      );
      return wide.map(
        (one) =>
          `${one.tagName.toLowerCase()} ${Math.round(one.getBoundingClientRect().right)}: ${one.textContent?.slice(0, 20)}`,
      );
    });
    expect(wider).toEqual([]);
  });
}

test('清单的下拉用键盘选，打开着也通过无障碍检查', async ({ page }) => {
  await signIn(page, '刘洋');
  await page.goto('./#/grwt/cxyw/jccx/grjcmx');
  const kind = page.getByRole('combobox', { name: '明细类型' });
  await kind.press('ArrowDown');
  expect(await axe(page)).toEqual([]);
  await expect(kind).not.toHaveValue('');
});

test('长名字在 360 像素的长辈版里不撑宽页面，点开看得到全名', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, '阿依古丽');
  await page.getByRole('button', { name: '长辈版' }).click();
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const path of ['/grwt/GrwtHome', '/grwt/MyOffice']) {
    await page.goto(`./#${path}`);
    await page.waitForLoadState('networkidle');
    expect(await wider()).toBeLessThanOrEqual(0);
  }
  await page.getByRole('banner').getByRole('button', { name: '阿依古丽·买买提' }).click();
  await expect(page.getByRole('menu', { name: '账号' }).getByText('阿依古丽·买买提')).toBeVisible();
  expect(await wider()).toBeLessThanOrEqual(0);
});
