import type { Page } from '@playwright/test';
import { UNITS } from '../people';
import { chooseBranch, chooseOption } from './choose-option';
import { expect, test } from './fixture';
import { signOut } from './hall';
import { qa } from './qa';
import { toRoster } from './remittance';
import { signIn } from './sign-in';

const LIST = '109,680.00';
const CODE = /[0-9A-Z]{12}/;

test.describe('汇缴 GJ0201', () => {
  test('四十八人的单位：分两笔转账缴清，凭证生成，职工看到本月缴存', async ({ page }) => {
    await signIn(page, '华夏精密');
    await page.getByRole('link', { name: '汇缴', exact: true }).first().click();
    await toRoster(page, /沿用上月并计入已办变更/);
    const balance = page.getByLabel('清册平衡');
    await expect(balance).toContainText('48人¥109,101.60');
    await expect(balance).toContainText('1人¥2,978.40');
    await expect(balance).toContainText('1人¥2,544.00');
    await expect(balance).toContainText(`48人¥${LIST}`);
    await page.getByRole('checkbox', { name: /仅看变动（3人）/ }).check();
    await expect(page.getByRole('table', { name: '汇缴清册明细' }).getByRole('row')).toHaveCount(4);
    await page.getByRole('button', { name: '确认清册' }).click();
    await expect(page.getByText(/清册已确认，确认单号QC/)).toBeVisible();
    await page.getByRole('button', { name: '下一步' }).click();

    await chooseOption(page.getByRole('combobox', { name: '汇缴方式' }), '网银/对公转账');
    await chooseBranch(page, 1);
    await page.getByRole('button', { name: '下一步' }).click();
    await expect(page.getByRole('heading', { name: '核对确认' })).toBeVisible();
    await page.getByRole('button', { name: '提交', exact: true }).click();
    const receipt = page.getByRole('region', { name: '受理回执' });
    await expect(receipt).toContainText(LIST);
    const code = CODE.exec((await receipt.innerText()).replace(/\d{20}|QC\d{14}/g, ''))?.[0] ?? '';

    await qa(page, 'transfer', { dwzh: UNITS.华夏精密.dwzh, fse: '100000.00', fy: `十二月 ${code}` });
    await openRecord(page);
    const detail = page.getByRole('dialog', { name: '汇缴详情' });
    await expect(detail).toContainText('待缴款');
    await expect(detail.getByRole('region', { name: '缴款通知' })).toContainText('已到账100,000.00元，尚差9,680.00元');
    // What came stays the unit's own: the rest can be cancelled.
    await expect(detail.getByRole('button', { name: '取消清册' })).toBeVisible();

    await qa(page, 'transfer', { dwzh: UNITS.华夏精密.dwzh, fse: '9680.00', fy: code });
    // The address is that of the list.
    await page.reload();
    await expect(detail).toContainText('已入账');
    await expect(detail).toContainText(/PZ\d{14}/);
    await expect(detail.getByRole('button', { name: '预览2026-12汇缴凭证' })).toBeVisible();
    const download = page.waitForEvent('download');
    await detail.getByRole('button', { name: '下载PDF：2026-12汇缴凭证' }).click();
    expect((await download).suggestedFilename()).toMatch(/汇缴凭证.*\.pdf$/);
    await detail.getByRole('link', { name: '查看本月汇缴清册' }).click();
    await expect(detail).toBeHidden();
    await expect(page.getByRole('region', { name: '汇缴清册', exact: true }).getByLabel('清册平衡')).toContainText(
      LIST,
    );
    await signOut(page, '华夏精密制造有限公司');

    await signIn(page, '张建国');
    await page.goto('./#/grwt/cxyw/jccx/grjcmx');
    await expect(page.getByRole('row', { name: /2026-12/ })).toContainText('4,320.00');
    await page.goto('./#/sysMsg/msgHome');
    await expect(page.getByRole('main')).toContainText('您2026-12的住房公积金4,320.00元已入账');
  });

  test('与上月相同的月份：360 像素宽，五次点击，不输入任何内容', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await signIn(page, '华夏精密');
    let clicks = 0;
    await page.exposeFunction('countClick', () => {
      clicks += 1;
    });
    await page.evaluate(() => {
      // Of a label and its box only the box counts: one press brings both.
      document.addEventListener('click', ({ detail }) => detail > 0 && Reflect.get(window, 'countClick')(), true);
    });
    await page.getByRole('link', { name: '去汇缴' }).click();
    const agreement = page.getByRole('dialog', { name: '用户办理须知' });
    await agreement.getByRole('checkbox', { name: '我已阅读并同意以上条款' }).click();
    await agreement.getByRole('button', { name: '同意', exact: true }).click();
    await page.getByRole('button', { name: '按上次办理' }).click();
    await expect(page.getByRole('checkbox', { name: /仅看变动（3人）/ })).toBeChecked();
    await expect(page.getByRole('region', { name: '汇缴清册', exact: true })).toContainText(LIST);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: '提交', exact: true }).click();
    await expect(page.getByRole('region', { name: '受理回执' })).toContainText(LIST);
    expect(clicks).toBeLessThanOrEqual(5);
  });

  test('一万人的清册：只画出屏幕附近的行，能滚到底', async ({ page }) => {
    await signIn(page, '东方云商');
    await page.goto('./#/dwwt/jcyw/dw_huij');
    await toRoster(page, /沿用上月并计入已办变更/);
    const table = page.getByRole('table', { name: '汇缴清册明细' });
    await expect(table.getByRole('row').nth(5)).toBeVisible();
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    expect(await table.getByRole('row').count()).toBeLessThan(200);
    await page.getByRole('region', { name: '汇缴清册明细' }).evaluate((region) => {
      region.scrollTop = region.scrollHeight;
    });
    await expect(table.getByRole('row', { name: /130000009999/ })).toBeVisible();
    await page.getByRole('textbox', { name: '姓名或个人账号' }).fill('130000005000');
    await expect(table.getByRole('row', { name: /130000005000/ })).toBeVisible();
  });
});

async function openRecord(page: Page): Promise<void> {
  await page.goto('./#/dwwt/cxyw/hjpz');
  await page.getByRole('button', { name: '详情2026-12' }).first().click();
}
