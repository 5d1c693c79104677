import { axe } from './axe';
import { decideFace, expectHome, openFaceForm, press } from './face';
import { expect, test } from './fixture';

// The machine that runs the tests has no camera.

test('没有找到摄像头：说明，改用手机刷脸，由虚拟手机办成', async ({ page }) => {
  await page.context().grantPermissions(['camera']);
  await openFaceForm(page);
  await press(page, '打开摄像头刷脸');
  await expect(page.getByRole('alert')).toContainText('没有找到摄像头');
  await expect(page.getByRole('alert')).toBeFocused();
  expect(await axe(page)).toEqual([]);
  await press(page, '用手机刷脸');
  await expect(page.getByText('核对码：')).toBeVisible();
  await decideFace(page, 'confirm');
  await expectHome(page);
});

test('全程只用测试工具的虚拟手机：没有摄像头，没有硬件', async ({ page }) => {
  await openFaceForm(page);
  await press(page, '用手机刷脸');
  const code = await page.getByText(/^核对码：\d\d$/).textContent();
  await page.getByRole('button', { name: '测试工具' }).click();
  const request = page.getByRole('listitem').filter({ hasText: '刷脸登录' }).first();
  await expect(request).toContainText(`核对码应为${code?.slice(-2)}`);
  await expect(request).toContainText('张**（110***********1219）');
  await request
    .getByRole('button', { name: /确认|刷脸通过|本人/ })
    .first()
    .click();
  await expectHome(page);
});

test('没有摄像头时换一种登录方式，一个按钮就到', async ({ page }) => {
  await page.context().grantPermissions(['camera']);
  await openFaceForm(page);
  await press(page, '打开摄像头刷脸');
  await expect(page.getByRole('alert')).toContainText('没有找到摄像头');
  await press(page, '短信验证码登录');
  await expect(page.getByRole('tab', { name: '短信验证码登录', selected: true })).toBeVisible();
  await expect(page.getByLabel('手机号码')).toBeVisible();
});
