import { bringCentre, expect, test } from './fixture';
import { qa } from './qa';
import { signIn } from './sign-in';

test('另一个测试的中心：看不到这里登录的人、停止的大厅和它的短信', async ({ page, browser, baseURL }) => {
  await page.goto('./#/login');
  await signIn(page, '张建国');
  await qa(page, 'hall', { qdzt: '0', tzyy: '系统升级' });
  await page.evaluate(() => fetch('/api/auth/v1/getImgCode'));
  expect(await qa<unknown[]>(page, 'outbox')).not.toEqual([]);

  const other = await browser.newContext({ baseURL });
  await bringCentre(other, baseURL ?? '');
  const stranger = await other.newPage();
  // No page of the hall: what it asks itself would be in the outbox.
  await stranger.goto('./favicon.svg');
  expect(await qa<unknown[]>(stranger, 'outbox')).toEqual([]);
  expect(await qa(stranger, 'status')).toMatchObject({ hall: { qdzt: '1' } });
  expect(await qa(page, 'status')).toMatchObject({ hall: { qdzt: '0' } });
  await other.close();
});
