// @vitest-environment node

import { BUSINESS_PAGES, menus } from '@mocks/data/menus/menus';
import { describe, expect, it } from 'vitest';
import { publicPages } from '@/app/pages/public-pages';
import { flowPath } from '@/engine/flow/flow-index';
import { flows } from '@/flows/registry';
import { buildRouteTable } from '@/session/menu/build-route-table';
import { isPublicPath } from '@/session/public-paths';

/** docs/specification.md 2.5, as it stands there. */
const ROUTES = [
  'GJ0302 /dwwt/zhxxbg/grzh_xxbg',
  'GJ0303 /dwwt/zhxxbg/grgjxx_bg',
  'GJ0102 /dwwt/zhxxbg/jcdj_xxbg',
  'GJ0103 /dwwt/zhxxbg/jcdj_gjbg',
  'GJ0101 /dwwt/cxyw/dwjcdjyw',
  'GJ0108 /dwwt/zhxxbg/dwjcdjzx',
  'GJ0311 /dwwt/zhxxbg/plxg_sjh',
  'GJ0301 /dwwt/jcyw/grzh_sl',
  'GJ0201 /dwwt/jcyw/dw_huij',
  'GJ0304 /dwwt/jcyw/grzh_qf',
  'GJ0305 /dwwt/jcyw/grzh_fc',
  'GJ0312 /dwwt/jcyw/fcyy_xg',
  'GJ0306 /dwwt/jcyw/tczy',
  'GJ0203 /dwwt/jcyw/js_tz',
  'GJ0204 /dwwt/jcyw/bl_tz',
  'GJ0206 /dwwt/jcyw/dw_huanj',
  'GJ0202 /dwwt/jcyw/dw_bj',
  'GJ0109 /dwwt/jcyw/fkzhxx_wh',
  'GJ0205 /dwwt/jcyw/jd_bl',
  'GJ0209 /dwwt/jcyw/kjdwjc_zm',
  'GJ0314 /dwwt/zhxxbg/plxg_jtdz_jl',
  'GJ0809 /grwt/zhxx/lhjyryyw/lhjy_qf',
  'GJ0810 /grwt/zhxx/lhjyryyw/lhjy_fc',
  'GJ0801 /grwt/zhxx/lhjyryyw/lhjyrykh',
  'GJ0802 /grwt/zhxx/lhjyryyw/lhjyryxxbg',
  'GJ0804 /grwt/zhxx/lhjyryyw/yjce_tz',
  'GJ0805 /grwt/zhxx/lhjyryyw/kkzh_bg',
  'GJ0302 /grwt/zhxx/zhxxbg/grzhxxbg',
  'GJ0814 /grwt/zhxx/lhjyryyw/dzzbys_czbtsq',
  'GJ0815 /grwt/zhxx/lhjyryyw/lhjyry_ybj',
  'GJ0803 /grwt/zhxx/lhjyryyw/lhjyry_zy',
  'TQ0106 /grwt/tqSys/tqyw/chdk_tq',
  'TQ0101 /grwt/tqSys/tqyw/gmzzf',
  'TQ0103 /grwt/tqSys/tqyw/ltx_tq',
  'TQ0107 /grwt/tqSys/tqyw/zfzj_tq',
  'TQ0102 /grwt/tqSys/tqyw/jzfj_tq',
  'TQ0105 /grwt/tqSys/tqyw/cjdj_tq',
  'TQ0104 /grwt/tqSys/tqyw/ssldl_tq',
  'TQ0199 /grwt/tqSys/tqyw/qtyy_tq',
  'GD0101 /grwt/dkSys/dkyw/dksq',
  'GD0605 /grwt/dkSys/dkyw/gjj_tqhd',
  'GD0601 /grwt/dkSys/dkyw/qychd',
  'GD0602 /grwt/dkSys/dkyw/yhk_hk',
  'GD0404 /grwt/dkSys/hkxx_bg/hkfs_bg',
  'GD0405 /grwt/dkSys/hkxx_bg/hkzh_bg',
  'GD0406 /grwt/dkSys/hkxx_bg/hkqx_bg',
  'YT1101 /grwt/dkSys/dkyw/ydychdqy',
  'KH0103 /kfswt/cx_yw/xx_cx/kfsxxwh',
].map((row): [code: string, path: string] => [row.slice(0, 6), row.slice(7)]);

/** docs/specification.md 2.1. */
const PUBLIC =
  '/404 /401 /login /loginOut /zwLogin /zwRedirect /user_agreement /userRegister /dwRegister /lhjyrysl /yddkryzc /forgotPwd /setLoginPwd /setQtLoginPwd /UnitDeposit /znts /introToCenter /policyInfo /policyDetail /commonDownload /complaintJY /complaintJYInfo /complaintJYAdd /loanRate /goodBadReviews /startEvaluation /evaluationRecords /evaluationInformation /operationVideo /cooperation /pubNotice /ylOfd /ylOfdBase64 /dkcs'.split(
    ' ',
  );

const LOGIN_TYPE = { grwt: '1', dwwt: '2', kfswt: '3' } as const;
const AREA = { grwt: 'individual', dwwt: 'unit', kfswt: 'developer' } as const;
const TYPE = { individual: '1', unit: '2', developer: '3', guest: undefined } as const;
const tables = { '1': tableOf('1'), '2': tableOf('2'), '3': tableOf('3') };

function tableOf(loginType: '1' | '2' | '3') {
  return buildRouteTable(menus[loginType], loginType);
}

describe('every business of specification 2.5', () => {
  it.each(ROUTES)('%s is registered at %s and on the menu', (code, path) => {
    const segment = path.split('/')[1];
    if (segment !== 'grwt' && segment !== 'dwwt' && segment !== 'kfswt') throw new Error(`No area: ${path}`);
    expect(flows.filter((flow) => flow.path === path)).toMatchObject([{ code, area: AREA[segment] }]);
    expect(tables[LOGIN_TYPE[segment]].byPath.get(path)?.title).toMatch(/\p{Script=Han}/u);
    // What a to-do of this code asks.
    expect(flowPath(code, AREA[segment])).toBe(path);
  });

  it('and no other code stands twice in one area', () => {
    const keys = flows.map(({ area, code }) => `${area} ${code}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

it.each(flows)(
  'the menu names 提交 and 打印回执 of $area $code, and the centre knows its page',
  ({ area, code, path }) => {
    const loginType = TYPE[area];
    if (!loginType) throw new Error('A business without sign-in has no menu');
    expect([...tables[loginType].buttonKeys]).toEqual(expect.arrayContaining([`${path}/tj`, `${path}/dy`]));
    expect(BUSINESS_PAGES[loginType].get(code)).toBe(path);
  },
);

describe('every route of specification 2.1', () => {
  it.each(PUBLIC)('%s needs no sign-in', (path) => {
    expect(isPublicPath(path)).toBe(true);
  });

  // Root writes the titles of these two: tests/app/App.test.tsx.
  it.each(PUBLIC.filter((path) => !/^\/login(Out)?$/.test(path)))('%s has a title of its own in Chinese', (path) => {
    expect(publicPages.get(path)?.title).toMatch(/^\p{Script=Han}{2,}$/u);
  });

  it.each(PUBLIC)('%s is on no menu', (path) => {
    expect(Object.values(tables).filter((table) => table.byPath.has(path))).toEqual([]);
  });

  it.each(['/loginX', '/login/..', '/introToCenter/../grwt/GrwtHome', '/grwt/GrwtHome', '/', '', '/LOGIN/x'])(
    '%j does',
    (path) => {
      expect(isPublicPath(path)).toBe(false);
    },
  );
});
