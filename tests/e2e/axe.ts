import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page, one line each: rule, help, elements, and what moves for longer than 200 ms. Empty when it is clean. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(SOURCE);
  const violations = await page.evaluate(async () => {
    // A colour that is still on its way is nobody's contrast; spinners have no end.
    const moving = () =>
      document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    const slow = moving()
      .filter((one) => Number(one.effect?.getComputedTiming().activeDuration) > 200)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : ''));
    do {
      await Promise.all(moving().map(({ finished }) => finished.catch(() => undefined)));
      // What left with its animation is taken out a frame later.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    } while (moving().length > 0);
    // The script above put it there; the page's own types do not know it.
    const { axe: engine } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
    // What passes need not be described.
    const found = (await engine.run({ resultTypes: ['violations'] })).violations.map(({ id, help, nodes }) => ({
      id,
      help,
      targets: nodes.map(({ target }) => target.join(' ')),
    }));
    return slow.length > 0 ? [...found, { id: 'motion', help: 'at most 200 ms', targets: slow }] : found;
  });
  return violations.map(({ id, help, targets }) => `${id}: ${help} (${targets.slice(0, 5).join(', ')})`);
}
