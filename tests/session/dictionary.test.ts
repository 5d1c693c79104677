import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { businessLabel, dictionaryTree, loadDictionaries, useDictionaries } from '@/session/dictionary';
import { runSignOutListeners } from '@/session/opening/sign-out-listeners';
import { listen, network } from '../api/network';

const net = network();
const PLACES = [{ code: '990000', name: '云州市', children: [{ code: '990101', name: '东城区', children: [] }] }];
const FROM_LIST = [{ value: '990000', label: '云州市', children: [{ value: '990101', label: '东城区' }] }];
const OWN = [{ value: '11', label: '北京市', enable: '1' }];

async function load(dictionaries: object, places: () => Response): Promise<number> {
  let asked = 0;
  listen();
  net.answers(
    http.get('*/dict/getAll', () => HttpResponse.json({ code: 0, data: dictionaries })),
    http.get('*/address/getList', () => {
      asked += 1;
      return places();
    }),
  );
  await loadDictionaries();
  return asked;
}

const answered = () => HttpResponse.json({ code: 0, data: PLACES });

it.each([
  ['has none', {}],
  ['has an empty one', { xzqh: [] }],
])('places are those of the address list where the dictionary %s', async (_, dictionaries) => {
  expect(await load(dictionaries, answered)).toBe(1);
  expect(dictionaryTree('xzqh')).toEqual(FROM_LIST);
});

it('a centre with places in its dictionary is not asked for the list', async () => {
  expect(await load({ xzqh: OWN }, answered)).toBe(0);
  expect(dictionaryTree('xzqh').map(({ label }) => label)).toEqual(['北京市']);
});

it('without either there are none, and the other dictionaries stand', async () => {
  await load({ wd: OWN }, () => new HttpResponse('', { status: 500 }));
  expect([dictionaryTree('xzqh').length, dictionaryTree('wd').length]).toEqual([0, 1]);
});

it('names a business by its code, else as the row does; forgets the codes on signing out', async () => {
  await load({ xzqh: OWN, ywlx: [{ value: 'TQ0107', label: '租房提取', enable: '1' }] }, answered);
  expect(businessLabel('TQ0107', '2026-10租房提取')).toBe('租房提取');
  expect([businessLabel('TQ9999', '柜台业务'), businessLabel('TQ9999', '')]).toEqual(['柜台业务', '- -']);
  runSignOutListeners();
  expect(useDictionaries.getState().businessCodes.size).toBe(0);
});
