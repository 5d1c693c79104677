import { allListings } from '@mocks/centre/public/listings/listing-source';
import { startCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedProject, ProjectPage } from '@/api/projects';
import { PROJECT } from '@/domain/project-state';
import { ZHOU_KAI } from '../centre/fixture';
import { applyForLoan, COUPLE } from '../centre/loan-fixture';
import { DEVELOPERS, PEOPLE } from '../people';
import { call } from './call';

const HALL = '/api/izfgjj-zhfw/v1';
/** What can be had comes first. */
const ORDER: readonly string[] = [PROJECT.admitted, PROJECT.inReview, PROJECT.soldOut];

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterAll(() => centre.close());

const ask = (query: Record<string, string>) =>
  call(`${HALL}/kfslpxx/getHzlpList`, { query: { page: '1', size: '100', ...query } });
const find = async (query: Record<string, string>): Promise<ListedProject[]> => (await ask(query)).data.list;
const detail = (lpbh: string) => call(`${HALL}/kfslpxx/getHzlpInfo`, { query: { lpbh } });
const homes = (query: Record<string, string>) => call(`${HALL}/kfslpxx/getHzlpFwList`, { query });

describe('the list of properties', () => {
  it('comes to anybody, page by page, at least 45 in seven districts', async () => {
    const first: ProjectPage = (await ask({ size: '20' })).data;
    expect(first.list).toHaveLength(20);
    expect(first.total).toBeGreaterThanOrEqual(45);
    expect(first.qyList.length).toBeGreaterThanOrEqual(7);
    const last: ProjectPage = (await ask({ size: '20', page: '3' })).data;
    expect(last.list).toHaveLength(first.total - 40);
    const numbers = (await find({})).map(({ lpbh }) => lpbh);
    expect(new Set(numbers).size).toBe(first.total);
  });

  it("has the five of the signed-in developer with the developer's own figures", async () => {
    const { token } = await centre.signIn('3', DEVELOPERS.安居置业.kfsbh);
    const own: ListedProject[] = (await call(`${HALL}/kfslpxx/getHzlpList`, { token })).data;
    expect(own).toHaveLength(5);
    const listed = await find({ kfsmc: '安居置业' });
    expect(listed).toHaveLength(5);
    for (const { lpbh, zts, kdts, ydts, lpmc, lpdz, zt } of own) {
      expect(listed.find((one) => one.lpbh === lpbh)).toMatchObject({ zts, kdts, ydts, lpmc, lpdz, zt });
    }
  });

  it('without a page is the own list, which guests and others do not get', async () => {
    expect((await call(`${HALL}/kfslpxx/getHzlpList`)).status).toBe(401);
    expect((await call(`${HALL}/kfslpxx/getHzlpList`, { token: 'nobody' })).status).toBe(401);
    const { token } = await centre.signIn('1', PEOPLE.张建国.zjhm);
    expect((await call(`${HALL}/kfslpxx/getHzlpList`, { token })).status).toBe(403);
  });

  it('is chosen by district, names, price, stars and what is left', async () => {
    const all = await find({});
    expect(await find({ qy: '高新区' })).toEqual(all.filter(({ qy }) => qy === '高新区'));
    expect((await find({ lpmc: '安居 翠湖' })).map(({ lpmc }) => lpmc)).toEqual(['安居·翠湖苑']);
    expect((await find({ kfsmc: '瑞和' })).every(({ kfsmc }) => kfsmc.includes('瑞和'))).toBe(true);
    const middle = await find({ jjq: '12000', jjz: '14000' });
    expect(middle.length).toBeGreaterThan(3);
    expect(middle.every(({ jj }) => Number(jj) >= 12000 && Number(jj) <= 14000)).toBe(true);
    expect((await find({ lsjzdj: '3' })).every(({ lsjzdj }) => lsjzdj === '3')).toBe(true);
    const left = await find({ kd: '1' });
    expect(left).toHaveLength(all.filter(({ kdts }) => kdts > 0).length);
    expect(left.length).toBeLessThan(all.length);
    expect((await ask({ lpmc: '没有这个楼盘' })).data).toMatchObject({ list: [], total: 0 });
  });

  it('is put in the order that is asked for', async () => {
    const prices = async (px: string) => (await find({ px })).map(({ jj }) => Number(jj));
    expect(await prices('1')).toEqual((await prices('')).sort((a, b) => a - b));
    expect(await prices('2')).toEqual((await prices('1')).reverse());
    const left = (await find({ px: '3' })).map(({ kdts }) => kdts);
    expect(left).toEqual([...left].sort((a, b) => b - a));
    const days = (await find({ px: '4' })).map(({ jgrq }) => jgrq);
    expect(days).toEqual([...days].sort());
    const states = (await find({})).map(({ zt }) => zt);
    expect(states).toEqual([...states].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)));
  });

  it.each([
    [{ qy: '火星区' }, '没有“火星区”这个区域，请重新选择'],
    [{ qy: '区'.repeat(500) }, `没有“${'区'.repeat(20)}…”这个区域，请重新选择`],
    [{ jjq: '15000', jjz: '9000' }, '最低均价不能高于最高均价'],
    [{ jjq: '1e5' }, '均价请填写不超过6位的整数，单位为元/㎡'],
    [{ jjz: '-1' }, '均价请填写不超过6位的整数，单位为元/㎡'],
    [{ lsjzdj: '9' }, '绿色建筑星级只有一星、二星、三星'],
    [{ kd: 'yes' }, '筛选条件无法识别，请重新选择'],
    [{ px: '__proto__' }, '没有这种排序方式，请重新选择'],
    [{ lpmc: '长'.repeat(51) }, '开发商和楼盘名称最多50个字'],
  ])('refuses %o in words', async (query, msg) => {
    expect(await ask(query)).toMatchObject({ code: '1', msg });
  });
});

