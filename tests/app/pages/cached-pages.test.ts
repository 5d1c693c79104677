import type { Location } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { MAX_CACHED_PAGES, nextPages, type OpenPage } from '@/app/pages/cached-pages';
import { buildRouteTable } from '@/session/menu/build-route-table';
import type { MenuEntry } from '@/session/menu-store';

const entry = (path: string, keepAlive: boolean, affix = false, noCache = false): MenuEntry => {
  const tree = [
    { id: path, path, component: 'x', menuType: '2', enable: '1', meta: { title: path, keepAlive, affix, noCache } },
  ];
  const found = buildRouteTable(tree, '1').byPath.get(path);
  if (!found) throw new Error(path);
  return found;
};
const at = (pathname: string, search = ''): Location =>
  ({ pathname, search, hash: '', key: 'k', state: null }) as Location;
const walk = (steps: [MenuEntry | undefined, Location, boolean?][]) => {
  let open: { pages: readonly OpenPage[]; shown: string } = { pages: [], shown: '' };
  for (const [to, location, replaced = false] of steps)
    open = nextPages(open.pages, open.shown, to, location, replaced);
  return open;
};

describe('保留的页面', () => {
  const list = entry('/grwt/list', true);
  const detail = entry('/grwt/detail', false);

  it('标记为保留的留下，其余离开即去', () => {
    const open = walk([
      [list, at('/grwt/list')],
      [detail, at('/grwt/detail', '?id=1')],
      [list, at('/grwt/list')],
    ]);
    expect(open.pages.map((page) => page.key)).toEqual(['/grwt/list?']);
  });

  it('标记为不缓存的，写了保留也不留', () => {
    const fresh = entry('/grwt/fresh', true, false, true);
    const open = walk([
      [fresh, at('/grwt/fresh')],
      [list, at('/grwt/list')],
    ]);
    expect(open.pages.map((page) => page.key)).toEqual(['/grwt/list?']);
  });

  it('一条记录的页面不会给另一条用', () => {
    const kept = entry('/grwt/record', true);
    const open = walk([
      [kept, at('/grwt/record', '?id=1')],
      [kept, at('/grwt/record', '?id=2')],
    ]);
    expect(open.pages).toHaveLength(2);
    expect(open.shown).toBe('/grwt/record?id=2');
  });

  it('页面改写自己的查询参数时还是它自己', () => {
    const open = walk([
      [list, at('/grwt/list')],
      [list, at('/grwt/list', '?tab=2'), true],
    ]);
    expect(open.pages.map((page) => [page.key, page.location.search])).toEqual([['/grwt/list?', '?tab=2']]);
  });

  it('后退到离开时的查询参数，或由菜单回来，都是离开时的那一页', () => {
    const left: [MenuEntry | undefined, Location, boolean?][] = [
      [list, at('/grwt/list')],
      [list, at('/grwt/list', '?tab=2'), true],
      [detail, at('/grwt/detail', '?id=1')],
    ];
    for (const search of ['?tab=2', '']) {
      const open = walk([...left, [list, at('/grwt/list', search)]]);
      expect(open.pages.map((page) => [page.key, page.location.search])).toEqual([['/grwt/list?', '?tab=2']]);
    }
    const anew = walk([...left.slice(0, 2), [list, at('/grwt/list')]]);
    expect(anew.pages.map((page) => page.location.search)).toEqual(['']);
  });

  it('去看公共页面时都还在', () => {
    const open = walk([
      [list, at('/grwt/list')],
      [undefined, at('/policyInfo')],
    ]);
    expect(open).toEqual({ pages: [expect.objectContaining({ key: '/grwt/list?' })], shown: '' });
  });

  it('固定的页面一直在，开多少别的都不走', () => {
    const steps = Array.from({ length: MAX_CACHED_PAGES + 3 }, (_, index) => {
      const path = `/grwt/p${index}`;
      return [entry(path, index > 0, index === 0), at(path)] as [MenuEntry, Location];
    });
    const open = walk(steps);
    expect(open.pages).toHaveLength(MAX_CACHED_PAGES + 1);
    expect(open.pages[0]?.key).toBe('/grwt/p0?');
  });

  it('从另一个页签再来，页面还是离开时的样子，返回的是这一次的来处', () => {
    const left: [MenuEntry | undefined, Location, boolean?][] = [
      [list, at('/grwt/list', '?activeIndex=1')],
      [list, at('/grwt/list', '?tab=2&activeIndex=1'), true],
      [detail, at('/grwt/detail', '?id=1')],
    ];
    const again = walk([...left, [list, at('/grwt/list', '?activeIndex=3')]]);
    expect(again.pages.map((page) => page.location.search)).toEqual(['?tab=2&activeIndex=3']);
    const straight = walk([...left, [list, at('/grwt/list')]]);
    expect(straight.pages.map((page) => page.location.search)).toEqual(['?tab=2']);
  });

  it('最多留八个，最久没看的先走', () => {
    const steps = Array.from({ length: MAX_CACHED_PAGES + 3 }, (_, index) => {
      const path = `/grwt/p${index}`;
      return [entry(path, true), at(path)] as [MenuEntry, Location];
    });
    const open = walk(steps);
    expect(open.pages).toHaveLength(MAX_CACHED_PAGES);
    expect(open.pages[0]?.key).toBe('/grwt/p3?');
  });
});
