import { browserArguments, findBrowser } from '../../scripts/find-browser.mjs';
import { invoiceIn, openMaterials } from './archive-frame';
import { expect, test } from './fixture';
import { signIn } from './sign-in';

// A browser of its own, with a camera that films a moving clock.
test.use({
  permissions: ['camera'],
  launchOptions: {
    executablePath: findBrowser(),
    args: [...browserArguments(), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

test('拍照上传材料：拍一张、重拍、使用', async ({ page }) => {
  await signIn(page, '刘洋');
  await openMaterials(page);
  const invoice = invoiceIn(page);
  await invoice.getByRole('button', { name: '租金发票或支付凭证拍照' }).click();
  await invoice.getByRole('button', { name: '拍摄' }).click();
  await expect(invoice.getByRole('img', { name: '拍到的照片' })).toBeVisible();
  await invoice.getByRole('button', { name: '重拍' }).click();
  await invoice.getByRole('button', { name: '拍摄' }).click();
  await invoice.getByRole('button', { name: '使用这张照片' }).click();
  await expect(invoice.getByRole('button', { name: /^删除租金发票或支付凭证_\d+\.jpg/ })).toBeVisible();
});
