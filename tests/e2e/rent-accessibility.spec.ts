import type { Page } from '@playwright/test';
import { axe } from './axe';
import { expect, test } from './fixture';
import { fillRentForm, toRentForm } from './rent-withdrawal';
import { signIn } from './sign-in';

/** The page as it stands, in normal and in large print. */
async function clean(page: Page, step: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await axe(page), step).toEqual([]);
  await page.getByRole('button', { name: '长辈版' }).click();
  expect(await axe(page), `${step}，长辈版`).toEqual([]);
  await page.getByRole('button', { name: '长辈版' }).click();
}

// Addresses typed by hand are not the router's own; it says so where it cannot ask before leaving.
test.use({ allowedConsole: [/use a blocker on a POP navigation/] });

test('租房提取每一步、办件、草稿、消息：无障碍检查，普通与长辈版', async ({ page }) => {
  await signIn(page, '刘洋');
  await page.goto('./#/grwt/tqSys/tqyw/zfzj_tq');
  await expect(page.getByRole('dialog', { name: '用户办理须知' })).toBeVisible();
  expect(await axe(page), '用户办理须知').toEqual([]);
  await toRentForm(page);
  await clean(page, '填写信息，已填');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await clean(page, '填写信息，有错');
  await page.getByRole('radio', { name: '商品住房（已备案）' }).check();
  await page.getByRole('radio', { name: '已婚' }).check();
  await page.getByRole('radio', { name: '其他银行卡' }).check();
  await clean(page, '填写信息，全部栏目');
  await page.getByRole('radio', { name: /已绑定/ }).check();
  await fillRentForm(page, '1500');
  await clean(page, '填写信息，填好');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '修改材料' }).click();
  await expect(page.frameLocator('iframe[title="电子档案采集"]').getByText(/系统已核验，免交/)).toBeVisible();
  await clean(page, '材料采集');
  await page.goto('./#/grwt/draftbox');
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '关闭页面' }).click();
  await expect(page.getByRole('link', { name: /^继续填写.*租房提取$/ })).toBeVisible();
  await clean(page, '草稿箱');
  await page.goto('./#/grwt/tqSys/tqyw/zfzj_tq');
  await page.getByRole('button', { name: '继续填写' }).click();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('heading', { name: '核对确认' })).toBeVisible();
  await clean(page, '核对确认');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByRole('region', { name: '受理回执' })).toBeVisible();
  await clean(page, '办理结果');
  await page.getByRole('button', { name: '查看办件' }).click();
  await expect(page.getByRole('heading', { name: /租房提取/ }).first()).toBeVisible();
  await clean(page, '办件详情');
  for (const [path, title] of [
    ['./#/grwt/MyOffice', '我的办件'],
    ['./#/sysMsg/msgHome', '消息中心'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await clean(page, title);
  }
});
