import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { fetchAddressList, fetchMapCode } from '@/api/public/places';
import { loadInputConfig, useInputConfig, withdrawalCount } from '@/session/input-config';
import { runSignOutListeners } from '@/session/opening/sign-out-listeners';
import { listen, network } from '../api/network';

const { answers } = network();
listen();

const answer = (path: string, data: unknown) =>
  answers(http.get(`*${path}`, () => HttpResponse.json({ code: 0, msg: '', data, traceId: '' })));
const CONFIG = '/input/config/getListByCode';

describe('input configuration', () => {
  it('keeps loans and withdrawals for the session and forgets them with it', async () => {
    answer(CONFIG, { dksl: [{ dkzh: '1', jkhtbh: 'A', dkzhzt: 2 }], tqsl: { TQ0107: 2, TQ0106: '3' } });
    await loadInputConfig();
    expect(useInputConfig.getState()).toMatchObject({ loaded: true, dksl: [{ dkzh: '1', jkhtbh: 'A', dkzhzt: '2' }] });
    expect(withdrawalCount(useInputConfig.getState().tqsl)).toBe(5);
    runSignOutListeners();
    expect(useInputConfig.getState()).toEqual({ loaded: false, dksl: [], tqsl: {} });
  });

  it.each([
    [{ dksl: null, tqsl: [] }, [], 0],
    [{ dksl: 'x', tqsl: 'y' }, [], 0],
    [
      { dksl: [null, 7, {}, { dkzh: '' }, { dkzh: {} }], tqsl: { TQ0107: -1, TQ0106: 1.5, TQ0105: 'NaN', x: 3 } },
      [],
      0,
    ],
    [{ dksl: [{ dkzh: '2' }], tqsl: { constructor: 9, TQ0199: 1 } }, ['2'], 1],
    [{}, [], 0],
  ])('reads of %j what can be read', async (data, loans, count) => {
    answer(CONFIG, data);
    await loadInputConfig();
    const { dksl, tqsl } = useInputConfig.getState();
    expect(dksl.map(({ dkzh }) => dkzh)).toEqual(loans);
    expect(withdrawalCount(tqsl)).toBe(count);
  });

  it.each([null, 'text', []])('keeps what it knew when the answer is %j', async (data) => {
    answer(CONFIG, { dksl: [{ dkzh: '1' }], tqsl: {} });
    await loadInputConfig();
    answer(CONFIG, data);
    await loadInputConfig();
    expect(useInputConfig.getState().dksl).toHaveLength(1);
  });
});

describe('places', () => {
  it('are read as a tree; what has no code or name, or comes twice, is left out', async () => {
    answer('/address/getList', [
      { code: '990000', name: ' 云州市 ', children: [{ code: '990101', name: '东城区', children: null }] },
      { code: '990000', name: '又一个' },
      { code: '99', name: '短' },
      { code: 110000, name: '数字' },
      { code: '120000', name: '' },
      null,
      [],
    ]);
    expect(await fetchAddressList()).toEqual([
      { code: '990000', name: '云州市', children: [{ code: '990101', name: '东城区', children: [] }] },
    ]);
    let deep: object = { code: '110000', name: '深' };
    for (let level = 0; level < 50; level += 1) deep = { code: '110000', name: '深', children: [deep] };
    answer('/address/getList', [deep]);
    expect(JSON.stringify(await fetchAddressList()).match(/深/g)).toHaveLength(4);
    answer('/address/getList', { not: 'a list' });
    await expect(fetchAddressList()).rejects.toThrow('服务返回的数据不完整或格式不正确');
  });

  it('of branches lie on earth, and the map key is a word', async () => {
    answer('/symap/getList', {
      mapKey: '"><script>',
      wd: [
        { wdbh: '0101', wdmc: '城区管理部', jd: '116.4', wd: '39.9' },
        { wdbh: '0102', wdmc: '别处', jd: '1160.4', wd: '39.9' },
        { wdbh: '0103', wdmc: '别处', jd: 'javascript:', wd: '39.9' },
        { wdbh: '', wdmc: '无号', jd: '1', wd: '1' },
        7,
      ],
    });
    expect(await fetchMapCode()).toEqual({
      mapKey: '',
      wd: [{ wdbh: '0101', wdmc: '城区管理部', jd: '116.4', wd: '39.9' }],
    });
  });
});
