import { expect, test } from './fixture';
import { signIn } from './sign-in';

const HEIGHT = 640;

for (const large of [false, true]) {
  test(`手机首页第一屏：一行横幅，余额，待我处理${large ? '，长辈版' : ''}；搜索按图标打开`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: HEIGHT });
    await signIn(page, '刘洋');
    if (large) await page.getByRole('button', { name: '长辈版' }).click();
    const banner = page.getByRole('banner');
    const bottom = async (name: string) => {
      const box = await page.getByRole('region', { name }).boundingBox();
      return (box?.y ?? HEIGHT) + (box?.height ?? 0);
    };
    await expect(page.getByRole('region', { name: '账户余额' })).toContainText('122,226.82');
    await expect(page.getByText('没有待处理的事项')).toBeVisible();
    // A button of large print is 60 px by itself.
    expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(large ? 60 : 56);
    expect(await bottom('待我处理')).toBeLessThanOrEqual(HEIGHT);
    await expect(banner.getByRole('combobox')).toBeHidden();
    await banner.getByRole('button', { name: '搜索' }).click();
    await expect(banner.getByRole('combobox')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
}
