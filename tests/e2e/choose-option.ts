import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses from a list as a person does: opens it and presses the option of this label, or the one at this place, from 1 (-1: the last). */
export async function chooseOption(list: Locator, option: string | RegExp | number): Promise<void> {
  if (await list.evaluate((element) => element instanceof HTMLSelectElement)) {
    if (option instanceof RegExp) throw new Error('A native list takes a label or a place');
    await list.selectOption(typeof option === 'number' ? { index: option } : { label: option });
    return;
  }
  // A field that has just been opened may still take the focus, and with it the list away: opened once more.
  await expect(async () => {
    const options = await openList(list);
    const wanted =
      typeof option === 'number'
        ? options.nth(option > 0 ? option - 1 : option)
        : options.filter({ hasText: typeof option === 'string' ? exactly(option) : option }).first();
    await wanted.click({ timeout: 5000 });
  }).toPass();
  await expect(list).toHaveAttribute('aria-expanded', 'false');
}

/** Opens a value that may be known already and stand as a line. */
export async function openLine(page: Page, label: string, control: Locator): Promise<void> {
  const edit = page.getByRole('button', { name: `修改${label}`, exact: true });
  await edit.or(control).first().waitFor();
  if (await edit.isVisible()) await edit.click();
}

/** Chooses the branch, which is known to most. */
export async function chooseBranch(page: Page, option: string | number): Promise<void> {
  const list = page.getByRole('combobox', { name: '受理网点' });
  await openLine(page, '受理网点', list);
  await chooseOption(list, option);
}

/** The options of a list, which is opened for it. */
export async function openList(list: Locator): Promise<Locator> {
  // Pressed again where the options came only after the first time: a list without any does not open.
  await expect(async () => {
    if ((await list.getAttribute('aria-expanded')) !== 'true') await list.press('ArrowDown');
    await expect(list).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 });
  }).toPass();
  const box = await list.getAttribute('aria-controls');
  return list.page().locator(`[id="${box}"] [role="option"]`);
}

function exactly(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}
