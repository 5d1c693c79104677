import { startCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '@/api/members';
import { DEVELOPERS, PEOPLE, UNITS } from '../people';
import { call, type Sent } from './call';

const PATH = '/api/izfgjj-zhfw/v1/jcdwxx/zgxx/getList';

let centre: TestCentre;
let token: string;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
  token = (await centre.signIn('2', UNITS.华夏精密.dwzh)).token;
});
afterAll(() => centre.close());

const ask = (json: unknown, sent: Sent = { token }) => call(PATH, { ...sent, json });
const list = async (json: object): Promise<Member[]> => (await ask({ size: 500, ...json })).data.list;

describe('the members of a unit', () => {
  it('come with what the unit pays for them, and nothing of their balance, loans or hidden digits', async () => {
    const [zhang] = await list({ key: '张建国' });
    expect(zhang).toEqual({
      grzh: PEOPLE.张建国.grzh,
      xingming: '张建国',
      zjhm: '110***********1219',
      grzhzt: '01',
      grjcjs: '18000.00',
      dwyjce: '2160.00',
      gryjce: '2160.00',
      yjce: '4320.00',
      jzny: '2026-11',
      khrq: '2009-08-03',
      fcrq: '',
      fcyy: '',
      qsny: '',
      hxjc: [],
    });
    expect(JSON.stringify(await ask({ size: 500 }))).not.toContain(PEOPLE.张建国.zjhm);
  });

  it('are those of the own unit: nobody else is found, by name, number or ID', async () => {
    for (const key of ['王志强', PEOPLE.王志强.grzh, PEOPLE.王志强.zjhm, '阿依古丽', '陈𠮷祥', '蓝天']) {
      expect(await list({ key }), key).toEqual([]);
    }
    for (const [type, who] of [
      ['1', PEOPLE.刘洋.zjhm],
      ['3', DEVELOPERS.安居置业.kfsbh],
    ] as const) {
      const { token: other } = await centre.signIn(type, who);
      expect((await ask({}, { token: other })).status).toBe(403);
    }
    expect((await ask({}, { token: 'nobody' })).status).toBe(401);
  });

  it('are found by part of name and account, by the whole ID number or the four digits that are shown', async () => {
    const names = async (key: string) => (await list({ key })).map(({ xingming }) => xingming);
    expect(await names('建国')).toEqual(['张建国']);
    expect(await names('000000001')).toContain('张建国');
    expect(await names(PEOPLE.张建国.zjhm)).toEqual(['张建国']);
    expect(await names(` ${PEOPLE.赵敏.zjhm} `)).toEqual(['赵敏']);
    expect(await names('1219')).toContain('张建国');
    // Any other part of a number would give away, guess by guess, what the mask hides.
    for (const guess of ['19850307', '1101011985030', '071219', '110101']) expect(await names(guess)).toEqual([]);
  });

  it('that are sealed say since when, and that nothing is paid for them after the month that is shown', async () => {
    const [sealed, ...others] = await list({ grzhzt: '02' });
    expect(others).toEqual([]);
    expect(sealed).toMatchObject({ yjce: '2544.00', jzny: '2026-11', hxjc: [{ qsny: '2026-12', yjce: '0.00' }] });
    // The day on which it was done, in the last month that was owed; never one to come.
    expect(sealed?.fcrq).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect((sealed?.fcrq ?? '') <= '2026-11-21').toBe(true);
    expect(sealed?.fcrq.slice(0, 7)).toBe(sealed?.jzny);
    const paying = await list({ grzhzt: '01' });
    expect(paying.every(({ fcrq }) => fcrq === '')).toBe(true);
  });

  it('are narrowed by state and base, and put in order', async () => {
    const all = await list({});
    expect(all.map(({ grzh }) => grzh)).toEqual(all.map(({ grzh }) => grzh).sort());
    const frozen = await list({ grzhzt: '06' });
    expect(frozen.map(({ xingming }) => xingming)).toEqual(['郑涛']);
    const base = await list({ jsks: '10000', jsjs: '11000.00', sort: 'grjcjs', order: 'desc' });
    const bases = base.map(({ grjcjs }) => Number(grjcjs));
    expect(bases).toEqual([...bases].sort((a, b) => b - a));
    expect(Math.max(...bases)).toBeLessThanOrEqual(11_000);
    expect(Math.min(...bases)).toBeGreaterThanOrEqual(10_000);
    expect(base.length).toBe(all.filter(({ grjcjs }) => Number(grjcjs) >= 10_000 && Number(grjcjs) <= 11_000).length);
    for (const sort of ['xingming', 'jzny', 'khrq', 'fcrq', 'grzhzt', 'yjce', 'dwyjce', 'zjhm', '__proto__', 'ye']) {
      expect(await list({ sort, order: 'asc' })).toHaveLength(all.length);
    }
  });

  it('come in pages without a gap or a double', async () => {
    const all = await list({});
    const paged: string[] = [];
    for (let page = 1; page <= 5; page += 1) paged.push(...(await list({ page, size: 10 })).map(({ grzh }) => grzh));
    expect(paged).toEqual(all.map(({ grzh }) => grzh));
    expect((await ask({ page: 1000, size: 10 })).data).toMatchObject({ list: [], total: all.length });
  });

  it.each([
    [{ jsks: 'abc' }, '缴存基数范围请填写金额，最多两位小数'],
    [{ jsjs: '-1' }, '缴存基数范围请填写金额，最多两位小数'],
    [{ jsks: '1.005' }, '缴存基数范围请填写金额，最多两位小数'],
    [{ jsks: '9000', jsjs: '8000' }, '缴存基数的下限不能大于上限，请修改后再查询'],
  ])('refuse %j with a sentence', async (search, sentence) => {
    expect(await ask(search)).toMatchObject({ code: '1', msg: sentence });
  });

  it('are not moved by hostile questions', async () => {
    const whole = (await ask({ size: 10 })).data.total;
    for (const hostile of [
      { key: {}, grzhzt: [], page: 'x', size: -5, sort: {}, order: [] },
      { key: '.*', page: 0 },
      { key: '%' },
      { key: 'x'.repeat(100_000) },
      { size: 1e9, page: 1e18 },
      { grzhzt: "' or 1=1" },
    ]) {
      const { code, data } = await ask(hostile);
      expect(code).toBe('0');
      expect(data.list.length).toBeLessThanOrEqual(500);
      expect(data.total).toBeLessThanOrEqual(whole);
    }
  });

  it('of a unit of ten thousand answer at once', async () => {
    const { token: big } = await centre.signIn('2', UNITS.东方云商.dwzh);
    const { data } = await ask({ page: 500, size: 20, sort: 'jzny' }, { token: big });
    expect(data.total).toBe(10_000);
    expect(data.list).toHaveLength(20);
    const found = await ask({ key: '130000009999' }, { token: big });
    expect(found.data.list.map(({ grzh }: Member) => grzh)).toEqual(['130000009999']);
  });
});
