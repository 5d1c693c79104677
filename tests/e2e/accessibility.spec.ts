import { axe } from './axe';
import { expect, test } from './fixture';
import { type PEOPLE, signIn } from './sign-in';

const PAGES = [
  ['登录页', undefined],
  ['个人首页', '张建国'],
  ['单位首页', '华夏精密'],
  ['开发商首页', '安居置业'],
] as const satisfies [string, keyof typeof PEOPLE | undefined][];

for (const [title, person] of PAGES) {
  test(`${title}：无障碍检查，普通与长辈版`, async ({ page }) => {
    await page.goto('./#/login');
    if (person) await signIn(page, person);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: '长辈版' }).click();
    expect(await axe(page)).toEqual([]);
  });

  test(`${title}：320 像素宽不横向滚动`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('./#/login');
    if (person) await signIn(page, person);
    await page.waitForLoadState('networkidle');
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
