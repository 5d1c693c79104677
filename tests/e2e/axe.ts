import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the page keeps until it is loaded anew. */
interface Engine {
  axe?: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
  /** Elements of banner and footer that were clean, and all others as they were at the last, clean look. */
  axeKnown?: { frame: Set<string>; rest: string };
}

/**
 * What axe finds on the page, one line each: rule, help, elements, and what moves for longer than 200 ms. Empty when it is clean.
 * Banner and footer are looked at once, and again where an element of theirs says something new; a page that the other print only
 * makes larger is asked in it what depends on room.
 */
export async function axe(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(lookThrough);
  return violations.map(({ id, help, targets }) => `${id}: ${help} (${targets.slice(0, 5).join(', ')})`);
}

/** Runs in the page: nothing from outside may be named in it. */
async function lookThrough(): Promise<{ id: string; help: string; targets: string[] }[]> {
  // A colour that is still on its way is nobody's contrast; spinners have no end.
  const moving = () =>
    document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
  const slow = moving()
    .filter((one) => Number(one.effect?.getComputedTiming().activeDuration) > 200)
    .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : ''));
  // An animation that is held, or a frame that never comes, is not waited for without end.
  const atMost = (coming: Promise<unknown>) => Promise.race([coming, new Promise((done) => setTimeout(done, 5000))]);
  for (let round = 0; round < 5 && (round === 0 || moving().length > 0); round += 1) {
    await atMost(Promise.all(moving().map(({ finished }) => finished.catch(() => undefined))));
    // What left with its animation is taken out a frame later.
    for (let frame = 0; frame < 2; frame += 1) await atMost(new Promise(requestAnimationFrame));
  }

  // The script was put there by the test; the page's own types do not know it.
  const engine = window as unknown as Engine & Required<Pick<Engine, 'axe'>>;
  engine.axeKnown ??= { frame: new Set(), rest: '' };
  const known = engine.axeKnown;
  const bars = [...document.querySelectorAll('header, footer')].filter((one) => !one.closest('main, [role="dialog"]'));
  const inBars = bars.map((bar) => [bar, ...bar.querySelectorAll('*')].map((one) => describe(one, false)));
  const rest = [...document.querySelectorAll('*')]
    .filter((one) => !bars.some((bar) => bar.contains(one)))
    .map((one) => describe(one, true))
    .join('\n');
  const exclude = bars.filter((_, at) => inBars[at]?.every((line) => known.frame.has(line)));
  // Larger letters need less contrast, not more.
  const isLarge = document.documentElement.hasAttribute('data-large');
  const isLarger = isLarge && exclude.length === bars.length && rest === known.rest;
  // What passes need not be described.
  const { violations } = await engine.axe.run(
    isLarger ? { include: [document.documentElement] } : { include: [document.documentElement], exclude },
    {
      resultTypes: ['violations'],
      ...(isLarger && { runOnly: ['scrollable-region-focusable', 'link-in-text-block', 'css-orientation-lock'] }),
    },
  );
  if (violations.length === 0) {
    for (const line of inBars.flat()) known.frame.add(line);
    known.rest = isLarge ? '' : rest;
  }
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    targets: nodes.map(({ target }) => target.join(' ')),
  }));
  return slow.length > 0 ? [...found, { id: 'motion', help: 'at most 200 ms', targets: slow }] : found;

  /** All that axe's rules ask of an element, but for its size and where its address leads. */
  function describe(one: Element, withWords: boolean): string {
    const attributes = [...one.attributes]
      .filter(({ name }) => !/^(class|style|data-large)$/.test(name))
      .map(({ name, value }) => {
        if (/^(id|for|href|src|d|points|viewBox)$/.test(name)) return `${name} ${value === '' ? '' : '…'}`;
        // Names that React gives anew: whether somebody bears them.
        if (/^aria-(labelledby|describedby|controls|owns|activedescendant|errormessage|details)$/.test(name))
          return `${name} ${value.split(' ').map((id) => document.getElementById(id)?.localName)}`;
        return /^(title|alt|aria-label)$/.test(name) && !withWords
          ? `${name} ${value === '' ? '' : '…'}`
          : `${name}=${value}`;
      });
    const words = [...one.childNodes]
      .filter((node) => node instanceof Text)
      .map(({ data }) => data.trim())
      .join(' ');
    const { display, visibility, color, backgroundColor, backgroundImage, opacity, textDecorationLine } =
      getComputedStyle(one);
    const parent = one.parentElement;
    return [
      `${parent?.localName} ${parent?.role} ${one.localName}`,
      attributes.sort().join(' '),
      withWords ? words : words !== '',
      display === 'none',
      visibility,
      color,
      backgroundColor,
      backgroundImage === 'none',
      opacity,
      textDecorationLine,
    ].join('|');
  }
}
