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
