import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page, one line each: rule, help, elements. Empty when it is clean. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(SOURCE);
  const violations = await page.evaluate(async () => {
    // The script above put it there; the page's own types do not know it.
    const { axe: engine } = window as unknown as { axe: { run: () => Promise<AxeResults> } };
    return (await engine.run()).violations.map(({ id, help, nodes }) => ({
      id,
      help,
      targets: nodes.map(({ target }) => target.join(' ')),
    }));
  });
  return violations.map(({ id, help, targets }) => `${id}: ${help} (${targets.slice(0, 5).join(', ')})`);
}
