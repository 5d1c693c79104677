import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startMovedPressWatch } from '@/lib/moved-press';

let top = 100;
let stop: () => void;
const pressed = vi.fn();
const button = () => document.querySelector('button') as HTMLButtonElement;

beforeEach(() => {
  top = 100;
  pressed.mockReset();
  document.body.innerHTML = '<p>别处</p><button>添加一行</button>';
  button().getBoundingClientRect = () => new DOMRect(10, top, 100, 40);
  button().addEventListener('click', pressed);
  stop = startMovedPressWatch();
});
afterEach(() => stop());

/** As a browser does it: a click comes by itself only where the same element is under the pointer at both ends. */
function press({
  from = button() as Element,
  to = document.querySelector('p') as Element,
  by = 0,
  pointerType = 'mouse',
  button: key = 0,
  meanwhile = () => {},
}) {
  const at = (x: number) => ({ bubbles: true, pointerType, button: key, clientX: x, clientY: 110 });
  from.dispatchEvent(new PointerEvent('pointerdown', at(20)));
  meanwhile();
  to.dispatchEvent(new PointerEvent('pointerup', at(20 + by)));
}
const moves = () => {
  top = 160;
};

it('counts once for the button that moved away under a pointer at rest', () => {
  press({ meanwhile: moves, by: 3 });
  expect(pressed).toHaveBeenCalledTimes(1);
});

it.each([
  ['the pointer itself went elsewhere', { meanwhile: moves, by: 30 }],
  ['nothing moved', {}],
  ['it was not the main button', { meanwhile: moves, button: 2 }],
  ['it was a finger', { meanwhile: moves, pointerType: 'touch' }],
  ['the button is gone', { meanwhile: () => button().remove() }],
  ['the press began elsewhere', { from: document.body, meanwhile: moves }],
])('makes no click of its own where %s', (_why, how) => {
  press(how);
  expect(pressed).not.toHaveBeenCalled();
});

it('leaves the click of the browser alone where the pointer is still on the button', () => {
  press({ to: button(), meanwhile: moves });
  expect(pressed).not.toHaveBeenCalled();
});
