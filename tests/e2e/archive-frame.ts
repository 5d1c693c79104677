import { expect, type FrameLocator, type Page } from '@playwright/test';
import { chooseBranch, chooseOption } from './choose-option';
import { openRentForm } from './rent-withdrawal';

/** The centre's collection page in its frame. */
export function archiveFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="电子档案采集"]');
}

/** The material of a rent that has to be uploaded. */
export function invoiceIn(page: Page) {
  return archiveFrame(page).getByRole('region', { name: '租金发票或支付凭证' });
}

/** From anywhere in the hall to the materials of a rent with a contract that the register does not know: two are to be uploaded. */
export async function openMaterials(page: Page): Promise<void> {
  await toMaterials(page);
  await expect(invoiceIn(page)).toBeVisible();
}

/** The same, whether or not the collection page comes. */
export async function toMaterials(page: Page): Promise<void> {
  await openRentForm(page);
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.getByRole('radio', { name: '商品住房（已备案）' }).check();
  await box('租赁合同/备案编号').fill('ZL999');
  await chooseOption(page.getByRole('combobox', { name: '省', exact: true }), '云州市');
  await chooseOption(page.getByRole('combobox', { name: '市', exact: true }), '东城区');
  await box('详细地址').fill('长乐路 18号 3-201');
  await box('出租方').fill('王 房东');
  await box('租赁起始日期').fill('2026-01-01');
  await page.keyboard.press('Tab');
  await box('租赁终止日期').fill('2026-12-31');
  await page.keyboard.press('Tab');
  await box('月租金').fill('1500');
  await page.getByRole('radio', { name: '未婚' }).check();
  await box('未成年子女数').fill('0');
  await box('提取月份起').fill('2026-11');
  await box('提取月份止').fill('2026-11');
  await box('申请提取金额').fill('1500');
  await chooseBranch(page, 1);
  await page.getByRole('checkbox', { name: /我承诺所填信息/ }).check();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('heading', { name: '材料采集' })).toBeVisible();
}

/** A picture that is one, of any size. */
export function jpeg(name: string, size = 2000, mark = ''): { name: string; mimeType: string; buffer: Buffer } {
  const buffer = Buffer.alloc(size, 0x5a);
  Buffer.from([0xff, 0xd8, 0xff, 0xdb, 0x00, 0x04, 0, 0, 0xff, 0xda, 0x00, 0x04, 0, 0]).copy(buffer);
  buffer.write(mark, 20);
  Buffer.from([0xff, 0xd9]).copy(buffer, size - 2);
  return { name, mimeType: 'image/jpeg', buffer };
}
