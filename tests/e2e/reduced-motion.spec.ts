import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture';
import { openGallery } from './gallery';
import { signIn } from './sign-in';
import { unitRow } from './unit-stories';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The list of a control, which is opened for it and closed again. */
async function opensInSight(page: Page, control: Locator): Promise<void> {
  await control.click();
  await expect(control).toHaveAttribute('aria-expanded', 'true');
  const options = page.locator(`[id="${await control.getAttribute('aria-controls')}"]`).getByRole('option');
  await expect(options.first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(options.first()).toBeHidden();
}

test('系统设为减少动效：下拉、日历、菜单、对话框都开在看得见的地方，也关得上', async ({ page }) => {
  await openGallery(page);
  for (const region of await page.getByRole('main').getByRole('region').all()) {
    const list = region.locator('input[role="combobox"]:enabled').first();
    if (await list.count()) await opensInSight(page, list);
  }

  await signIn(page, '华夏精密');
  await unitRow(page, '查询业务', '批次记录');
  await opensInSight(page, page.getByRole('combobox', { name: '业务', exact: true }));

  await page
    .getByRole('textbox', { name: /提交日期/ })
    .first()
    .click();
  const day = page.getByRole('gridcell').or(page.locator('.ant-picker-cell-in-view')).first();
  await expect(day).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(day).toBeHidden();

  await page.getByRole('banner').getByRole('button', { name: '华夏精密制造有限公司' }).click();
  const item = page.getByRole('menu', { name: '账号' }).getByRole('menuitem').first();
  await expect(item).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();

  await page.getByRole('button', { name: '列设置' }).click();
  const dialog = page.getByRole('dialog', { name: '列设置' });
  await expect(dialog).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
