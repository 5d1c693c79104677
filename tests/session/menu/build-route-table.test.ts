import { menus } from '@mocks/data/menus/menus';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRouteTable } from '@/session/menu/build-route-table';
import { firstUsablePath, isUsable } from '@/session/menu/first-usable-path';
import { runs } from '../../property-runs';

const row = (id: string, path: string, more: object = {}) => ({
  id,
  path,
  component: path.slice(1),
  menuType: '2',
  enable: '1',
  hidden: '0',
  meta: { title: `页面${id}` },
  ...more,
});

describe('菜单树变成路由表', () => {
  it('按钮权限只来自类型 1、3、4，以完整路径为键；停用的没有', () => {
    const types = ['0', '1', '2', '3', '4', '9', '5', 1, 3, 4];
    const children = types.map((menuType, index) => row(`b${index}`, `b${index}`, { menuType }));
    const off = row('off', 'off', { menuType: '1', enable: '0' });
    const table = buildRouteTable([row('p', '/grwt/p', { menuType: '2', children: [...children, off] })], '1');
    const keys = ['b1', 'b3', 'b4', 'b7', 'b8', 'b9'];
    expect([...table.buttonKeys].sort()).toEqual(keys.map((key) => `/grwt/p/${key}`));
  });

  it('类型 0、2、9 是地址，1、3、4 是按钮，其余是容器', () => {
    const types = ['0', 0, '2', 2, '9', 9, '1', 1, '3', '4', '5', '', undefined, null, true, {}];
    const table = buildRouteTable(
      types.map((menuType, index) => row(`t${index}`, `/grwt/t${index}`, { menuType })),
      '1',
    );
    expect([...table.byPath.keys()]).toEqual(['/grwt/t0', '/grwt/t1', '/grwt/t2', '/grwt/t3', '/grwt/t4', '/grwt/t5']);
  });

  it('类型 1、3、4 的行各是所在页面的一个按钮权限，自己没有地址', () => {
    const children = ['1', '3', 4].map((menuType, index) => row(`b${index}`, `key${index}`, { menuType }));
    const table = buildRouteTable([row('p', '/grwt/p', { children })], '1');
    expect([...table.buttonKeys]).toEqual(['/grwt/p/key0', '/grwt/p/key1', '/grwt/p/key2']);
    expect([...table.byPath.keys()]).toEqual(['/grwt/p']);
  });

  it('容器自己没有地址，里面的有，接在它的路径之后', () => {
    const box = row('box', '/grwt/box', { menuType: '5', children: [row('in', 'in')] });
    const table = buildRouteTable([box], '1');
    expect([...table.byPath.keys()]).toEqual(['/grwt/box/in']);
    expect([...table.buttonKeys]).toEqual([]);
    expect(firstUsablePath(table.roots)).toBe('/grwt/box/in');
  });

  it('带上规格列出的每一项属性', () => {
    const { byPath } = buildRouteTable(
      [
        row('p', '/grwt/p', {
          menuType: '0',
          children: [
            {
              id: 7,
              path: 'a',
              mainPath: '/grwt',
              component: 'grwt/p/a',
              redirect: '/grwt/p/b',
              alwaysShow: true,
              hidden: 1,
              enable: 10,
              bz: '升级中',
              hrefType: 1,
              menuType: 2,
              meta: {
                title: '甲',
                icon: 'jia',
                noCache: true,
                keepAlive: true,
                breadcrumb: false,
                affix: true,
                activeMenu: '/grwt/p',
              },
            },
          ],
        }),
      ],
      '1',
    );
    expect(byPath.get('/grwt/p/a')).toEqual({
      id: '7',
      path: '/grwt/p/a',
      mainPath: '/grwt',
      component: 'grwt/p/a',
      redirect: '/grwt/p/b',
      alwaysShow: true,
      hidden: true,
      enable: '10',
      bz: '升级中',
      hrefType: '1',
      menuType: '2',
      title: '甲',
      icon: 'jia',
      noCache: true,
      keepAlive: true,
      breadcrumb: false,
      affix: true,
      activeMenu: '/grwt/p',
      parents: ['p'],
      children: [],
    });
  });

  it.each([
    [{ name: '行名', meta: { title: '标题', icon: 'a', iconImgBase: 'data:,b' } }, '标题', 'data:,b'],
    [{ name: '行名', meta: { icon: 'a' } }, '行名', 'a'],
    [{ name: '行名', meta: null }, '行名', ''],
  ])('%j：名称先取 meta.title，图标先取 meta.iconImgBase', (more, title, icon) => {
    expect(buildRouteTable([row('a', '/grwt/a', more)], '1').byPath.get('/grwt/a')).toMatchObject({ title, icon });
  });

  it.each([
    ['0', false],
    [0, false],
    [false, false],
    [undefined, false],
    [null, false],
    ['1', true],
    [1, true],
    [true, true],
    ['2', true],
  ])('hidden %j → 隐藏 %s', (hidden, expected) => {
    const { byPath } = buildRouteTable([row('a', '/grwt/a', { hidden })], '1');
    expect(byPath.get('/grwt/a')?.hidden).toBe(expected);
  });

  it.each([
    ['1', true],
    [1, true],
    ['10', true],
    [10, true],
    ['0', false],
    [0, false],
    ['2', false],
    ['100', false],
    [false, false],
    [true, true],
    ['', true],
    [null, true],
    [undefined, true],
  ])('enable %j → 可用 %s', (enable, expected) => {
    const entry = buildRouteTable([row('a', '/grwt/a', { enable })], '1').byPath.get('/grwt/a');
    expect(entry && isUsable(entry)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.test/x',
    'https://evil.test',
    '/\\evil.test',
    '/grwt/../login',
    '../../login',
    '/grwt/%2e%2e/login',
    '/grwt/a\u0000b',
    '/grwt/\u202eabc',
    '/grwt/a b',
    '',
    '/',
  ])('地址 %j 不是我们的', (path) => {
    const table = buildRouteTable([row('a', path)], '1');
    expect(table.byPath.size).toBe(0);
    expect(table.roots[0]?.path).toBe('');
  });

  it.each([
    ['/grwt//a/', '/grwt/a'],
    ['/grwt/a?x=1', '/grwt/a'],
    ['/grwt/a#x', '/grwt/a'],
  ])('%s 归整为 %s', (path, expected) => {
    expect([...buildRouteTable([row('a', path)], '1').byPath.keys()]).toEqual([expected]);
  });

  it('组件名和标识来自原型的名字也只是文字', () => {
    const table = buildRouteTable([row('__proto__', '/grwt/constructor', { component: '__proto__' })], '1');
    expect(table.byPath.get('/grwt/constructor')?.component).toBe('__proto__');
    expect(table.byPath.has('toString')).toBe(false);
  });

  it('别的登录类型的菜单不进路由表', () => {
    const tree = [row('g', '/grwt/a'), row('d', '/dwwt/a'), row('k', '/kfswt/a'), row('s', '/sysMsg/msgHome')];
    expect([...buildRouteTable(tree, '2').byPath.keys()]).toEqual(['/dwwt/a', '/sysMsg/msgHome']);
  });

  it('重复的路径和标识归第一行', () => {
    const table = buildRouteTable([row('a', '/grwt/a'), row('b', '/grwt/a'), row('a', '/grwt/c')], '1');
    expect(table.byPath.get('/grwt/a')?.id).toBe('a');
    expect(table.byId.get('a')?.path).toBe('/grwt/a');
    expect(table.byPath.has('/grwt/c')).toBe(true);
  });

  it('按 pid 相连的平表、孤儿、自己做父亲和互为父子的行都有地址', () => {
    const tree = [
      row('child', 'c', { pid: 'parent' }),
      row('parent', '/grwt/p', { menuType: '0' }),
      row('orphan', '/grwt/o', { pid: 'nobody' }),
      row('self', '/grwt/s', { pid: 'self' }),
      row('x', '/grwt/x', { pid: 'y' }),
      row('y', '/grwt/y', { pid: 'x' }),
    ];
    const paths = [...buildRouteTable(tree, '1').byPath.keys()].sort();
    expect(paths).toEqual(['/grwt/o', '/grwt/p', '/grwt/p/c', '/grwt/s', '/grwt/x', '/grwt/y']);
  });

  it('成环的树会停', () => {
    const a: Record<string, unknown> = row('a', '/grwt/a');
    const b: Record<string, unknown> = row('b', '/grwt/b', { children: [a] });
    a.children = [b, a, null, 3, 'x'];
    expect([...buildRouteTable([a], '1').byPath.keys()]).toEqual(['/grwt/a', '/grwt/b']);
  });

  it('一万层的链不崩溃，每一行都有地址', () => {
    let tree: Record<string, unknown> = row('9999', '/grwt/n9999');
    for (let level = 9998; level >= 0; level--) tree = row(String(level), `/grwt/n${level}`, { children: [tree] });
    expect(buildRouteTable([tree], '1').byPath.size).toBe(10_000);
  });

  it.each([undefined, null, 3, 'x', {}, [null, 1, 'a', []]])('不是树的 %j 得到空表', (tree) => {
    expect(buildRouteTable(tree, '1').byPath.size).toBe(0);
  });

  it('任何形状的树都能结束，每个合法的行恰有一个地址', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'constructor', '__proto__');
    const anyRow = fc.letrec((tie) => ({
      node: fc.record({
        id: fc.oneof(name, fc.integer(), fc.anything()),
        pid: fc.oneof(name, fc.anything()),
        path: fc.oneof(
          name.map((part) => `/grwt/${part}`),
          name,
          fc.anything(),
        ),
        menuType: fc.oneof(fc.constantFrom('0', '2', '9', 1, 3), fc.anything()),
        enable: fc.oneof(fc.constantFrom('1', 10, 0), fc.anything()),
        meta: fc.oneof(fc.anything(), fc.constant({ title: '页' })),
        children: fc.oneof({ depthSize: 'small' }, fc.anything(), fc.array(tie('node'), { maxLength: 4 })),
      }),
    })).node;
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 6 }), (tree) => {
        const table = buildRouteTable(tree, '1');
        for (const [path, entry] of table.byPath) {
          expect(entry.path).toBe(path);
          expect(['0', '2', '9']).toContain(entry.menuType);
          expect(path).toMatch(/^\//);
        }
        const first = firstUsablePath(table.roots);
        if (first !== undefined) expect(table.byPath.has(first)).toBe(true);
      }),
      runs(300),
    );
  });

  it('三种登录类型的菜单都没有丢行', () => {
    const leaves = (nodes: readonly { menuType?: unknown; path?: string; children?: unknown }[]): string[] =>
      nodes.flatMap((node) => [
        ...(node.menuType === '2' ? [node.path ?? ''] : []),
        ...leaves((node.children ?? []) as typeof nodes),
      ]);
    for (const type of ['1', '2', '3'] as const) {
      const table = buildRouteTable(menus[type], type);
      for (const path of leaves(menus[type])) expect(table.byPath.has(path), path).toBe(true);
    }
  });
});

it('一行的上级是它自己或不在菜单里，留在自己的位置上', () => {
  const rows = [
    row('own', '/grwt/own', { pid: 'own' }),
    row('lost', '/grwt/lost', { pid: 'nobody' }),
    row('tied', '/grwt/tied', { pid: 'last' }),
    row('last', '/grwt/last'),
  ];
  const { roots } = buildRouteTable(rows, '1');
  expect(roots.map(({ path }) => path)).toEqual(['/grwt/own', '/grwt/lost', '/grwt/last']);
});
