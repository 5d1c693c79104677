// @vitest-environment node
import { menus } from '@mocks/data/menus/menus';
import { expect, it } from 'vitest';
import { lists } from '@/lists/registry';
import { buildRouteTable } from '@/session/menu/build-route-table';
import { LIST_PATHS } from '@/session/menu/list-paths';

const AREAS = { grwt: '1', dwwt: '2', kfswt: '3' } as const;

it('has one page at each path, and each path is on a menu', () => {
  const paths = Object.values(LIST_PATHS);
  expect([...lists.keys()].sort()).toEqual([...paths].sort());
  expect(new Set(paths).size).toBe(paths.length);
  const onMenu = Object.values(AREAS).flatMap((type) => [...buildRouteTable(menus[type], type).byPath.keys()]);
  expect(paths.filter((path) => !onMenu.includes(path))).toEqual([]);
});
