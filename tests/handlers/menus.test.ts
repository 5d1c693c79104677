import { menuIcons } from '@mocks/data/menu-icons';
import { menus } from '@mocks/data/menus';
import { expect, test } from 'vitest';
import type { MenuNode } from '@/api/auth';
import { flows } from '@/flows/registry';

const flat = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);

test.each(['1', '2', '3'] as const)(
  'menus of login type %s: ids are unique, leaves lie under their parents',
  (loginType) => {
    const nodes = flat(menus[loginType]);
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
    for (const { path, children } of nodes) {
      for (const child of children ?? []) expect(child.path?.startsWith(`${path}/`)).toBe(true);
    }
  },
);

test('every registered business has its row', () => {
  const paths = new Set(
    Object.values(menus)
      .flatMap(flat)
      .map(({ path }) => path),
  );
  expect(flows.length).toBeGreaterThanOrEqual(48);
  expect(flows.map(({ path }) => path).filter((path) => !paths.has(path))).toEqual([]);
});

test('rows of every kind are there: hidden, paused with and without remark, usable after a face check, new window, buttons', () => {
  const nodes = flat(menus['1']);
  expect(nodes.some(({ hidden }) => hidden === '1')).toBe(true);
  expect(nodes.some(({ enable, bz }) => enable === '0' && bz)).toBe(true);
  expect(nodes.some(({ enable, bz }) => enable === '0' && !bz)).toBe(true);
  expect(nodes.some(({ enable }) => enable === '10')).toBe(true);
  expect(nodes.some(({ hrefType }) => hrefType === '1')).toBe(true);
  expect(new Set(nodes.map(({ menuType }) => menuType))).toEqual(new Set(['0', '1', '2', '3', '4']));
});

test.each(['1', '2', '3'] as const)('every visible row of login type %s has a picture', (loginType) => {
  const icons = menuIcons(loginType);
  const visible = flat(menus[loginType]).filter(
    ({ hidden, menuType, pid }) => hidden === '0' && pid && /[02]/.test(String(menuType)),
  );
  expect(visible.filter(({ id }) => !icons[String(id)]?.startsWith('data:image/svg+xml,'))).toEqual([]);
});
