import { expect, test } from './fixture';
import { qa } from './qa';
import { signIn } from './sign-in';

test.describe('外壳', () => {
  test('不认识的地址到 404，能回首页', async ({ page }) => {
    await signIn(page, '张建国');
    await page.goto('./#/no/such/page');
    await expect(page).toHaveURL(/#\/404$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('受保护的深链接先登录，再回到那里', async ({ page }) => {
    await page.goto('./#/grwt/MyOffice');
    await expect(page).toHaveURL(/#\/login/);
    await signIn(page, '张建国');
    await expect(page).toHaveURL(/#\/grwt\/MyOffice$/);
    await page.reload();
    await expect(page).toHaveURL(/#\/grwt\/MyOffice$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('没开放的业务说功能尚未开放', async ({ page }) => {
    await signIn(page, '张建国');
    await page.goto('./#/grwt/tqSys/tqyw/gmzzf');
    await expect(page.getByText('功能尚未开放，敬请期待')).toBeVisible();
  });

  test('大厅关闭时到公告页，开放后回到原处', async ({ page }) => {
    await signIn(page, '张建国');
    await page.goto('./#/grwt/MyOffice');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await qa(page, 'hall', { qdzt: '0', tzyy: '系统升级', yjhfsj: '2026-11-21 20:00' });
    await page.reload();
    await expect(page).toHaveURL(/#\/pubNotice/);
    await qa(page, 'hall', { qdzt: '1' });
    await page.reload();
    await expect(page).toHaveURL(/#\/grwt\/MyOffice/);
  });

  test('长辈版放大字号，刷新后还在', async ({ page }) => {
    await signIn(page, '张建国');
    const button = page.getByRole('button', { name: '长辈版' });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
    expect(size).toBe('20px');
    await page.reload();
    await expect(page.getByRole('button', { name: '长辈版' })).toHaveAttribute('aria-pressed', 'true');
  });
});