describe('a property', () => {
  it('shows buildings whose figures add up to its own, for each of the list', async () => {
    const listings = await centre.transact(({ store }) => allListings(store));
    for (const { lpbh } of listings) {
      const { data } = await detail(lpbh);
      for (const key of ['zts', 'kdts', 'ydts'] as const) {
        const sum = data.ld.reduce((total: number, one: Record<string, number>) => total + (one[key] ?? 0), 0);
        expect(data[key], `${lpbh} ${key}`).toBe(sum);
      }
      expect(data.kdts + data.ydts, lpbh).toBeLessThanOrEqual(data.zts);
      expect(data.ysxkz.length, lpbh).toBeGreaterThan(0);
      expect(data.yhmc.length, lpbh).toBeGreaterThan(0);
      if (data.zt !== PROJECT.admitted) expect(data.kdts, lpbh).toBe(0);
    }
  });

  it('gives the average registered price of its homes', async () => {
    const { data: project } = await detail('LP00000005');
    const data = project.bajg;
    // Three buildings of 21 floors with 5 homes, one of 10 with 4: 12,300 yuan and 60 more for each floor.
    expect(data).toMatchObject({ zdj: '12300', zgj: '13500', jzrq: '2026-11-21' });
    const area = [108.6, 89.5, 74.2, 132.8, 56.3];
    const floors = (count: number) => Array.from({ length: count }, (_, at) => 12_300 + at * 60);
    const sum = (list: number[]) => list.reduce((total, one) => total + one, 0);
    const whole = sum(area) * 3 * 21 + sum(area.slice(0, 4)) * 10;
    const paid = sum(area) * 3 * sum(floors(21)) + sum(area.slice(0, 4)) * sum(floors(10));
    expect(Number(data.jj)).toBe(Math.round(paid / whole));
    expect(project.jj).toBe(data.jj);
  });

  it.each(['', 'LP99999999', '__proto__', '<img src=x>'])('says that %o is not there', async (lpbh) => {
    const msg = '未找到该楼盘，可能已不在合作名单中，请返回列表重新选择';
    expect(await detail(lpbh)).toMatchObject({ code: '1', msg });
  });
});

