import type { Page } from '@playwright/test';

/** What an errand takes: presses of buttons, links and boxes, and the fields that are filled in, each once. */
export interface Errand {
  presses: string[];
  fields: string[];
}

/** Counts from now on, as long as the page is not loaded anew. */
export async function countErrand(page: Page): Promise<() => Promise<Errand>> {
  await page.evaluate(() => {
    const presses: string[] = [];
    const fields = new Set<string>();
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? (element.id.split('-').at(-1) || (element.textContent ?? '').trim());
    Object.assign(window, { errand: () => ({ presses, fields: [...fields] }) });
    document.addEventListener(
      'click',
      ({ target, isTrusted, detail }) => {
        if (!isTrusted || detail === 0 || !(target instanceof Element)) return;
        const option = target.closest('[role="option"], .ant-select-item');
        if (option) return void fields.add(nameOf(document.activeElement ?? option));
        // A label passes its click on to its box: a person has pressed once.
        const pressed = target.closest('button, a, [role="tab"], input[type="checkbox"], input[type="radio"]');
        if (pressed) presses.push(nameOf(pressed));
      },
      true,
    );
    document.addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'text' && target.role !== 'combobox')
          fields.add(nameOf(target));
      },
      true,
    );
  });
  return () => page.evaluate(() => (window as unknown as { errand: () => Errand }).errand());
}
