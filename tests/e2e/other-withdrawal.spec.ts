import type { Page } from '@playwright/test';
import { PEOPLE } from '../people';
import { archiveFrame, jpeg } from './archive-frame';
import { chooseBranch, chooseOption } from './choose-option';
import { expect, test } from './fixture';
import { signOut } from './hall';
import { qa } from './qa';
import { signIn } from './sign-in';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test.describe('其他原因提取 TQ0199', () => {
  test('两位继承人各按份额提取，最后一位提取后账户销户', async ({ page }) => {
    for (const [person, relation, share] of [
      ['孙志远', '子女', '40'],
      ['孙志芳', '子女', '60'],
    ] as const) {
      await signIn(page, person);
      await openForm(page);
      await box(page, '被继承人姓名').fill('孙德明');
      await box(page, '被继承人证件号码').fill(PEOPLE.孙德明.zjhm);
      await box(page, '死亡日期').fill('2026-08-16');
      await page.keyboard.press('Tab');
      await chooseOption(page.getByRole('combobox', { name: '与被继承人关系' }), relation);
      await box(page, '继承份额').fill(share);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('region', { name: '可提取额度' })).toContainText(`本人份额${share}.00%`);
      await handIn(page, ['死亡证明', '继承公证书/判决书/遗嘱', '继承人身份证明及关系证明']);
      await approve(page);
      await page.goto('./#/grwt/MyOffice');
      await expect(page.getByRole('row', { name: /继承提取/ })).toContainText('办结');
      await signOut(page, person);
    }
    // The last one is told that the account is closed.
    const outbox = await qa<{ to: string; text?: string }[]>(page, 'outbox');
    expect(outbox.find(({ to, text }) => to === PEOPLE.孙志远.sjhm && text?.includes('销户'))?.text).toContain(
      '被继承人孙**账户的一份继承提取已支付，该账户已销户',
    );
  });
});

async function openForm(page: Page): Promise<void> {
  await page.goto('./#/grwt/tqSys/tqyw/qtyy_tq');
  const agreement = page.getByRole('dialog', { name: '用户办理须知' });
  await agreement.getByRole('checkbox', { name: '我已阅读并同意以上条款' }).check();
  await agreement.getByRole('button', { name: '同意', exact: true }).click();
  await page.getByRole('radio', { name: '死亡（继承人）' }).check();
  await expect(page.getByRole('region', { name: '受理条件' })).toContainText('由继承人以本人账号申请');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('heading', { name: '填写信息' })).toBeVisible();
}

/** Commitment, one file for each material, the check page and the receipt. */
async function handIn(page: Page, materials: readonly string[]): Promise<void> {
  await chooseBranch(page, 1);
  await page.getByRole('checkbox', { name: /我承诺所填信息/ }).check();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('heading', { name: '材料采集' })).toBeVisible();
  for (const name of materials) {
    const material = archiveFrame(page).getByRole('region', { name });
    await material.locator('input[type=file]').setInputFiles(jpeg('材料.jpg', 2000, name));
    await expect(material.getByRole('button', { name: '删除材料.jpg' })).toBeVisible();
  }
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('heading', { name: '核对确认' })).toBeVisible();
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByRole('region', { name: '受理回执' })).toContainText('待审核');
}

/** The clerk's yes to the newest case. */
async function approve(page: Page): Promise<void> {
  const [open] = await qa<{ ywlsh: string }[]>(page, 'cases');
  await qa(page, 'review', { ywbh: open?.ywlsh, result: 'approve', opinion: '同意' });
}
