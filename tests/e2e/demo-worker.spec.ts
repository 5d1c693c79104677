import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { signIn } from './sign-in';

// It is about the worker.
test.use({ centre: 'page' });

/** What the browser does to a worker that nothing asks for a while. */
async function stopWorker(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  await browser.detach();
}

test('模拟中心的 Service Worker 被浏览器停掉之后，办理、刷新都没有请求落空', async ({ page }) => {
  const lost: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/') && !response.fromServiceWorker()) lost.push(response.url());
  });
  await signIn(page, '张建国');
  await expect(page.getByText('欢迎您，张建国！')).toBeVisible();
  await stopWorker(page);
  await page.getByRole('link', { name: '我的办件' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '我的办件' })).toBeAttached();
  await expect(page.getByRole('table').first()).toBeVisible();
  for (let times = 0; times < 2; times += 1) {
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: '张建国' })).toBeVisible();
  }
  expect(lost).toEqual([]);
});

test.describe('一个失去的 Worker', () => {
  // What home still asks for as the worker goes fails with it.
  test.use({ allowedConsole: [/net::ERR_FAILED/] });

  test('模拟中心不在页面的线程上：它的 Worker 没了，由新的接着办，已办的都在', async ({ page }) => {
    await signIn(page, '张建国');
    await expect(page.getByText('欢迎您，张建国！')).toBeVisible();
    const centre = () => page.workers().find((worker) => worker.url().includes('centre-worker'));
    const lost = centre();
    expect(lost).toBeDefined();
    const gone = lost?.waitForEvent('close');
    await lost?.evaluate(() => self.close());
    await gone;
    // The page learns of it when the lock of the worker comes free; what is asked before that fails with the worker.
    await expect.poll(() => page.evaluate(isCentreHeld)).toBe(false);
    await page.getByRole('link', { name: '我的办件' }).first().click();
    // The session lies in the journal: who was signed in still is.
    await expect(page.getByRole('heading', { level: 1, name: '我的办件' })).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
    // What the table shows may have been asked ahead, while the one that is lost was still there.
    await expect.poll(() => ![undefined, lost].includes(centre())).toBe(true);
  });
});

test('一条演示数据读不出时，说出是哪一条，存下副本，再从初始数据重新开始', async ({ page }) => {
  await signIn(page, '张建国');
  await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('gjj-centre'));
    const store = database.transaction('journal', 'readwrite').objectStore('journal');
    await done(store.put({ seq: (await done(store.getAllKeys()))[1] }));
    database.close();
  });
  await page.reload();
  const notice = page.getByRole('alert').filter({ hasText: '演示数据已损坏' });
  await expect(notice).toContainText(/共\d+条记录，第2条读不出/);
  const saved = page.waitForEvent('download');
  await notice.getByRole('button', { name: '保存副本' }).click();
  const lines = readFileSync(await (await saved).path(), 'utf8')
    .trimEnd()
    .split('\n');
  expect(lines.map((line) => 'lost' in JSON.parse(line)).slice(0, 3)).toEqual([false, true, false]);
  await notice.getByRole('button', { name: '重新开始' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(notice).toBeHidden();
  await signIn(page, '张建国');
});

async function isCentreHeld(): Promise<boolean> {
  const { held = [], pending = [] } = await navigator.locks.query();
  return [...held, ...pending].some(({ name }) => name?.startsWith('centre-'));
}
