import { axe } from './axe';
import { expect, test } from './fixture';
import { lookAgain } from './hall';
import { qa, settled } from './qa';

// The list, a fault, none, and the notice of the day: pages/public/notices.test, layouts/NoticePopup.test, app/App.test.

test('大厅关闭：从任何页面到这里，说明怎么办；开放后回去；特意来看的不被送走', async ({ page }) => {
  await page.goto('./#/policyInfo?gjz=租房');
  await expect(page.getByRole('list', { name: '政策列表' })).toBeVisible();
  await qa(page, 'hall', { qdzt: '0', tzyy: '年终结算', yjhfsj: '2026-11-22 06:00' });
  await lookAgain(page);
  await expect(page.getByRole('heading', { level: 1, name: '网上办事大厅已停止服务' })).toBeVisible();
  await expect(page.getByText('维护中，预计2026-11-22 06:00恢复。')).toBeVisible();
  await expect(page.getByText('城区管理部')).toBeVisible();
  for (const large of [false, true]) {
    if (large) await page.getByRole('button', { name: '长辈版' }).click();
    expect(await axe(page)).toEqual([]);
  }
  await page.getByRole('button', { name: '现在检查' }).click();
  await expect(page.getByText('刚刚检查过，大厅还没有恢复。')).toBeVisible();
  await qa(page, 'hall', { qdzt: '1' });
  await page.getByRole('button', { name: '现在检查' }).click();
  await expect(page).toHaveURL(/policyInfo\?gjz=/);
  // An address typed before the way back is done would be overtaken by it.
  await expect(page.getByRole('heading', { level: 1, name: '政策信息' })).toBeVisible();
  await page.goto('./#/pubNotice');
  await lookAgain(page);
  await expect(page.getByRole('heading', { level: 1, name: '通知公告' })).toBeVisible();
  await settled(page);
  await expect(page).toHaveURL(/#\/pubNotice$/);
});
