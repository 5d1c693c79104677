import { expect, type Page } from '@playwright/test';
import { settled } from './qa';

/** What else is looked for on a page: its first field or row in sight, and how much of the height is content. */
export interface NarrowOptions {
  first?: boolean;
  /** Least share of the height that no bar covers. */
  content?: number;
}

/** What a page has wrong for whoever holds it in one hand, one line each; empty when it is right. It stays as it was. */
export async function narrowFaults(page: Page, options: NarrowOptions = {}): Promise<string[]> {
  await quiet(page);
  // What is said in passing goes by itself.
  await page.evaluate(() => {
    for (const close of document.querySelectorAll<HTMLElement>('[aria-label="关闭提示"]')) close.click();
  });
  await expect(page.getByRole('button', { name: '关闭提示' })).toHaveCount(0);
  return page.evaluate(findFaults, options);
}

/** Until what the page has asked for is answered and drawn. */
export async function quiet(page: Page): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    await settled(page);
    const still = await page.evaluate(async () => {
      let changed = false;
      const watch = new MutationObserver(() => {
        changed = true;
      });
      watch.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
      await new Promise((done) => setTimeout(done, 60));
      watch.disconnect();
      const waits = [...document.querySelectorAll('[role="status"], [aria-busy="true"]')].some(
        (one) => one.checkVisibility() && (one.ariaBusy === 'true' || one.textContent?.includes('加载中')),
      );
      return !changed && !waits;
    });
    if (still) return;
  }
}

