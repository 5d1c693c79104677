// @vitest-environment node
import { menuIcons } from '@mocks/data/menus/menu-icons';
import { menus } from '@mocks/data/menus/menus';
import { expect, test } from 'vitest';
import type { MenuNode } from '@/api/session/auth';

const flat = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);

test.each(['1', '2', '3'] as const)('no two tiles of login type %s look alike', (type) => {
  const icons = menuIcons(type);
  const tiles = flat(menus[type]).filter(({ hidden, menuType }) => hidden === '0' && menuType === '2');
  const first = new Map<string | undefined, string | undefined>();
  const alike: string[] = [];
  for (const { id, name } of tiles) {
    const picture = icons[String(id)];
    if (first.has(picture)) alike.push(`${first.get(picture)} = ${name}`);
    else first.set(picture, name);
  }
  expect(alike).toEqual([]);
});
