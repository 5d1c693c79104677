// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { fileCentre } from '../../file-centre';
import { PEOPLE, UNITS } from '../../people';
import { call } from '../call';

const CONFIG = '/api/putil/v1/input/config/getListByCode';
const centre = fileCentre();

const config = async (zjhm: string, code = 'dksl,tqsl') =>
  call(CONFIG, { token: (await centre.signIn('1', zjhm)).token, query: { code } });

describe('input configuration of the centre', () => {
  it('names the loans with their public state', async () => {
    expect((await config(PEOPLE.张建国.zjhm)).data.dksl).toEqual([
      { dkzh: PEOPLE.张建国.dkzh, jkhtbh: 'GJDK202500000001', dkzhzt: '1' },
    ]);
    expect((await config(PEOPLE.何静.zjhm)).data.dksl).toMatchObject([{ dkzhzt: '3' }]);
    expect((await config(PEOPLE.郭磊.zjhm)).data.dksl).toMatchObject([{ dkzhzt: '2' }]);
  });

  it('counts the withdrawals of the calendar year by business, also one from before the hall', async () => {
    expect((await config(PEOPLE.孙丽.zjhm)).data.tqsl).toEqual({ TQ0106: 1 });
    expect((await config(PEOPLE.张建国.zjhm)).data.tqsl).toEqual({});
    await call('/api/__qa__/clock', { json: { now: '2027-01-02' } });
    expect((await config(PEOPLE.孙丽.zjhm)).data.tqsl).toEqual({});
  });

  it('gives what the code names and nothing else, and to persons alone', async () => {
    expect(Object.keys((await config(PEOPLE.张建国.zjhm, 'tqsl')).data)).toEqual(['tqsl']);
    expect((await config(PEOPLE.张建国.zjhm, '__proto__,x')).data).toEqual({});
    const { token } = await centre.signIn('2', UNITS.华夏精密.dwzh);
    expect(await call(CONFIG, { token, query: { code: 'dksl' } })).toMatchObject({ status: 403 });
    expect(await call(CONFIG, { query: { code: 'dksl' } })).toMatchObject({ status: 401 });
  });

  it('knows the branches on the map, the addresses and the banks without a session', async () => {
    const map = await call('/api/core/v1/p/symap/getList');
    expect(map.data.wd).toHaveLength(10);
    expect(map.data.wd[0]).toMatchObject({ wdbh: '0101', wdmc: '城区管理部' });
    const places = await call('/api/core/v1/p/address/getList');
    expect(places.data[0]).toMatchObject({ code: '990000', name: '云州市' });
    expect(places.data).toHaveLength(35);
    const banks = await call('/api/izfgjj-zhfw/v1/jcyh/getList');
    expect(banks.data).toContainEqual({ yhdm: '105', yhmc: '中国建设银行' });
  });
});
