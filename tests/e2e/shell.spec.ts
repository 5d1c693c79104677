import { expect, test } from './fixture';
import { fault } from './hall';
import { fillSignIn, signIn } from './sign-in';

test('横幅高 260 像素；长辈版在别的页签里也跟着变', async ({ page, context }) => {
  await signIn(page, '张建国');
  const banner = await page.getByRole('banner').boundingBox();
  expect(banner?.height).toBe(260);
  const second = await context.newPage();
  await second.goto('./#/policyInfo');
  await page.getByRole('button', { name: '长辈版' }).click();
  await page.reload();
  for (const tab of [page, second]) {
    await expect(tab.getByRole('button', { name: '退出长辈版' })).toBeVisible();
    expect(await tab.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('20px');
  }
});

test('横幅在登录页和首页高 260 像素，别的页面收成一行；刷新时从第一帧起就是这一行', async ({ page }) => {
  const banner = page.getByRole('banner');
  const heightAt = async (address: string) => {
    await page.goto(`./#${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return (await banner.boundingBox())?.height;
  };
  expect(await heightAt('/login')).toBe(260);
  const row = await heightAt('/policyInfo');
  expect(row).toBeLessThan(60);
  expect(await heightAt('/nowhere')).toBe(row);
  await signIn(page, '张建国');
  const withNavigation = await heightAt('/grwt/MyOffice');
  expect(withNavigation).toBeLessThan(120);

  // Every height that the frame has while the page is loaded anew.
  await page.addInitScript(() => {
    const heights = new Set<number>();
    Object.assign(window, { heights });
    const look = () => {
      const shown = document.querySelector('header');
      if (shown) heights.add(shown.offsetHeight);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const heights = await page.evaluate(() => [...(window as unknown as { heights: Set<number> }).heights]);
  expect(heights).toEqual([withNavigation]);
});

test('没有脚本时的第一帧，横幅与将要打开的页面一样高', async ({ page }) => {
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  for (const [address, height] of [
    ['/login', 260],
    ['/grwt/GrwtHome', 260],
    ['/policyInfo', 52],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`./#${address}`);
    const banner = page.getByText('住房公积金网上办事大厅', { exact: true }).locator('..');
    expect((await banner.boundingBox())?.height, address).toBe(height);
  }
});

test('业务导航用方向键走，Tab 也走得到', async ({ page }) => {
  await signIn(page, '张建国');
  const links = page.getByRole('navigation', { name: '业务导航' }).getByRole('link');
  await links.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  // antd moves the focus in the next frame.
  await expect(links.filter({ hasText: '我的办件' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/MyOffice$/);
  await links.first().focus();
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
});

test('第一下 Tab 跳到主要内容，地址不变；账号菜单只用键盘', async ({ page }) => {
  await page.goto('./#/introToCenter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/#\/introToCenter$/);

  await signIn(page, '张建国');
  const button = page.getByRole('banner').getByRole('button', { name: '张建国' });
  const item = (name: string) => page.getByRole('menuitem', { name });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(item('修改密码')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(item('退出登录')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(item('切换账号')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(item('修改密码')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mmxg$/);
  await page.goBack();
  await button.click();
  await item('切换账号').click();
  const question = page.getByRole('alertdialog', { name: '切换账号' });
  await expect(question).toContainText('切换账号将先退出当前账号，是否继续？');
  await question.getByRole('button', { name: '取消' }).click();
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(/GrwtHome$/);
});

test.describe('提示的文件晚到', () => {
  test.use({ allowedConsole: [/overlays-|status of 404/i] });

  test('登录页照常能用，这之前的提示和快捷菜单随后才显示，不会丢', async ({ page }) => {
    let refused = 0;
    let isHere = false;
    await page.route(/\/overlays-[^/]+\.js$/i, (route) => {
      if (isHere) return route.continue();
      refused += 1;
      return route.abort();
    });
    await page.goto('./#/login');
    await expect.poll(() => refused).toBeGreaterThan(0);
    await fault(page, '/accountLogin', 'status', 404);
    await fillSignIn(page, '张建国');
    const toast = page.getByText('Web服务接口未部署');
    await expect(toast).toHaveCount(0);
    const before = refused;
    await expect.poll(() => refused).toBeGreaterThan(before);
    isHere = true;
    await expect(toast.first()).toBeVisible();
    await expect(page.getByRole('link', { name: '中心介绍' })).toBeVisible();
  });
});
