import { expect, type Page } from '@playwright/test';
import { chooseBranch, chooseOption } from './choose-option';

/** From anywhere in the hall to the form of TQ0107: 刘洋 is asked nothing, and comes there to change what is known. */
export async function openRentForm(page: Page): Promise<void> {
  await page.goto('./#/grwt/tqSys/tqyw/zfzj_tq');
  await toRentForm(page);
  await openKnown(page);
}

/** The same from the notice of TQ0107. */
export async function toRentForm(page: Page): Promise<void> {
  await agree(page);
  await expect(page.getByText(/^您符合办理条件/)).toBeVisible();
  await page.getByRole('button', { name: '修改租住信息' }).click();
  await expect(page.getByRole('heading', { name: '填写信息' })).toBeVisible();
}

/** On the notice of any business: the agreement, and on to what comes next; who has agreed today is there already. */
export async function agree(page: Page): Promise<void> {
  const agreement = page.getByRole('dialog', { name: '用户办理须知' });
  const beyond = page.locator('#step-heading').filter({ hasNotText: '办理须知' });
  await expect(agreement.or(beyond).first()).toBeVisible();
  if (await beyond.isVisible()) return;
  await agreement.getByRole('checkbox', { name: '我已阅读并同意以上条款' }).check();
  await agreement.getByRole('button', { name: '同意', exact: true }).click();
  await page.getByRole('button', { name: '下一步' }).click();
}

/** The same, to the form: who may apply is told so above it. */
export async function passNotice(page: Page): Promise<void> {
  await agree(page);
  await expect(page.getByText(/^您符合办理条件/)).toBeVisible();
  await expect(page.getByRole('heading', { name: '填写信息' })).toBeVisible();
}

/** What a person does on the way: headings of the steps that came by, clicks, keys typed. */
interface Effort {
  steps: string[];
  clicks: number;
  typed: number;
}

/** Counts from now on, as long as the page is not loaded anew. */
export async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  await page.evaluate(() => {
    const effort = { steps: [] as string[], clicks: 0, typed: 0 };
    Object.assign(window, { effort });
    new MutationObserver(() => {
      const heading = document.getElementById('step-heading')?.textContent;
      if (heading && effort.steps.at(-1) !== heading) effort.steps.push(heading);
    }).observe(document.body, { childList: true, subtree: true });
    // A label passes its click on to its box: a person has clicked once.
    document.addEventListener('click', ({ isTrusted, detail }) => isTrusted && detail > 0 && effort.clicks++, true);
    document.addEventListener(
      'input',
      ({ target }) => target instanceof HTMLInputElement && target.type === 'text' && effort.typed++,
      true,
    );
  });
  return () => page.evaluate(() => (window as unknown as { effort: Effort }).effort);
}

/** What is known stands as lines in the form: opens them all. */
export async function openKnown(page: Page): Promise<void> {
  // The banner has a form of its own.
  const form = page.locator('main form');
  await form.first().waitFor();
  const edit = form.getByRole('button', { name: /^修改/ });
  while ((await edit.count()) > 0) await edit.first().click();
}

/** Fills the form for renting without a filed contract, in this month. */
export async function fillRentForm(page: Page, amount: string): Promise<void> {
  await openKnown(page);
  await page.getByRole('radio', { name: '商品住房（未备案）' }).check();
  await chooseOption(page.getByRole('combobox', { name: '省', exact: true }), '云州市');
  await chooseOption(page.getByRole('combobox', { name: '市', exact: true }), '东城区');
  await page.getByRole('textbox', { name: '详细地址' }).fill('长乐路 18号 3-201');
  await page.getByRole('radio', { name: '未婚' }).check();
  await page.getByRole('textbox', { name: '未成年子女数' }).fill('0');
  await page.getByRole('textbox', { name: '提取月份起' }).fill('2026-11');
  await page.getByRole('textbox', { name: '提取月份止' }).fill('2026-11');
  await page.getByRole('textbox', { name: '申请提取金额' }).fill(amount);
  await chooseBranch(page, 1);
  await page.getByRole('checkbox', { name: /我承诺所填信息/ }).check();
}

/** From the filled form to 'check your answers': all materials are known to the centre, none is asked for. */
export async function toConfirmation(page: Page): Promise<void> {
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('heading', { name: '核对确认' })).toBeVisible();
  await expect(page.getByText(/系统已核验，免交/)).toBeVisible();
}
