import { getRoles } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

/** Other shapes than those a query by role asks for. */
const SHAPES =
  '*|a, b|a.x, b|div a|div.x ~ p|div > a|a + b|a.x|a#y|:disabled|.x|input:not([type])|svg|a[rel~="x"]|input[type="checkbox"]'.split(
    '|',
  );
const KINDS = 'a article b base button datalist div h2 img input li option p section select svg td textarea'.split(' ');
const STATES: readonly Record<string, string>[] = [
  {},
  { href: '#/', class: 'x' },
  { type: 'checkbox', id: 'y' },
  { type: 'text', list: 'l', rel: 'x z' },
  { alt: '', scope: 'col', disabled: '' },
  { multiple: '', size: '2' },
];

afterEach(() => document.head.querySelector('base')?.remove());

it('an element is what jsdom finds it to be', () => {
  for (const kind of KINDS) {
    for (const state of STATES) {
      const element = document.createElement(kind);
      for (const [name, value] of Object.entries(state)) element.setAttribute(name, value);
      document.body.append(element);
    }
  }
  document.body.append(document.createElementNS('http://www.w3.org/2000/svg', 'a'));
  const all = [...document.body.querySelectorAll('*')];
  const asked = vi.spyOn(Element.prototype, 'matches');
  getRoles(document.body);
  const selectors = new Set([...SHAPES, ...asked.mock.calls.map(([one]) => one)]);
  asked.mockRestore();
  expect(selectors.size).toBeGreaterThan(60);
  for (const one of selectors) {
    const found = new Set(document.querySelectorAll(one));
    expect(
      all.filter((element) => element.matches(one)),
      one,
    ).toEqual(all.filter((element) => found.has(element)));
  }
  expect(() => document.body.matches('a[')).toThrow(/selector/i);
});

it('the base of the page is found when it comes and not when it has gone', () => {
  expect(document.querySelector('base')).toBeNull();
  const base = document.createElement('base');
  document.head.append(base);
  expect(document.querySelector('base')).toBe(base);
  base.remove();
  expect(document.querySelector('base')).toBeNull();
  expect(document.querySelector('body')).toBe(document.body);
});
