import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { dictionaryLabel, dictionaryOptions, loadDictionaries } from '@/session/dictionary';
import { useSession } from '@/session/session-store';
import {
  inputLengths,
  inputLengthsConfigured,
  loadSystemConfig,
  systemValue,
  useSystemConfig,
} from '@/session/system-config';
import { checkConfig } from '@/session/watch/config-watch';
import { checkHall, forgetHallPlace, hallPlace, rememberHallPlace, useHall } from '@/session/watch/hall-watch';
import { listen, network } from '../api/network';

const net = network();
const ok = (data: unknown) => HttpResponse.json({ code: 0, msg: '', data });

describe('dictionaries', () => {
  const load = async (data: unknown) => {
    listen();
    net.answers(
      http.get('*/dict/getAll', () => ok(data)),
      http.get('*/address/getList', () => ok([])),
    );
    await loadDictionaries();
  };

  it('take options with enable 1, once each, codes as text', async () => {
    await load({
      zjlx: [
        { value: '01', label: '身份证', enable: '1' },
        { value: 1, title: '另一个', enable: 1 },
        { value: '01', label: '重复', enable: '1' },
        { value: '02', label: '停用', enable: 0 },
        { value: '03', label: '停用', enable: '0' },
        { value: '', label: '空', enable: 1 },
        null,
        'x',
        {
          value: '9',
          name: '其他',
          enable: 1,
          valueColor: '#f00',
          valueJson: '[{"value":"91","label":"子项","enable":1}]',
        },
        { value: '8', label: '坏', enable: 1, valueJson: '{' },
      ],
      broken: 'text',
    });
    expect(dictionaryOptions('zjlx')).toEqual([
      { value: '01', label: '身份证' },
      { value: '1', label: '另一个' },
      { value: '9', label: '其他', valueColor: '#f00', children: [{ value: '91', label: '子项' }] },
      { value: '8', label: '坏' },
    ]);
    expect(dictionaryOptions('broken')).toEqual([]);
    expect(dictionaryOptions('constructor')).toEqual([]);
  });

  it("label lookup falls back to '- -'", async () => {
    await load({ zjlx: [{ value: '01', label: '身份证', enable: 1 }] });
    const labels = ['01', 1, '1', '', null, undefined].map((value) => dictionaryLabel('zjlx', value));
    expect(labels).toEqual(['身份证', '- -', '- -', '--', '--', '--']);
    expect(dictionaryLabel('none', '01')).toBe('- -');
  });

  it.each([null, [], 'x', 7])('%j is no dictionary', async (data) => {
    await expect(load(data)).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('system configuration', () => {
  const load = async (data: unknown) => {
    listen();
    net.answers(http.get('*/public/getList', () => ok(data)));
    await loadSystemConfig();
  };

  it('values of entries that are on; commonValue where there is no value; the first of duplicates', async () => {
    await load([
      { key: 'a', enable: '1', title: '', value: 'x' },
      { key: 'a', enable: '1', title: '', value: 'second' },
      { key: 'b', enable: 0, title: '', value: 'off' },
      { key: 'c', enable: 1, title: '', value: '', commonValue: 'common' },
      { key: 'd', enable: 1, title: '', value: 3 },
      null,
    ]);
    expect(['a', 'b', 'c', 'd', 'e', 'toString'].map(systemValue)).toEqual(['x', '', 'common', '3', '', '']);
  });

  it('input lengths, with nested JSON, and the fallback that says it is one', async () => {
    await load([]);
    expect([inputLengthsConfigured(), inputLengths()]).toEqual([
      false,
      { default: 60, name: 50, address: 30, remark: 200, template: 1000 },
    ]);
    await load([
      {
        key: 'inputLength',
        enable: 1,
        title: '',
        value: '',
        jsonValue:
          '[{"key":"name","value":"80"},{"key":"remark","value":"{\\"val\\":500,\\"valueJson\\":[]}"},{"key":"address","value":"x"}]',
      },
    ]);
    expect([inputLengthsConfigured(), inputLengths()]).toEqual([
      true,
      { default: 60, name: 80, address: 30, remark: 500, template: 1000 },
    ]);
  });

  it.each([{ a: 1 }, null, 'a'])('not a list (%j): said on the console, empty values', async (data) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    await load(data);
    expect(said).toHaveBeenCalledTimes(1);
    expect([systemValue('a'), useSystemConfig.getState().loaded]).toEqual(['', true]);
  });
});

describe('configuration version', () => {
  function centre(version: () => unknown, list: () => Response) {
    let loads = 0;
    listen();
    net.answers(
      http.get('*/public/getParametersVersion', () => ok(version())),
      http.get('*/public/getList', () => {
        loads += 1;
        return list();
      }),
      http.post('*/token/logout', () => ok(null)),
    );
    return () => loads;
  }

  it('is loaded once while the version stays, and again when it changes, by commonValue or value', async () => {
    let version: unknown = { commonValue: '1' };
    const loads = centre(
      () => version,
      () => ok([]),
    );
    for (let round = 0; round < 3; round += 1) await checkConfig();
    expect(loads()).toBe(1);
    version = { value: '2' };
    for (let round = 0; round < 3; round += 1) await checkConfig();
    expect(loads()).toBe(2);
  });

  it('a version that differs each time costs one load a check', async () => {
    let counter = 0;
    const loads = centre(
      () => ({ value: String(++counter) }),
      () => ok([]),
    );
    for (let round = 0; round < 5; round += 1) await checkConfig();
    expect(loads()).toBe(5);
  });

  it('a reload that fails signs a member out to /401 and leaves a guest alone', async () => {
    let version = '1';
    let broken = false;
    centre(
      () => ({ value: version }),
      () => (broken ? new HttpResponse('', { status: 500 }) : ok([{ key: 'a', enable: 1, value: 'x' }])),
    );
    await checkConfig();
    version = '2';
    broken = true;
    await checkConfig();
    expect(window.location.hash).toBe('');
    expect(systemValue('a')).toBe('x');
    useSession.setState({ token: 'T1', phase: 'open' });
    await checkConfig();
    expect([useSession.getState().token, window.location.hash]).toEqual([undefined, '#/401']);
    await checkConfig();
    expect(window.location.hash).toBe('#/401');
  });

  it('a check that fails changes nothing', async () => {
    const loads = centre(
      () => null,
      () => ok([]),
    );
    await checkConfig();
    await checkConfig();
    expect(loads()).toBe(1);
  });
});

describe('hall status', () => {
  const check = async (response: Response) => {
    listen();
    net.answers(http.get('*/zcxx/getQdztXx', () => response));
    await checkHall();
    return useHall.getState().status;
  };

  it.each([
    ['0', 'closed'],
    [0, 'closed'],
    ['1', 'open'],
    [1, 'open'],
    [null, 'open'],
    ['', 'open'],
    ['00', 'open'],
    [false, 'open'],
    [undefined, 'open'],
  ])('%j: %s', async (qdzt, status) => {
    expect(await check(ok({ qdzt }))).toBe(status);
  });

  it('an error leaves it as it was', async () => {
    expect(await check(new HttpResponse('', { status: 500 }))).toBe('open');
    await check(ok({ qdzt: '0', tzyy: '系统维护', yjhfsj: '2026-11-22 08:00' }));
    expect(useHall.getState()).toEqual({ status: 'closed', reason: '系统维护', expected: '2026-11-22 08:00' });
    expect(await check(HttpResponse.error())).toBe('closed');
    expect(await check(ok({ qdzt: '1' }))).toBe('open');
  });

  it('keeps the place, which can only be one of ours', () => {
    rememberHallPlace('/grwt/MyOffice?page=2');
    expect(hallPlace()).toBe('/grwt/MyOffice?page=2');
    for (const foreign of ['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:1']) {
      rememberHallPlace(foreign);
      expect(hallPlace()).toBe('/');
    }
    forgetHallPlace();
    expect(hallPlace()).toBeUndefined();
  });
});
