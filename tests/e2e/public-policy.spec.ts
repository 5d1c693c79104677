import { expect, test } from './fixture';

// Who signs in, a fault, nothing found: pages/public/policy.test.

test('客人查到现行的租房政策：从旧文件到现行规定，目录、表格、解读、附件都能用', async ({ page }) => {
  await page.goto('./#/policyInfo');
  const list = page.getByRole('list', { name: '政策列表' });
  await expect(list.getByRole('listitem')).toHaveCount(20);
  await page.getByRole('searchbox', { name: '搜索' }).fill('租房');
  await expect(page).toHaveURL(/gjz=/);
  await page.getByRole('button', { name: '已废止' }).click();
  await expect(page).toHaveURL(/yxzt=3/);
  await list.getByRole('link', { name: '租房提取住房公积金管理规定' }).click();
  await expect(page.getByRole('note')).toContainText('本政策已经废止');
  await page.getByRole('link', { name: /管理办法（2026年修订）/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2026年修订');
  await expect(page.getByRole('group', { name: '表格1：租房提取额度' })).toContainText('每人每月不超过1,500元');
  await page.getByRole('navigation', { name: '目录' }).getByRole('button', { name: '四、示例' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '四、示例' })).toBeInViewport();
  await expect(page.getByText('没有租赁合同可以提取吗？')).toBeVisible();

  await page.getByRole('link', { name: '云州市住房公积金提取管理办法', exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载 提取业务办理指南（PDF）' }).click();
  expect((await saved).suggestedFilename()).toBe('提取业务办理指南.pdf');

  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/policyInfo\?.*yxzt=3/);
  await expect(page.getByRole('searchbox', { name: '搜索' })).toHaveValue('租房');
});
