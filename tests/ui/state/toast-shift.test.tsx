import { afterEach, describe, expect, it } from 'vitest';
import { toastShift } from '@/ui/state/toast-shift';

interface Place {
  left?: number;
  top: number;
  width?: number;
  height?: number;
}

/** An element of the page at a place; a browser would lay it out. */
function placed(name: string, { left = 0, top, width = 360, height = 44 }: Place, parent: Element = document.body) {
  const element = document.createElement(name);
  const rect = { left, top, width, height, right: left + width, bottom: top + height };
  element.getBoundingClientRect = () => ({ ...rect, x: left, y: top, toJSON: () => rect });
  Object.defineProperties(element, { offsetHeight: { value: height }, offsetTop: { value: top } });
  parent.append(element);
  return element;
}

/** A toast where docs/specification.md 9 puts it. */
const toast = () => placed('div', { left: 20, top: 80, width: 320, height: 60 });

afterEach(() => document.body.replaceChildren());

describe('a toast', () => {
  it('stays where it is over text', () => {
    placed('p', { top: 80, height: 300 });
    expect(toastShift(toast())).toBe(0);
  });

  it('moves below a button that it would hide, by whole steps', () => {
    placed('button', { top: 90, height: 44 });
    // The button ends at 134: the next place is 136.
    expect(toastShift(toast())).toBe(56);
  });

  it('stays beside a button that it does not reach', () => {
    placed('button', { left: 341, top: 90, width: 19 });
    expect(toastShift(toast())).toBe(0);
  });

  it('heeds the last dialog alone: what lies under it cannot be pressed', () => {
    placed('button', { top: 90, height: 44 });
    const dialog = placed('div', { top: 200, height: 300 });
    dialog.setAttribute('role', 'dialog');
    placed('button', { top: 60, height: 30 }, dialog);
    expect(toastShift(toast())).toBe(16);
  });

  it('does not flee from its own closing button', () => {
    const own = toast();
    placed('button', { left: 300, top: 90, width: 24, height: 24 }, own);
    expect(toastShift(own)).toBe(0);
  });

  it('stays where a page has no free place within reach', () => {
    for (let top = 0; top < window.innerHeight; top += 40) placed('button', { top, height: 40 });
    expect(toastShift(toast())).toBe(0);
  });
});
