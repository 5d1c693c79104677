import { axe } from './axe';
import { expect, test } from './fixture';
import { fault } from './hall';
import { signIn } from './sign-in';

test.use({ allowedConsole: [/status of 500/] });

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

test('登录的单位预选单位的政策', async ({ page }) => {
  await signIn(page, '华夏精密');
  await page.goto('./#/policyInfo');
  await expect(
    page.getByRole('group', { name: '与我有关' }).getByRole('button', { name: '单位', pressed: true }),
  ).toBeVisible();
  await expect(page.getByText(/已按您的登录身份选出/)).toBeVisible();
});

test('服务故障：一句话和重试；没有结果：说怎么办', async ({ page }) => {
  await page.goto('./#/introToCenter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await fault(page, 'zcxx/getZcxxList', 'status', 500);
  await page.goto('./#/policyInfo');
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('list', { name: '政策列表' }).getByRole('listitem')).toHaveCount(20);
  await page.getByRole('searchbox', { name: '搜索' }).fill('外星飞船');
  await expect(page.getByText('没有符合条件的政策')).toBeVisible();
  await page.getByRole('button', { name: '清除全部条件' }).click();
  await expect(page.getByRole('list', { name: '政策列表' }).getByRole('listitem')).toHaveCount(20);
  await fault(page, 'zcxx/getZcxxXq', 'html');
  await page.goto('./#/policyDetail?id=ZC20260919001');
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '云州市住房公积金提取管理办法' })).toBeVisible();
  await page.goto('./#/policyDetail?id=%3Cscript%3E');
  await expect(page.getByRole('alert')).toContainText('链接不完整');
});

test('无障碍检查：普通与长辈版，320 像素宽不横向滚动', async ({ page }) => {
  for (const large of [false, true]) {
    for (const path of ['policyInfo?gjz=租房', 'policyDetail?id=ZC20260919001', 'policyDetail?id=ZC20251222001']) {
      await page.goto(`./#/${path}`);
      if (large && !(await page.locator('html[data-large]').count()))
        await page.getByRole('button', { name: '长辈版' }).click();
      await expect(page.getByText('加载中...')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await axe(page)).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['policyInfo', 'policyDetail?id=ZC20260919001']) {
    await page.goto(`./#/${path}`);
    await expect(page.getByText('加载中...')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
