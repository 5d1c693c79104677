import { readFileSync } from 'node:fs';
import { menus } from '@mocks/data/menus/menus';
import { describe, expect, it } from 'vitest';
import { memberPath } from '@/app/pages/member-path';
import { readBackNav, withBackNav } from '@/session/menu/back-nav';
import { breadcrumb } from '@/session/menu/breadcrumb';
import { buildRouteTable } from '@/session/menu/build-route-table';
import { isPermitted } from '@/session/menu/button-keys';
import { firstUsablePath } from '@/session/menu/first-usable-path';
import { homePath } from '@/session/menu/home-path';
import { areaPages, areaRows, areaTabs } from '@/session/menu/menu-groups';

const individual = buildRouteTable(menus['1'], '1');
const unit = buildRouteTable(menus['2'], '2');
const page = (path: string, more: object = {}) => ({
  id: path,
  path,
  component: path.slice(1),
  menuType: '2',
  enable: '1',
  meta: { title: path },
  ...more,
});

it('打开前的第一帧认得登录页和各区域首页的每个页签，横幅从一开始就是它们的高度', () => {
  const ids = new Set([...readFileSync('index.html', 'utf8').matchAll(/<i id="([^"]+)">/g)].map(([, id]) => id));
  expect(ids).toContain('/login');
  for (const area of ['1', '2', '3'] as const) {
    const table = buildRouteTable(menus[area], area);
    const home = homePath(table, area);
    const tabs = areaTabs(areaRows(table.roots, area)).map((_, index) => `${home}?activeIndex=${index}`);
    expect(tabs.length).toBeGreaterThan(0);
    for (const address of [home, ...tabs]) expect(ids).toContain(address);
  }
});

describe('/ 通向哪里', () => {
  it('各自的首页', () => {
    expect(homePath(individual, '1')).toBe('/grwt/GrwtHome');
    expect(homePath(unit, '2')).toBe('/dwwt/DwwtHome');
    expect(homePath(buildRouteTable(menus['3'], '3'), '3')).toBe('/kfswt/KfswtHome');
  });

  it('菜单里排在最前的那一条：首页不在格子里也算，别的藏起来的不算', () => {
    const home = page('/grwt/GrwtHome', { hidden: '1' });
    const box = page('/grwt/box', {
      menuType: '0',
      component: '',
      children: [page('/grwt/box/first'), page('/grwt/b')],
    });
    expect(homePath(buildRouteTable([home, box], '1'), '1')).toBe('/grwt/GrwtHome');
    expect(homePath(buildRouteTable([page('/grwt/x', { hidden: '1' }), box, home], '1'), '1')).toBe('/grwt/box/first');
    expect(homePath(buildRouteTable([{ ...home, enable: '0' }, box], '1'), '1')).toBe('/grwt/box/first');
  });

  it('没有写 enable 的首页可用', () => {
    const home = page('/grwt/GrwtHome', { enable: undefined });
    expect(homePath(buildRouteTable([home], '1'), '1')).toBe('/grwt/GrwtHome');
  });

  it('没有首页时是第一条可用的链，跳过隐藏、停用、外链和空的', () => {
    const { roots } = buildRouteTable(
      [
        page('/grwt/hidden', { hidden: '1' }),
        page('/grwt/paused', { enable: '0' }),
        page('/grwt/window', { hrefType: '1' }),
        page('https://evil.test/'),
        page('/grwt/empty', { menuType: '5', children: [] }),
        page('/grwt/box', {
          menuType: '0',
          component: '',
          children: [page('/grwt/box/first'), page('/grwt/box/second')],
        }),
      ],
      '1',
    );
    expect(firstUsablePath(roots)).toBe('/grwt/box/first');
    expect(firstUsablePath([])).toBeUndefined();
  });
});

describe('成员地址', () => {
  const at = (path: string, roles: string[] = []) => memberPath(path, individual, '1', roles);
  it.each([
    ['/', '/grwt/GrwtHome'],
    ['/grwt', '/grwt/zhxx/zhxxbg/grzhxxbg'],
    ['/grwt/tqSys', '/grwt/tqSys/tqyw/zfzj_tq'],
    ['/grwt/tqSys/qtyy/zxtq', '/grwt/tqSys/tqyw/qtyy_tq?qttqyy=11'],
    ['/no/such', '/404'],
    ['/dwwt/DwwtHome', '/404'],
    ['/grwt/GrwtHome/', '/404'],
    ['/grwt/../login', '/404'],
  ])('%s → %s', (path, to) => {
    expect(at(path)).toEqual({ kind: 'elsewhere', to });
  });

  it('灵活就业人员的信息变更走自己的业务，别人不走', () => {
    const path = '/grwt/zhxx/zhxxbg/grzhxxbg';
    expect(at(path, ['lhjyjczgry'])).toEqual({ kind: 'elsewhere', to: '/grwt/zhxx/lhjyryyw/lhjyryxxbg' });
    expect(at('/grwt/zhxx/lhjyryyw/lhjyryxxbg', ['lhjyjczgry']).kind).toBe('page');
    expect(at(path, ['other']).kind).toBe('page');
  });

  it('停用的业务，手输地址也打不开', () => {
    expect(at('/grwt/dkSys/dkyw/dyzx').kind).toBe('paused');
  });
});

describe('面包屑和菜单分组', () => {
  it('从外到内', () => {
    const entry = individual.byPath.get('/grwt/tqSys/tqyw/zfzj_tq');
    expect(entry && breadcrumb(entry, individual.byId).map((crumb) => crumb.title)).toEqual([
      '个人业务',
      '提取',
      '提取业务',
      '租房提取',
    ]);
  });

  it('标记为不进面包屑的一级不写', () => {
    const more = { menuType: '0', meta: { title: '外层', breadcrumb: false }, children: [page('/grwt/outer/in')] };
    const { byPath, byId } = buildRouteTable([page('/grwt/outer', more)], '1');
    const entry = byPath.get('/grwt/outer/in');
    expect(entry && breadcrumb(entry, byId).map((crumb) => crumb.title)).toEqual(['/grwt/outer/in']);
  });

  it('个人三级：页签、分组、业务', () => {
    const tabs = areaTabs(areaRows(individual.roots, '1'));
    expect(tabs.map((tab) => tab.title)).toEqual(['缴存与账户', '提取', '贷款', '查询', '证明']);
    expect(tabs[1]?.groups.map((group) => [group.title, group.tiles.length])).toEqual([
      ['提取业务', 8],
      ['其他原因提取事项', 10],
      ['约定提取', 1],
    ]);
    expect(areaPages(areaRows(individual.roots, '1')).map((entry) => entry.title)).toEqual([
      '我能办什么',
      '我的办件',
      '草稿箱',
    ]);
  });

  it('标记为始终显示的分组和页签，没有可见的业务也在', () => {
    const group = (id: string, alwaysShow: boolean) => ({
      id,
      path: id,
      alwaysShow,
      menuType: '0',
      name: id,
      children: [{ id: `${id}1`, path: 'x', hidden: '1', menuType: '2', name: '藏着的', component: 'x' }],
    });
    const tab = {
      id: 't',
      path: '/grwt/t',
      menuType: '0',
      name: '页签',
      children: [group('a', true), group('b', false)],
    };
    const { roots } = buildRouteTable([tab, group('/grwt/c', true), group('/grwt/d', false)], '1');
    const tabs = areaTabs(areaRows(roots, '1'));
    expect(tabs.map((one) => [one.title, one.groups.map(({ title }) => title)])).toEqual([
      ['页签', ['', 'a']],
      ['/grwt/c', []],
    ]);
  });

  it('类型 3 里有页面的是一级页签，空的是按钮', () => {
    const tab = (id: string, children: object[]) => ({
      ...page(`/grwt/${id}`),
      component: '',
      menuType: '3',
      children,
    });
    const { roots } = buildRouteTable([tab('full', [page('/grwt/full/in')]), tab('empty', [])], '1');
    expect(areaTabs(areaRows(roots, '1')).map(({ title }) => title)).toEqual(['/grwt/full']);
  });

  it('目录之外的页面没有写组件也是页面，不是空的页签；首页不另列', () => {
    const bare = (path: string, more: object = {}) => page(path, { component: undefined, ...more });
    const button = { id: 'b', path: 'chehui', menuType: '1', name: '撤回' };
    const { roots } = buildRouteTable([bare('/grwt/GrwtHome'), bare('/grwt/MyOffice', { children: [button] })], '1');
    expect(areaPages(areaRows(roots, '1')).map(({ path }) => path)).toEqual(['/grwt/MyOffice']);
    expect(areaTabs(areaRows(roots, '1'))).toEqual([]);
  });

  it('单位菜单展平为子级：两级', () => {
    expect(unit.roots.map((root) => root.title)).toContain('缴存业务');
    const tabs = areaTabs(areaRows(unit.roots, '2'));
    expect(tabs.map((tab) => tab.title)).toEqual(['缴存业务', '账户变更', '查询业务', '系统管理']);
    expect(tabs[0]?.groups.map((group) => group.title)).toEqual(['']);
  });
});

describe('按钮权限', () => {
  const keys = individual.buttonKeys;
  it('页面路径加按钮标识，任一即可', () => {
    expect(isPermitted(keys, '/grwt/MyOffice', ['chehui'])).toBe(true);
    expect(isPermitted(keys, '/grwt/MyOffice', ['nothing', 'dy'])).toBe(true);
    expect(isPermitted(keys, '/grwt/MyOffice/', ['/chehui'])).toBe(true);
    expect(isPermitted(keys, '/grwt/draftbox', ['chehui'])).toBe(false);
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('%s 不是权限', (key) => {
    expect(isPermitted(keys, '/grwt/MyOffice', [key])).toBe(false);
  });

  it('少于两个参数时报错', () => {
    expect(() => isPermitted(keys, '/grwt/MyOffice', [])).toThrow('按钮权限至少需要页面路径和一个按钮标识');
    expect(() => isPermitted(keys, '', ['a'])).toThrow();
  });
});

describe('backNav 只回到自己的地址', () => {
  it.each([
    ['/grwt/draftbox', '/grwt/MyOffice?tab=todo', '/grwt/MyOffice?tab=todo'],
    ['/grwt/MyOffice/detail?ywlsh=1', '/grwt/MyOffice', '/grwt/MyOffice'],
    ['/grwt/draftbox', '/grwt/MyOffice?tab=all&backNav=%2Fgrwt%2Fdraftbox', '/grwt/MyOffice?tab=all'],
  ])('写在 %s 上的，从 %s 来，读出来就是来处', (path, from, back) => {
    const [page, query] = withBackNav(path, from).split('?');
    expect(page).toBe(path.split('?')[0]);
    expect(readBackNav(new URLSearchParams(query).get('backNav'), individual.byPath)).toBe(back);
  });

  it.each([
    ['/grwt/MyOffice', '/grwt/MyOffice'],
    ['/grwt/GrwtHome?activeIndex=2', '/grwt/GrwtHome?activeIndex=2'],
  ])('%s', (value, expected) => {
    expect(readBackNav(value, individual.byPath)).toBe(expected);
  });

  it.each([
    null,
    '',
    '/',
    '/login',
    '/dwwt/DwwtHome',
    '//evil.test',
    'https://evil.test/#/grwt/MyOffice',
    'javascript:alert(1)',
    '/grwt/MyOffice?x=<script>',
    '/grwt/MyOffice?a?b',
    '/grwt/MyOffice/',
    '/grwt/MyOffice#x',
    ' /grwt/MyOffice',
    '/grwt/MyOffice\\',
    '\u0000/grwt/MyOffice',
    '/grwt/dkSys/dkyw/dyzx',
    '#/grwt/MyOffice',
    '/grwt/MyOffice?next=//evil.test',
  ])('拒绝 %j', (value) => {
    expect(readBackNav(value, individual.byPath)).toBeUndefined();
  });
});