describe('the homes of a building', () => {
  it('come without a word of who took them, by unit and state', async () => {
    const { data } = await homes({ ldbh: 'LP00000001-03', page: '1', size: '100', zt: '3', dy: '2' });
    expect(data.list.length).toBeGreaterThan(0);
    for (const home of data.list) {
      expect(Object.keys(home).sort()).toEqual(['dy', 'fh', 'fwdj', 'fwzj', 'hx', 'jzmj', 'zt']);
      expect(home).toMatchObject({ dy: 2, zt: '3' });
    }
  });

  it('change here when somebody applies for a loan on one', async () => {
    const before: ListedProject = (await detail('LP00000001')).data;
    const ywlsh = await centre.transact((desk) => applyForLoan(desk, ZHOU_KAI, COUPLE));
    const after: ListedProject = (await detail('LP00000001')).data;
    expect(after.kdts).toBe(before.kdts - 1);
    const busy = (await homes({ ldbh: 'LP00000001-03', zt: '4' })).data;
    expect(busy.list).toEqual([expect.objectContaining({ dy: 1, fh: '101', zt: '4' })]);
    expect(JSON.stringify(busy)).not.toContain(ywlsh);
    await centre.reset();
  });

  it.each([
    [{ ldbh: 'LP00000001-99' }, '未找到该楼栋，请返回楼盘重新选择'],
    [{ ldbh: '' }, '未找到该楼栋，请返回楼盘重新选择'],
    [{ ldbh: 'LP00000001-03', zt: '7' }, '没有这种房屋状态，请重新选择'],
    [{ ldbh: 'LP00000001-03', dy: 'all' }, '没有这个单元，请重新选择'],
  ])('%o is refused in words', async (query, msg) => {
    expect(await homes(query)).toMatchObject({ code: '1', msg });
  });

  it('are the same at every look', async () => {
    const ask101 = async () => (await homes({ ldbh: 'LP00000101-01', size: '100' })).data.list;
    expect(await ask101()).toEqual(await ask101());
    expect(await ask101()).toHaveLength(100);
  });
});

describe('loan rates', () => {
  const rates = async () => (await call(`${HALL}/llgl/getDkllList`)).data;

  it('are those of the policy, newest first, each until the day before the next', async () => {
    const { jzrq, list, clrq, ckll } = await rates();
    expect({ jzrq, clrq, ckll }).toEqual({ jzrq: '2026-11-21', clrq: '2026-01-01', ckll: '1.50' });
    expect(list[0]).toMatchObject({
      sxrq: '2025-05-08',
      zzrq: '',
      llS1: '2.1',
      llS2: '2.6',
      llE1: '2.525',
      llE2: '3.075',
      zt: '1',
    });
    expect(list[1]).toMatchObject({ sxrq: '2024-05-18', zzrq: '2025-05-07', llS2: '2.85', zt: '0' });
    expect(list.at(-1)).toMatchObject({ sxrq: '2008-12-23', llE1: '', llE2: '' });
    expect(list.filter(({ zt }: { zt: string }) => zt === '1')).toHaveLength(1);
  });
});

it('rates that begin later are marked, and the former ones stay in force', async () => {
  centre.close();
  const earlier = await startCentre({ today: '2025-04-01' });
  try {
    const { list, clrq } = (await call(`${HALL}/llgl/getDkllList`)).data;
    expect(list[0]).toMatchObject({ sxrq: '2025-05-08', zt: '2' });
    expect(list[1]).toMatchObject({ sxrq: '2024-05-18', zt: '1' });
    expect(clrq).toBe('2025-01-01');
  } finally {
    earlier.close();
    centre = await startCentre({ today: '2026-11-21' });
  }
});
