import { expect, type Page } from '@playwright/test';
import { fnv1a } from '../../src/lib/fnv1a';
import { qa } from '../e2e/qa';
import { toRoster } from '../e2e/remittance';

export const LARGE_UNIT = '1000000100';

/** With a session that the centre hands over, as the tests in a browser do. */
export async function signInAsLargeUnit(page: Page): Promise<void> {
  await page.goto('./#/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  const { token } = await qa<{ token: string }>(page, 'session', { loginType: '2', account: LARGE_UNIT });
  await page.evaluate((mark) => {
    const shown = { type: 'string', content: mark, timestamp: Date.now() };
    window.localStorage.setItem('gjj-hall-web:zfgjj:notice_shown', JSON.stringify(shown));
  }, fnv1a(token));
  await go(page, `#/login?token=${token}&loginType=2`);
  await expect(page).toHaveURL(/DwwtHome/, { timeout: 60_000 });
}

/** To another page of the hall without loading it anew. */
export async function go(page: Page, hash: string): Promise<void> {
  await page.evaluate((address) => {
    window.location.hash = address;
  }, hash);
}

export async function openRoster(page: Page): Promise<void> {
  await go(page, '#/dwwt/jcyw/dw_huij');
  const anew = page.getByRole('button', { name: '重新开始' });
  const agreement = page.getByRole('dialog', { name: '用户办理须知' });
  await expect(anew.or(agreement).first()).toBeVisible({ timeout: 60_000 });
  // From the second opening on there is a draft of the one before.
  if (await anew.isVisible()) {
    await anew.click();
    await page.getByRole('dialog', { name: '温馨提示' }).getByRole('button', { name: '重新开始' }).click();
  }
  await toRoster(page, /沿用上月并计入已办变更/);
}

/** Every row of the roster has come. */
export async function rosterComplete(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: '姓名或个人账号' }).waitFor();
  await saying(page, { no: '正在读取其余' }, 120_000);
}

export async function findInRoster(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: '姓名或个人账号' }).pressSequentially('140000001876', { delay: 60 });
  await saying(page, { one: '共1行' }, 30_000);
}

/**
 * Waits for a state of the page by a look at its words. Playwright's own waits read the whole page as a screen reader does each
 * time they fail, in the page's own thread: in a measured stretch they would be the longest task.
 */
async function saying(page: Page, words: { one?: string; no?: string }, timeout: number): Promise<void> {
  await page.waitForFunction(
    ({ one, no }) => {
      const texts = [...document.querySelectorAll('output, [role=status], [role=alert]')]
        .filter((element) => element.getClientRects().length > 0)
        .map(({ textContent }) => textContent);
      const said = (word: string) => texts.some((text) => text?.includes(word));
      return (one === undefined || said(one)) && (no === undefined || !said(no));
    },
    words,
    { timeout, polling: 50 },
  );
}

export const SEALING_HEADINGS = ['个人账号', '姓名', '封存原因', '停缴年月', '离职或退休日期'];

export function sealingRow(member: { grzh: string; xingming: string; jzny: string }): string[] {
  const [year = 0, month = 0] = member.jzny.split('-').map(Number);
  const due = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
  return [member.grzh, member.xingming, '与单位终止劳动关系', due, `${member.jzny}-01`];
}

/** Up to the step that reads the unit's members. */
export async function toSealing(page: Page): Promise<void> {
  await go(page, '#/dwwt/jcyw/grzh_fc');
  const agreement = page.getByRole('dialog', { name: '用户办理须知' });
  await agreement.getByRole('checkbox', { name: '我已阅读并同意以上条款' }).check();
  await agreement.getByRole('button', { name: '同意', exact: true }).click();
  await page.getByRole('button', { name: '下一步' }).waitFor();
}

/** A file can be chosen, whoever is still being read. */
export async function sealingOpen(page: Page): Promise<void> {
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByLabel('导入文件').waitFor({ state: 'attached', timeout: 60_000 });
}

/** All members have been read. */
export async function sealingReady(page: Page): Promise<void> {
  await saying(page, { one: '还没有明细' }, 300_000);
}

/** Back home, and what was left has been let go: a page is put away some time after the address has changed. */
export async function leaveSealing(page: Page): Promise<void> {
  await go(page, '#/dwwt/DwwtHome');
  await page.getByLabel('导入文件').waitFor({ state: 'hidden' });
  await page.waitForTimeout(1000);
}

/** By its path: handed over as bytes, it would be decoded in the page's own thread. */
export async function chooseFile(page: Page, path: string, rows: number): Promise<void> {
  await page.getByLabel('导入文件').setInputFiles(path);
  await saying(page, { one: `已核对文件：共${rows}行，通过${rows}行，有问题0行` }, 300_000);
}

export async function sendRows(page: Page, rows: number): Promise<void> {
  await page.getByRole('button', { name: `保存全部${rows}行明细` }).click();
  await page.getByRole('button', { name: '修改明细' }).waitFor({ timeout: 600_000 });
}
