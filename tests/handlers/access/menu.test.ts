import { menuIcons } from '@mocks/data/menus/menu-icons';
import { menus } from '@mocks/data/menus/menus';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MenuNode } from '@/api/session/auth';
import { flows } from '@/flows/registry';
import { PEOPLE, UNITS } from '../../people';
import { call } from '../call';

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

const AUTH = '/api/auth/v1';
const HALL = '/api/izfgjj-zhfw/v1';
const WITHDRAWAL = '/grwt/tqSys/tqyw/zfzj_tq';
const LOAN = '/grwt/dkSys/dkyw/dksq';
const SHAO_YUAN = PEOPLE.邵远.zjhm;
const GUARANTOR = UNITS.融资担保.dwzh;

describe('menus by role', () => {
  let centre: TestCentre;
  beforeAll(async () => {
    centre = await startTestCentre({ today: '2026-11-21' });
  });
  afterAll(() => centre.close());

  const treeOf = async (loginType: '1' | '2', account: string) => {
    const { token } = await centre.signIn(loginType, account);
    const { data } = await call(`${AUTH}/menu/pubClientTree`, { token, query: { loginType } });
    return { token, paths: flat(data).map(({ path }) => path) };
  };

  test('an out-of-area borrower has home, loans, queries of loans and password, and no withdrawal, deposit or certificate', async () => {
    const { paths } = await treeOf('1', SHAO_YUAN);
    const has = [
      '/grwt/GrwtHome',
      LOAN,
      '/grwt/dkSys/hkxx_bg/hkfs_bg',
      '/grwt/cxyw/dkcx/dkxx',
      '/grwt/zhxx/zhxxbg/mmxg',
    ];
    expect(paths).toEqual(expect.arrayContaining([...has, '/grwt/MyOffice', '/grwt/draftbox', '/sysMsg/msgHome']));
    // It pays from an account here.
    expect(paths).not.toContain('/grwt/dkSys/dkyw/gjj_tqhd');
    expect(paths).toContain('/grwt/dkSys/dkyw/yhk_hk');
    const none = /^\/grwt\/(tqSys|zmSys|zhxx\/(lhjyryyw|zyjx|zhxxbg\/grzhxxbg)|cxyw\/(jccx|tqcx))/;
    expect(paths.filter((path) => none.test(path ?? ''))).toEqual([]);
  });

  test('an other unit has home, its own information, password and messages alone', async () => {
    const { paths } = await treeOf('2', GUARANTOR);
    expect(paths).toEqual([
      '/dwwt',
      '/dwwt/DwwtHome',
      '/dwwt/cxyw',
      '/dwwt/cxyw/dwzhxx',
      '/dwwt/xtgl',
      '/dwwt/xtgl/mmxg',
      '/sysMsg',
      '/sysMsg/msgHome',
    ]);
  });

  test('everybody else has the whole menu', async () => {
    for (const [loginType, account] of [
      ['1', PEOPLE.刘洋.zjhm],
      ['1', PEOPLE.阿依古丽.zjhm],
      ['1', PEOPLE.苏晴.zjhm],
      ['2', UNITS.华夏精密.dwzh],
    ] as const) {
      const { paths } = await treeOf(loginType, account);
      expect(paths).toEqual(flat(menus[loginType]).map(({ path }) => path));
    }
  });

  test('a menu of which the role has nothing answers as one that does not exist', async () => {
    const { token } = await treeOf('1', SHAO_YUAN);
    const idOf = (path: string) => String(flat(menus['1']).find((node) => node.path === path)?.id);
    const ask = (path: string) => call(`${AUTH}/menu/getMenuEnableById`, { token, query: { id: idOf(path) } });
    expect(await ask(LOAN)).toMatchObject({ code: '0', data: { enable: '1' } });
    expect(await ask(WITHDRAWAL)).toMatchObject({ code: '1', msg: '功能暂未开放，敬请期待' });
    const ids = `${idOf(LOAN)},${idOf(WITHDRAWAL)}`;
    const { data } = await call(`${AUTH}/menu/getMenuEnable`, { token, query: { ids } });
    expect(data.map(({ id }: { id: string }) => id)).toEqual([idOf(LOAN)]);
  });

  test('the centre refuses an out-of-area borrower a withdrawal, by number, by conditions and by submission', async () => {
    const { token } = await treeOf('1', SHAO_YUAN);
    const refused = { code: '403', msg: '没有操作权限，请联系管理员' };
    expect(await call(`${HALL}/id/getYthptYwbh`, { token, query: { ywlx: 'TQ0107' } })).toMatchObject(refused);
    expect(await call(`${HALL}/tqsq/tqyw/judge`, { token, json: { ywlx: 'TQ0107' } })).toMatchObject(refused);
    // The same by a service that is open to the role.
    expect(await call(`${HALL}/dksq/judge`, { token, json: { ywlx: 'TQ0107' } })).toMatchObject(refused);
    expect(await call(`${HALL}/dksq/save`, { token, json: { ywlx: 'TQ0107', ywlsh: '1' } })).toMatchObject(refused);
    expect(await call(`${HALL}/dksq/judge`, { token, json: { ywlx: 'GD0101' } })).toMatchObject({ code: '0' });
  });

  test('the centre refuses an other unit members and deposits, and answers what is its own', async () => {
    const { token } = await treeOf('2', GUARANTOR);
    expect(await call(`${HALL}/jcdwxx/zgxx/getList`, { token, json: {} })).toMatchObject({ status: 403, code: '403' });
    expect(await call(`${HALL}/hjpz/getInit`, { token })).toMatchObject({ status: 403, code: '403' });
    expect(await call(`${HALL}/id/getYthptYwbh`, { token, query: { ywlx: 'GJ0201' } })).toMatchObject({ code: '403' });
    expect(await call(`${HALL}/jcdwxx/getInfo`, { token })).toMatchObject({ code: '0', data: { dwzh: GUARANTOR } });
    expect(await call(`${HALL}/xxzx/getList`, { token, query: { page: '1', size: '20' } })).toMatchObject({
      code: '0',
    });
  });
});
