import { readFileSync } from 'node:fs';
import { expect, test } from './fixture';

test.use({ allowedConsole: [/404|Failed to load resource/] });

// Branches, queues, reports and what does not come: pages/public/centre.test, pages/public/downloads.test, pages/public/videos.test.

test('常用下载：游客查找、下载，文件是真的，次数增加', async ({ page }) => {
  await page.goto('./#/commonDownload');
  await page.getByRole('searchbox', { name: '搜索' }).fill('提取申请表');
  const row = page
    .getByRole('list', { name: '文件' })
    .getByRole('listitem')
    .filter({ hasText: /提取申请表.*OFD/ });
  await expect(row).toContainText('3,107');
  await expect(page.getByText('共2条')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: '下载 住房公积金提取申请表（OFD）' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('住房公积金提取申请表.ofd');
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await expect(row).toContainText('已保存到下载文件夹');
  await expect(row).toContainText('3,108');
});

test('业务指南视频：打开不自动播放；字幕默认开；文字稿定位；关闭后没有声音；文件缺失时说明，文字稿还在', async ({
  page,
}) => {
  await page.goto('./#/operationVideo');
  await page.getByRole('button', { name: '播放 离退休提取（0:54）' }).click();
  const dialog = page.getByRole('dialog', { name: '离退休提取' });
  const video = dialog.locator('video');
  await expect(video).toBeVisible();
  expect(await video.evaluate((one: HTMLVideoElement) => [one.paused, one.readyState])).toEqual([true, 0]);
  await dialog.getByRole('button', { name: /承诺书，用手机扫码签署/ }).click();
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(43);
  await expect(dialog.getByRole('listitem').filter({ hasText: '承诺书' })).toHaveAttribute('aria-current', 'true');
  // Length and parts: without them nobody could seek.
  const facts = await video.evaluate((one: HTMLVideoElement) => {
    (window as unknown as { kept: HTMLVideoElement }).kept = one;
    return { length: one.duration, seekable: one.seekable.end(0), captions: one.textTracks[0]?.mode };
  });
  expect(facts).toEqual({ length: facts.seekable, seekable: expect.any(Number), captions: 'showing' });
  expect(facts.length).toBeGreaterThan(50);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const kept = await page.evaluate(() => {
    const { kept: one } = window as unknown as { kept: HTMLVideoElement };
    return [one.paused, one.isConnected];
  });
  expect(kept).toEqual([true, false]);

  await page.route('**/videos/chd.webm', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('./#/operationVideo?sp=chd');
  const missing = page.getByRole('dialog');
  await missing.getByRole('listitem').getByRole('button').first().click();
  await expect(missing.getByRole('alert')).toContainText('视频暂时无法播放');
});