/** Runs in the page: nothing from outside may be named in it. */
function findFaults({ first, content }: NarrowOptions): string[] {
  const TARGET = 44;
  const faults: string[] = [];
  // The tools of the demo are no part of the hall.
  for (const tools of document.querySelectorAll<HTMLElement>('aside[aria-label="测试工具"]')) tools.hidden = true;
  const root =
    [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')].findLast((one) => one.checkVisibility()) ??
    document.body;
  const width = document.documentElement.clientWidth;
  const height = window.innerHeight;
  const start = window.scrollY;
  const menu = document.querySelector('header nav ul');
  const menuStart = menu?.scrollLeft ?? 0;

  const wordsOf = (one: Element) =>
    (one.getAttribute('aria-label') ?? (one.textContent?.trim() || one.outerHTML.slice(0, 60))).slice(0, 24);
  const nameOf = (one: Element) => {
    const place = one.closest('[class]')?.className;
    return `${one.tagName.toLowerCase()}.${typeof place === 'string' ? place.split(' ')[0] : ''}“${wordsOf(one)}”`;
  };
  const isShown = (one: Element) => {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (one.closest('[inert], [aria-hidden="true"], [data-unseen]')) return false;
    const box = one.getBoundingClientRect();
    // Ways past the head of the page come into sight with the focus alone.
    const moves = getComputedStyle(one).position === 'fixed' ? 0 : window.scrollY;
    return box.width > 1 && box.height > 1 && box.bottom + moves > 0;
  };
  const isUnseen = (one: Element) => {
    for (let at: Element | null = one; at; at = at.parentElement) {
      if (at.clientWidth <= 1 && at.clientHeight <= 1 && getComputedStyle(at).overflow === 'hidden') return true;
    }
    return false;
  };
  // A row of tabs moves under the finger and with the focus; its shadow says that there is more.
  const scrolls = (one: Element) =>
    /auto|scroll/.test(getComputedStyle(one).overflowX) || one.matches('.ant-tabs-nav-wrap');
  const above = (one: Element, is: (at: Element) => boolean) => {
    for (let at = one.parentElement; at && at !== document.documentElement; at = at.parentElement)
      if (is(at)) return at;
    return null;
  };

  // What is to be seen first, before anything is moved.
  const barAt = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    const stuck = (one: Element) => {
      const { position } = getComputedStyle(one);
      return position === 'fixed' || position === 'sticky';
    };
    return hit !== null && !hit.closest('[aria-modal]') && (stuck(hit) || above(hit, stuck) !== null);
  };
  if (content) {
    let covered = 0;
    for (let y = 2; y < height; y += 4) if (barAt(width / 2, y)) covered += 4;
    if (1 - covered / height < content) faults.push(`bars take ${covered} of ${height} px`);
  }
  const main = document.querySelector('main');
  if (first && main && root === document.body) {
    // Who is refused is to see that first.
    const sought =
      '[role="alert"], input, select, textarea, [role="combobox"], label:has(input), form button, tbody tr:not(.ant-table-placeholder)';
    const found = [...main.querySelectorAll(sought)].find(isShown);
    // Of a row and of what is ticked its first line, of a field all of it.
    const box = found?.getBoundingClientRect();
    const end = box && (found?.matches('tr, label') ? Math.min(box.bottom, box.top + TARGET) : box.bottom);
    if (found && box && end && (box.top < 0 || end > height || barAt(box.left + 4, end - 2))) {
      faults.push(`first field out of sight: ${nameOf(found)} at ${Math.round(box.top)} of ${height}`);
    }
  }

  // Where one is in the menu.
  const here = document.querySelector('header nav [aria-current]');
  const spot = here?.getBoundingClientRect();
  if (here && spot && isShown(here) && (spot.left < 0 || spot.right > width + 1)) {
    faults.push(
      `the menu's current entry is out of sight: ${nameOf(here)} ${Math.round(spot.left)}–${Math.round(spot.right)}`,
    );
  }

  // Wider than the screen.
  const wide = document.documentElement.scrollWidth;
  if (wide > width) faults.push(`the page is ${wide} px wide`);
  for (const one of root.querySelectorAll('*')) {
    if (!isShown(one)) continue;
    const box = one.getBoundingClientRect();
    if ((box.right > width + 1 || box.left < -1) && !above(one, scrolls) && !isUnseen(one)) {
      faults.push(`beyond the screen: ${nameOf(one)} ${Math.round(box.left)}–${Math.round(box.right)}`);
    }
    if (scrolls(one) && one.scrollWidth > one.clientWidth + 1 && !one.matches('input, textarea, select')) {
      const named = one.hasAttribute('aria-label') || one.hasAttribute('aria-labelledby');
      const tools = one.querySelector('a, button, select, [role="tab"]') !== null && one.querySelector('td') === null;
      if (!named && !tools) faults.push(`scrolls sideways without saying so: ${nameOf(one)}`);
    }
  }

  // Too small for a thumb, or under a bar.
  const TARGETS =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="checkbox"], [role="radio"], [role="switch"], [role="combobox"], [role="link"]';
  /** All that answers to a press: a label belongs to its box, a wrapper of the library to its field. */
  const reachOf = (one: Element) => {
    const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])] : [];
    const small = one instanceof HTMLInputElement && /checkbox|radio|file/.test(one.type);
    const wrapper = one.closest('.ant-select, .ant-picker, .ant-input-affix-wrapper, .ant-input-number');
    return [
      one,
      ...(small ? labels : []),
      ...(wrapper ? [wrapper] : []),
      ...(one.closest('label') ? [one.closest('label') as Element] : []),
    ];
  };
  const isInText = (one: Element) => {
    const parent = one.parentElement;
    if (!parent || !/^inline/.test(getComputedStyle(one).display)) return false;
    const around =
      (parent.textContent ?? '').replace(/\s/g, '').length - (one.textContent ?? '').replace(/\s/g, '').length;
    return around > 2 && one.matches('a, button, [role="link"]');
  };
  const isDisabled = (one: Element) => one.matches(':disabled, [aria-disabled="true"]');
  for (const one of root.querySelectorAll<HTMLElement>(TARGETS)) {
    if (isDisabled(one)) continue;
    const reach = reachOf(one).filter(isShown);
    if (reach.length === 0 || isUnseen(one)) continue;
    const boxes = reach.map((part) => part.getBoundingClientRect());
    const wideness = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
    const highness = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
    if ((wideness < TARGET - 0.5 || highness < TARGET - 0.5) && !isInText(one)) {
      faults.push(`too small: ${nameOf(one)} ${Math.round(wideness)}×${Math.round(highness)}`);
    }
    const seen = reach[0];
    if (!seen) continue;
    seen.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    // Words that go on in the next line are pressed in the first.
    const box = isInText(seen)
      ? (seen.getClientRects()[0] ?? seen.getBoundingClientRect())
      : seen.getBoundingClientRect();
    for (const y of [box.top + 3, (box.top + box.bottom) / 2, box.bottom - 3]) {
      const hit = document.elementFromPoint((box.left + box.right) / 2, y);
      const own = hit && reach.some((part) => part.contains(hit) || hit.contains(part));
      if (own || box.height > height - 160) continue;
      faults.push(`covered: ${nameOf(one)} by ${hit ? nameOf(hit) : 'nothing, out of the window'}`);
      break;
    }
  }

  // Words that end at an edge.
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const holder = text.parentElement;
    if (!holder || !text.textContent?.trim() || holder.closest('option, script, style') || !isShown(holder)) continue;
    if (isUnseen(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    const cutter = [holder, ...ancestors(holder)].find((at) => {
      if (scrolls(at)) return false;
      const style = getComputedStyle(at);
      const inner = at.getBoundingClientRect();
      const across = /hidden|clip/.test(style.overflowX) && (box.right > inner.right + 1 || box.left < inner.left - 1);
      const down = /hidden|clip/.test(style.overflowY) && (box.bottom > inner.bottom + 2 || box.top < inner.top - 2);
      return across || down;
    });
    if (!cutter) continue;
    const style = getComputedStyle(cutter);
    const shortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    // Its own words open, or the title of the entry that it is a part of.
    const opened =
      cutter.closest('[title], button, summary, a, [aria-expanded]') ?? cutter.closest('li')?.querySelector('button');
    if (!shortened || !opened) faults.push(`text cut: “${text.textContent.trim().slice(0, 24)}” in ${nameOf(cutter)}`);
  }
  for (const one of overlaps()) faults.push(one);
  window.scrollTo({ top: start, behavior: 'instant' });
  menu?.scrollTo({ left: menuStart, behavior: 'instant' });
  return [...new Set(faults)];

  /** Lines of text that lie over each other, or hang out of the cell or paragraph that holds them: the next one begins there. */
  function overlaps(): string[] {
    const lines: { text: string; box: DOMRect; holder: Element }[] = [];
    const found: string[] = [];
    const moves = (one: Element) => /fixed|sticky/.test(getComputedStyle(one).position);
    const all = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = all.nextNode(); text; text = all.nextNode()) {
      const holder = text.parentElement;
      const said = text.textContent?.trim().slice(0, 24);
      if (!holder || !said || holder.closest('option, script, style, svg, canvas') || !isShown(holder)) continue;
      // Bars lie over what scrolls below them; what is cut or scrolls in a box of its own is looked at elsewhere.
      const cut = (one: Element) => /hidden|clip|auto|scroll/.test(getComputedStyle(one).overflow);
      if (isUnseen(holder) || moves(holder) || above(holder, moves) || cut(holder) || above(holder, cut)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) if (box.width > 1) lines.push({ text: said, box, holder });
      const cell = holder.closest('td, th, dt, dd, li, p, label, button, a');
      const inside = cell && getComputedStyle(cell).display !== 'inline' ? cell.getBoundingClientRect() : undefined;
      const end = range.getBoundingClientRect().bottom;
      if (cell && inside && inside.height > 1 && end > inside.bottom + 6)
        found.push(`text hangs out: “${said}” of ${nameOf(cell)} by ${Math.round(end - inside.bottom)}`);
    }
    lines.sort((a, b) => a.box.top - b.box.top);
    for (const [at, one] of lines.entries()) {
      for (let next = at + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (!other || other.box.top > one.box.bottom - 6) break;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        if (across > 3 && down > 6 && one.holder !== other.holder)
          found.push(`texts overlap: “${one.text}” and “${other.text}”`);
      }
    }
    return found;
  }

  function ancestors(one: Element): Element[] {
    const list: Element[] = [];
    for (let at = one.parentElement; at && root.contains(at) && !scrolls(at); at = at.parentElement) list.push(at);
    return list;
  }
}
