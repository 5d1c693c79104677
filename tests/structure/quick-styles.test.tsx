import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('a style that is remembered ends with the page it was computed for', () => {
  const { container, rerender } = render(<button type="button">办理</button>);
  const button = screen.getByRole('button');
  const shown = () => screen.queryByRole('button') !== null;
  expect(shown()).toBe(true);
  button.style.display = 'none';
  expect(shown()).toBe(false);
  button.style.removeProperty('display');
  expect(shown()).toBe(true);
  container.hidden = true;
  expect(shown()).toBe(false);
  container.hidden = false;
  rerender(
    <dialog>
      <button type="button">办理</button>
    </dialog>,
  );
  expect(shown()).toBe(false);
  container.querySelector('dialog')?.setAttribute('open', '');
  expect(shown()).toBe(true);
});

/** One of each element and state that jsdom's own rules look at, each bare, hidden, and in what is not shown. */
const KINDS =
  'a address area article aside b base blockquote br button canvas caption code col colgroup datalist dd details dialog div dl dt em embed fieldset figure footer form h1 head header hr i img input label legend li link main map menu meta meter nav object ol option output p pre progress rp rt ruby script section select slot small span strong style sub summary svg table tbody td template textarea tfoot th thead title tr u ul video wbr'.split(
    ' ',
  );
const STATES: readonly Record<string, string>[] = [
  {},
  { hidden: '' },
  { hidden: 'until-found' },
  { open: '' },
  { popover: 'auto' },
  { type: 'hidden' },
  { type: 'HIDDEN', style: 'display: block' },
  { style: 'display: none' },
  { style: 'visibility: hidden' },
  { style: 'visibility: visible; opacity: 0' },
  { style: 'pointer-events: none' },
];

it('what a style is asked is what jsdom computes', () => {
  const made = (kind: string, state: Record<string, string>) => {
    const element = document.createElement(kind);
    for (const [name, value] of Object.entries(state)) element.setAttribute(name, value);
    return element;
  };
  for (const kind of KINDS) for (const state of STATES) document.body.append(made(kind, state));
  for (const around of STATES) {
    for (const outer of ['tr', 'details']) {
      const box = made(outer, around);
      for (const kind of ['summary', 'td']) for (const state of STATES) box.append(made(kind, state));
      document.body.append(box);
    }
  }
  const asked = () =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const { display, visibility, opacity, pointerEvents } = style;
      const values = ['display', 'visibility', 'opacity', 'pointer-events'].map((one) => style.getPropertyValue(one));
      return [element.outerHTML.slice(0, 60), display, visibility, opacity, pointerEvents, ...values].join(' ');
    });
  const quick = asked();
  // With a style sheet in the page everything is computed.
  const sheet = document.createElement('style');
  sheet.append('.nobody { color: red }');
  document.head.append(sheet);
  const computed = asked();
  sheet.remove();
  expect(quick).toEqual(computed);
});
