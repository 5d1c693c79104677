import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { LoginType } from '@/api/session/auth';
import { checkBeforeBusiness } from '@/session/completeness';
import { type MenuEntry, useMenus } from '@/session/menu-store';
import { readUserInfo } from '@/session/opening/read-user-info';
import { useSession } from '@/session/session-store';
import { listen, network } from '../api/network';

const net = network();
const answers = (path: string, data: unknown) =>
  http.get(`*/${path}`, () => HttpResponse.json({ code: 0, msg: '', data }));

async function check(
  loginType: LoginType,
  status: unknown,
  confirmed: unknown = '1',
  roles: string[] = [],
  agreed: unknown = 1,
) {
  listen();
  useSession.setState({ loginType, userInfo: readUserInfo({ userId: 'u', loginType, roles }) });
  net.answers(
    answers('grxx/grzhxxsfwz', { status }),
    answers('jcdwxx/dwzhxxsfwz', { status }),
    answers('jcdwxx/dwfwyqrdzd', { sftyxy: agreed, sfqr: confirmed }),
  );
  return checkBeforeBusiness();
}

describe('before a business', () => {
  it.each([
    ['1', 0, { kind: 'ok' }],
    ['1', '0', { kind: 'ok' }],
    [
      '1',
      '1',
      { kind: 'basic-incomplete', text: '您的基本信息不完整，请先完善基本信息', path: '/grwt/zhxx/zhxxbg/grzhxxbg' },
    ],
    ['1', 3, { kind: 'basic-incomplete', path: '/grwt/zhxx/zhxxbg/grzhxxbg' }],
    ['1', 2, { kind: 'key-incomplete', text: '您的关键信息不完整，请到柜台办理' }],
    ['1', null, { kind: 'unreachable' }],
    ['1', undefined, { kind: 'unreachable' }],
    ['1', '7', { kind: 'unreachable' }],
    ['2', 0, { kind: 'ok' }],
    ['2', 1, { kind: 'basic-incomplete', path: '/dwwt/zhxxbg/jcdj_xxbg' }],
    ['2', '3', { kind: 'basic-incomplete', path: '/dwwt/zhxxbg/jcdj_xxbg' }],
    ['2', 2, { kind: 'key-incomplete', text: '单位关键信息不完整，请到柜台办理' }],
    ['3', 1, { kind: 'ok' }],
    ['3', 2, { kind: 'ok' }],
    ['3', null, { kind: 'ok' }],
  ] as const)('login type %s with status %j', async (loginType, status, expected) => {
    expect(await check(loginType, status)).toMatchObject(expected);
  });

  it('flexible employment changes its information elsewhere', async () => {
    expect(await check('1', 1, '1', ['lhjyjczgry'])).toMatchObject({ path: '/grwt/zhxx/lhjyryyw/lhjyryxxbg' });
  });

  it('a unit that may change its key information is led there', async () => {
    // Only what the check reads.
    const entry = { enable: '1' } as MenuEntry;
    useMenus.setState({ byPath: new Map([['/dwwt/zhxxbg/jcdj_gjbg', entry]]) });
    expect(await check('2', 2)).toEqual({
      kind: 'key-incomplete',
      what: 'key',
      text: '单位关键信息不完整，请先办理缴存登记关键信息变更',
      path: '/dwwt/zhxxbg/jcdj_gjbg',
      missing: [],
    });
  });

  it.each([
    ['rows', [{ xm: '证件有效期限', yy: '已到期', xdcl: '身份证' }, { yy: '无名' }, null], ['证件有效期限']],
    ['left out', undefined, []],
    ['null', null, []],
  ])('says what of the key information is missing: %s', async (_, qsx, names) => {
    listen();
    useSession.setState({ loginType: '1' });
    net.answers(answers('grxx/grzhxxsfwz', { status: '2', qsx }));
    const found = await checkBeforeBusiness();
    expect(found.kind === 'key-incomplete' && found.missing.map(({ xm }) => xm)).toEqual(names);
  });

  it.each([0, '0', null])('a unit that has not confirmed its statement (%j)', async (confirmed) => {
    expect(await check('2', 0, confirmed)).toEqual({
      kind: 'statement-open',
      what: 'statement',
      text: '请先确认单位结息对账单后再办理业务',
      path: '/dwwt/cxyw/dwlxd_cx',
    });
  });

  it.each([0, '0', null, undefined])('a unit that has not agreed to the service agreement (%j)', async (agreed) => {
    expect(await check('2', 0, '0', [], agreed ?? null)).toEqual({
      kind: 'agreement-open',
      what: 'agreement',
      text: '本单位尚未同意单位网上业务协议，请先阅读并同意后再办理业务',
      path: '/user_agreement?xylx=unit',
    });
  });

  it.each([
    ['a fault', () => new HttpResponse('', { status: 502 })],
    ['a page', () => HttpResponse.html('<html></html>')],
    ['null', () => HttpResponse.json({ code: 0, data: null })],
    ['a lost network', () => HttpResponse.error()],
  ])('%s keeps the business shut, with a reason', async (_name, response) => {
    listen();
    useSession.setState({ loginType: '1' });
    net.answers(http.get('*/grxx/grzhxxsfwz', response));
    expect(await checkBeforeBusiness()).toMatchObject({ kind: 'unreachable', error: { name: 'ApiError' } });
  });
});
