import { findListExport } from '@mocks/centre/documents/export-numbers';
import { ownerOf } from '@mocks/centre/kernel/transaction';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PEOPLE, UNITS } from '../../people';
import { call } from '../call';

const PUTIL = '/api/putil/v1';
const TABLE = { path: '/dwwt/cxyw/zglb', navName: 'zglb' };
const RULE = '{"v":1,"columns":[{"prop":"grzh","isShow":true,"width":140}],"size":50}';

let centre: TestCentre;
let token: string;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

const enter = async (type: '1' | '2' = '2', who = UNITS.华夏精密.dwzh) => {
  token = (await centre.signIn(type, who)).token;
};
const kept = async (table = TABLE) => (await call(`${PUTIL}/individuation/getInfo`, { token, query: table })).data;
const save = (json: unknown) => call(`${PUTIL}/individuation/update`, { token, json });

describe('columns of a table', () => {
  it('are kept per person, page and table, until they are reset', async () => {
    await enter();
    expect(await kept()).toBeNull();
    expect(await save({ ...TABLE, rule: RULE })).toMatchObject({ code: '0', msg: '列设置已保存' });
    expect(await kept()).toEqual({ ...TABLE, rule: RULE });
    expect(await kept({ ...TABLE, navName: 'other' })).toBeNull();
    expect(await kept({ ...TABLE, path: '/dwwt/cxyw/hjpz' })).toBeNull();
    await enter('1', PEOPLE.刘洋.zjhm);
    expect(await kept()).toBeNull();
    await enter();
    const reset = await call(`${PUTIL}/individuation/reset`, { token, query: TABLE });
    expect(reset).toMatchObject({ code: '0', msg: '已恢复默认列设置' });
    expect(await kept()).toBeNull();
  });

  it('refuse what is none and stay as they were', async () => {
    await enter();
    await save({ ...TABLE, rule: RULE });
    for (const body of [
      { ...TABLE, rule: '{' },
      { ...TABLE, rule: '[1]' },
      { ...TABLE, rule: 'null' },
      { ...TABLE, rule: '' },
      { ...TABLE, rule: 5 },
      { ...TABLE, rule: { columns: [] } },
      { ...TABLE, rule: JSON.stringify({ columns: 'x'.repeat(20_001) }) },
      { ...TABLE, path: 'javascript:alert(1)', rule: RULE },
      { ...TABLE, path: `/${'x'.repeat(300)}`, rule: RULE },
      { ...TABLE, navName: '', rule: RULE },
      { ...TABLE, navName: 'a b\nc', rule: RULE },
      {},
      [],
    ]) {
      expect((await save(body)).code, JSON.stringify(body).slice(0, 80)).not.toBe('0');
      expect((await kept()).rule).toBe(RULE);
    }
  });
});

describe('the number of a copy', () => {
  const COPY = { ...TABLE, title: '职工列表', fs: 'xlsx', rows: 48, conditions: '账户状态：正常' };
  const ask = (more: object = {}) => call(`${PUTIL}/export/getNumber`, { token, json: { ...COPY, ...more } });

  it('is given once, and can be verified with its check code only', async () => {
    await enter();
    const { data: first } = await ask();
    const { data: second } = await ask({ fs: 'print' });
    expect(first.dcbh).toBe('DC20261121000001');
    expect(second.dcbh).toBe('DC20261121000002');
    expect(first.yzm).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(first.zxmc).toBe('云州市住房公积金管理中心');
    const found = await centre.transact(({ store }) => findListExport(store, first.dcbh, first.yzm.toLowerCase()));
    expect(found).toMatchObject({
      owner: ownerOf({ kind: 'unit', dwzh: UNITS.华夏精密.dwzh }),
      title: '职工列表',
      rows: 48,
      conditions: '账户状态：正常',
    });
    expect(await centre.transact(({ store }) => findListExport(store, first.dcbh, second.yzm))).toBeUndefined();
    expect(await centre.transact(({ store }) => findListExport(store, 'DC20261121000009', first.yzm))).toBeUndefined();
  });

  it('is not given to what is no list', async () => {
    await enter();
    for (const more of [
      { title: '' },
      { path: 'x' },
      { path: '/dwwt' },
      { path: '/grwt/cxyw/jccx/grjcmx' },
      { rows: 100_001 },
      { conditions: 'x'.repeat(501) },
      { title: 7 },
    ]) {
      const { code, data } = await ask(more);
      // A title that is a number is a text all the same.
      if (more.title === 7) expect(data.dcbh).toBeDefined();
      else expect(code).toBe('1');
    }
    expect((await ask({ rows: 100_001 })).msg).toBe('一次最多导出100,000条，请缩小查询范围后重试');
  });
});
