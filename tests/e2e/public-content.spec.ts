import { readFileSync } from 'node:fs';
import { isWorkingDay } from '../../mocks/centre/kernel/working-days';
import { addDays, type PlainDate, weekdayOf } from '../../src/domain/dates';
import { axe } from './axe';
import { centreDay } from './centre-day';
import { expect, test } from './fixture';
import { fault } from './hall';
import { qa } from './qa';

/** The first Monday after `day` in the middle of three ordinary weeks: worked itself, its Saturday free, the next Monday worked. */
function ordinaryMonday(day: PlainDate): PlainDate {
  const after = (monday: PlainDate, days: number) => isWorkingDay(addDays(monday, days));
  let at = addDays(day, 1);
  while (weekdayOf(at) !== 1 || !after(at, 0) || after(at, 5) || !after(at, 7)) at = addDays(at, 1);
  return at;
}

const inWords = (day: PlainDate) => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;

test.describe('中心介绍', () => {
  test('网点：按区县和业务筛选；排队随中心的时间，周末和节假日休息', async ({ page }) => {
    await page.goto('./#/introToCenter');
    await expect(page.getByText('直属云州市人民政府')).toBeVisible();
    // Monday, ten in the morning, by the centre's clock.
    const monday = ordinaryMonday(await centreDay(page));
    await qa(page, 'clock', { now: `${monday}T10:00:00+08:00` });
    await page.getByRole('button', { name: '刷新排队' }).click();
    await expect(page.getByText(`排队情况截至 ${monday.slice(5)} 10:00`)).toBeVisible();
    const list = page.getByRole('list', { name: '服务网点' });
    await expect(list.getByText(/\d+人等候，约\d+分钟/)).toHaveCount(10);
    await page.getByLabel('区县').selectOption('高新区');
    await page.getByLabel('可办业务').selectOption('贷款');
    await expect(list.getByRole('heading')).toHaveText(['高新区管理部']);
    await page.reload();
    await expect(list.getByRole('heading')).toHaveText(['高新区管理部']);
    await qa(page, 'clock', { now: `${addDays(monday, 5)}T10:00:00+08:00` });
    await page.getByRole('button', { name: '刷新排队' }).click();
    await expect(list.getByText('今日休息')).toBeVisible();
    await expect(
      page.getByText(`今天是周末，各网点休息，${inWords(addDays(monday, 7))}（周一）恢复办公。`),
    ).toBeVisible();
    await expect(page.getByText(/^.+放假：\d{4}年\d+月\d+日/).first()).toBeVisible();
  });

  test('统计年报：表格、图表按需加载、报告可以下载；应答损坏时重试', async ({ page }) => {
    await page.goto('./#/introToCenter');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fault(page, '/zcxx/tjnb', 'html');
    await page.reload();
    const part = page.getByRole('region', { name: '统计年报' });
    await part.getByRole('button', { name: '重新加载' }).click();
    await expect(part.getByRole('row')).toHaveCount(8);
    await part.getByRole('button', { name: '显示图表' }).click();
    await expect(part.getByRole('img', { name: /历年缴存额/ })).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      part.getByRole('button', { name: '下载 住房公积金2025年年度报告（PDF）' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('住房公积金2025年年度报告.pdf');
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });
});

test.describe('常用下载', () => {
  test('游客查找、下载，文件是真的，次数增加', async ({ page }) => {
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

  test('下载中可以取消；失败说明原因，可以重试；没有结果时给出办法', async ({ page }) => {
    await page.goto('./#/commonDownload?gjz=补缴清册');
    const button = page.getByRole('button', { name: '下载 补缴清册（PDF）' });
    await expect(button).toBeVisible();
    await fault(page, '/public/file/download', 'delay', 20_000);
    await button.click();
    await expect(page.getByRole('progressbar', { name: '正在下载 补缴清册（PDF）' })).toBeVisible();
    await page.getByRole('button', { name: '取消下载 补缴清册（PDF）' }).click();
    await expect(button).toBeVisible();
    await fault(page, '/public/file/download', 'html');
    await button.click();
    await expect(page.getByText(/下载失败：.*格式不正确/)).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '重试 补缴清册（PDF）' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('补缴清册.pdf');
    await page.getByRole('searchbox', { name: '搜索' }).fill('没有这样的文件');
    await page.getByRole('button', { name: '清除全部条件' }).click();
    await expect(page.getByText(/^共4\d条$/)).toBeVisible();
  });
});

test.describe('业务指南视频', () => {
  test('打开不自动播放；字幕默认开；文字稿定位；关闭后没有声音', async ({ page }) => {
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
  });

  test('文字稿不播放也能读；搜索视频里的话；没有结果和应答损坏都有办法', async ({ page }) => {
    await page.goto('./#/operationVideo');
    await page.getByRole('button', { name: '文字稿：单位汇缴' }).click();
    await expect(page.getByText('款到以后凭附言码自动匹配清册')).toBeVisible();
    await page.getByRole('searchbox', { name: '搜索' }).fill('附言码');
    await expect(page.getByText('共1条')).toBeVisible();
    await page.getByRole('searchbox', { name: '搜索' }).fill('钓鱼');
    await page.getByRole('button', { name: '清除全部条件' }).click();
    await expect(page.getByText('共8条')).toBeVisible();
    await fault(page, '/spzn/getList', 'truncate');
    await page.getByRole('button', { name: /^提取业务/ }).click();
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(page.getByText('共4条')).toBeVisible();
  });

  test('文件缺失：说明，文字稿还在', async ({ page }) => {
    await page.route('**/videos/ltx.webm', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('./#/operationVideo?sp=ltx');
    const dialog = page.getByRole('dialog', { name: '离退休提取' });
    await dialog.getByRole('button', { name: /达到退休条件的职工/ }).click();
    await expect(dialog.getByRole('alert')).toContainText('视频暂时无法播放');
    await expect(dialog.getByText('达到退休条件的职工')).toBeVisible();
  });
  test.use({ allowedConsole: [/404|Failed to load resource/] });
});

// The pages themselves are walked in public-pages.spec.
test('播放：无障碍检查（正常、长辈版），320 宽不横向滚动', async ({ page }) => {
  await page.goto('./#/operationVideo?sp=chd');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/加载中/)).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute('data-large', ''));
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
