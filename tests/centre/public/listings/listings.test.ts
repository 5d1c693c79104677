// @vitest-environment node
import { houses } from '@mocks/centre/loans/buildings';
import { projectsOfDeveloper } from '@mocks/centre/loans/developers/project-views';
import { allListings } from '@mocks/centre/public/listings/listing-source';
import { listedHomes, projectDetail } from '@mocks/centre/public/listings/listing-views';
import { listProjects } from '@mocks/centre/public/listings/listings';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROJECT } from '@/domain/loan/project-state';
import { DEVELOPERS } from '../../../people';
import { ZHOU_KAI } from '../../fixture';
import { applyForLoan, COUPLE } from '../../loan-fixture';
import { openForVisitors, type Visitors } from '../../visitors';

/** What can be had comes first. */
const ORDER: readonly string[] = [PROJECT.admitted, PROJECT.inReview, PROJECT.soldOut];

let centre: Visitors;
beforeAll(async () => {
  centre = await openForVisitors();
});

const ANY = { qy: '', kfsmc: '', lpmc: '', jjq: '', jjz: '', lsjzdj: '', kd: '', px: '', page: 1, size: 100 };
const ask = (query: Partial<typeof ANY>) => centre.ask((tx) => listProjects(tx, { ...ANY, ...query }));
const page = (query: Partial<typeof ANY>) => centre.transact((tx) => listProjects(tx, { ...ANY, ...query }));
const find = async (query: Partial<typeof ANY>) => (await page(query)).list;
const detail = (lpbh: string) => centre.ask((tx) => projectDetail(tx, lpbh));
const HOMES = { ldbh: '', dy: '', zt: '', page: 1, size: 20 };
const homes = (query: Partial<typeof HOMES>) => centre.ask((tx) => listedHomes(tx, { ...HOMES, ...query }));

describe('the list of properties', () => {
  it('comes to anybody, page by page, at least 45 in seven districts', async () => {
    const first = await page({ size: 20 });
    expect(first.list).toHaveLength(20);
    expect(first.total).toBeGreaterThanOrEqual(45);
    expect(first.qyList.length).toBeGreaterThanOrEqual(7);
    const last = await page({ size: 20, page: 3 });
    expect(last.list).toHaveLength(first.total - 40);
    const numbers = (await find({})).map(({ lpbh }) => lpbh);
    expect(new Set(numbers).size).toBe(first.total);
  });

  it("has the five of the signed-in developer with the developer's own figures", async () => {
    const kfsbh = DEVELOPERS.安居置业.kfsbh;
    const own = await centre.transact((tx) => projectsOfDeveloper(tx, { kind: 'developer', kfsbh }));
    expect(own).toHaveLength(5);
    const listed = await find({ kfsmc: '安居置业' });
    expect(listed).toHaveLength(5);
    for (const { lpbh, zts, kdts, ydts, lpmc, lpdz, zt } of own) {
      expect(listed.find((one) => one.lpbh === lpbh)).toMatchObject({ zts, kdts, ydts, lpmc, lpdz, zt });
    }
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

  it('refuses in words what it cannot choose by', async () => {
    for (const [query, msg] of [
      [{ qy: '火星区' }, '没有“火星区”这个区域，请重新选择'],
      [{ qy: '区'.repeat(500) }, `没有“${'区'.repeat(20)}…”这个区域，请重新选择`],
      [{ jjq: '15000', jjz: '9000' }, '最低均价不能高于最高均价'],
      [{ jjq: '1e5' }, '均价请填写不超过6位的整数，单位为元/㎡'],
      [{ jjz: '-1' }, '均价请填写不超过6位的整数，单位为元/㎡'],
      [{ lsjzdj: '9' }, '绿色建筑星级只有一星、二星、三星'],
      [{ kd: 'yes' }, '筛选条件无法识别，请重新选择'],
      [{ px: '__proto__' }, '没有这种排序方式，请重新选择'],
      [{ lpmc: '长'.repeat(51) }, '开发商和楼盘名称最多50个字'],
    ] as const) {
      expect(await ask(query)).toMatchObject({ code: '1', msg });
    }
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

  it('that is not there is said to be so', async () => {
    const msg = '未找到该楼盘，可能已不在合作名单中，请返回列表重新选择';
    for (const lpbh of ['', 'LP99999999', '__proto__', '<img src=x>']) {
      expect(await detail(lpbh)).toMatchObject({ code: '1', msg });
    }
  });
});

describe('the homes of a building', () => {
  it('come without a word of who took them, by unit and state', async () => {
    const { data } = await homes({ ldbh: 'LP00000001-03', page: 1, size: 100, zt: '3', dy: '2' });
    expect(data.list.length).toBeGreaterThan(0);
    for (const home of data.list) {
      expect(Object.keys(home).sort()).toEqual(['dy', 'fh', 'fwdj', 'fwzj', 'hx', 'jzmj', 'zt']);
      expect(home).toMatchObject({ dy: 2, zt: '3' });
    }
  });

  it('change here when somebody applies for a loan on one', async () => {
    const before = (await detail('LP00000001')).data;
    const ywlsh = await centre.transact((tx) => applyForLoan(tx, ZHOU_KAI, COUPLE));
    const after = (await detail('LP00000001')).data;
    expect(after.kdts).toBe(before.kdts - 1);
    const busy = (await homes({ ldbh: 'LP00000001-03', zt: '4' })).data;
    expect(busy.list).toEqual([expect.objectContaining({ dy: 1, fh: '101', zt: '4' })]);
    expect(JSON.stringify(busy)).not.toContain(ywlsh);
    await centre.reset();
  });

  it('are under loan, mortgaged or not: that is nobody else’s concern', async () => {
    const ldbh = 'LP00000001-03';
    const lent = async () => (await homes({ ldbh, zt: '3', size: 100 })).data.list;
    const before = await lent();
    await centre.transact(({ store }) => {
      const house = [...houses(store).values()].find((one) => one.ldbh === ldbh && one.zt === '3');
      if (!house) throw new Error('No home under loan');
      houses(store).put(house.fwbh, { ...house, zt: '4' });
    });
    expect(await lent()).toEqual(before);
    await centre.reset();
  });

  it('that are not there are refused in words', async () => {
    for (const [query, msg] of [
      [{ ldbh: 'LP00000001-99' }, '未找到该楼栋，请返回楼盘重新选择'],
      [{ ldbh: '' }, '未找到该楼栋，请返回楼盘重新选择'],
      [{ ldbh: 'LP00000001-03', zt: '7' }, '没有这种房屋状态，请重新选择'],
      [{ ldbh: 'LP00000001-03', dy: 'all' }, '没有这个单元，请重新选择'],
    ] as const) {
      expect(await homes(query)).toMatchObject({ code: '1', msg });
    }
  });

  it('are the same at every look', async () => {
    const ask101 = async () => (await homes({ ldbh: 'LP00000101-01', size: 100 })).data.list;
    expect(await ask101()).toEqual(await ask101());
    expect(await ask101()).toHaveLength(100);
  });
});
