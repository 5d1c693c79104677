import { expect, type Locator, type Page } from '@playwright/test';
import { qa } from './qa';
import { signIn } from './sign-in';

type FaultKind = 'delay' | 'status' | 'code' | 'html' | 'truncate' | 'abort' | 'answer';

/** The next `times` calls whose path contains `path` go wrong; an object is the whole answer instead of the centre's. */
export async function fault(
  page: Page,
  path: string,
  kind: FaultKind,
  value: string | number | object = '',
  times = 1,
): Promise<void> {
  const said = typeof value === 'object' ? JSON.stringify(value) : String(value);
  await qa(page, 'fault', { path, kind, value: said, times });
}

/** Through the person's menu in the banner, as a person signs out. */
export async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('button', { name: '确定退出' }).click();
  await expect(page).toHaveURL(/#\/login$/);
}

/** The token of somebody who has signed in here but whose session this browser has forgotten since. */
export async function tokenOf(page: Page, person: Parameters<typeof signIn>[1]): Promise<string> {
  await page.goto('./#/login');
  await signIn(page, person);
  const kept = await page.evaluate(() => Object.values(sessionStorage).join());
  const token = /"token":"(\w+)"/.exec(kept)?.[1];
  if (!token) throw new Error('No token in the storage');
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  // Another origin's page in between: nothing of the former one is alive.
  await page.goto('about:blank');
  return token;
}

/** As when the person comes back to the window: the watches ask at once. */
export async function lookAgain(page: Page, times = 1): Promise<void> {
  await page.evaluate((count) => {
    for (let i = 0; i < count; i += 1) window.dispatchEvent(new Event('focus'));
  }, times);
}

/** Everything both storages of this tab hold, as one text. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

/**
 * Both presses of a double click in one task: on a busy machine the second of the mouse's comes when the answer is lost already, and
 * asks anew.
 */
export const pressTwice = (button: Locator): Promise<void> =>
  button.evaluate((pressed: HTMLElement) => {
    pressed.click();
    pressed.click();
  });
