import { startCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PublishedComment, Satisfaction } from '@/api/evaluation-statistics';
import { signedIn } from '../flows/open-page';
import { handIn, LIU } from '../flows/rent-form';
import { DEVELOPERS, PEOPLE, UNITS } from '../people';
import { call } from './call';

const HCP = '/api/izfgjj-zhfw/v1/hcp';
const LIU_VISIT = { printed: '10012026111880000001', unfinished: '10012026112080000003', old: '10012026100780000004' };

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
beforeEach(() => centre.reset());
afterAll(() => centre.close());

const qa = (name: string, json?: unknown) => call(`/api/__qa__/${name}`, { json });
const tokenOf = async (type: '1' | '2' | '3', account: string) => (await centre.signIn(type, account)).token;
const save = (token: string, form: Record<string, string>) =>
  call(`${HCP}/save`, { token, form: { zgbm: '', pjzd: '', pjx: '', pjnr: '', sfnm: '0', ...form } });
const found = (token: string, query: Record<string, string> = {}) =>
  call(`${HCP}/getYwpjList`, { token, query, json: {} });
const detail = (token: string, ywlsh: string) => call(`${HCP}/getPjxq`, { token, json: { ywlsh } });
const figures = async (query: Record<string, string> = {}): Promise<Satisfaction> =>
  (await call(`${HCP}/getMyd`, { query })).data;
const words = async (query: Record<string, string> = {}): Promise<{ list: PublishedComment[]; total: number }> =>
  (await call(`${HCP}/getPjList`, { query })).data;
const sum = (rows: readonly { pjs: number; mys: number }[]) =>
  rows.reduce((total, { pjs, mys }) => [(total[0] ?? 0) + pjs, (total[1] ?? 0) + mys], [0, 0]);

const LOW = { pjdj: '1', pjx: '51', pjnr: '等了很久没有人理' };

describe('figures for everybody', () => {
  it('eighteen months of evaluations, every division adds up to the whole', async () => {
    const whole = await figures({ ksny: '2025-01', jsny: '2026-11' });
    expect(whole).toMatchObject({ ksny: '2025-06', jsny: '2026-11', zzny: '2025-06', dqny: '2026-11' });
    expect(whole.pjs).toBeGreaterThanOrEqual(400);
    expect(whole.sx.length).toBeGreaterThanOrEqual(12);
    for (const rows of [whole.dj, whole.sx, whole.zd, whole.yf]) expect(sum(rows)).toEqual([whole.pjs, whole.mys]);
    expect(whole.dj.map(({ value }) => value)).toEqual(['5', '4', '3', '2', '1']);
    expect(whole.dj.slice(0, 3).reduce((all, { pjs }) => all + pjs, 0)).toBe(whole.mys);
    expect(whole.zd.every(({ pjs }) => pjs > 0)).toBe(true);
    expect(whole.yf).toHaveLength(18);
    expect(whole.yf.every(({ pjs }) => pjs > 0)).toBe(true);
    const departments = (await call(`${HCP}/getPjjgByDw`, { query: { ksny: '2025-06' } })).data;
    expect(sum(departments)).toEqual([whole.pjs, whole.mys]);
    expect(departments.length).toBeGreaterThanOrEqual(6);
  });

  it('the last twelve months unless asked otherwise, one department when asked', async () => {
    const usual = await figures();
    expect(usual).toMatchObject({ ksny: '2025-12', jsny: '2026-11' });
    const own = await figures({ zgbm: '03' });
    const [loans] = (await call(`${HCP}/getPjjgByDw`, { query: { zgbm: '03' } })).data;
    expect([loans.pjs, loans.mys]).toEqual([own.pjs, own.mys]);
    expect(own.pjs).toBeLessThan(usual.pjs);
    expect((await figures({ ksny: '2026-10', jsny: '2026-10' })).yf).toHaveLength(1);
    expect(await figures({ ksny: '0001-01', jsny: '9999-12' })).toMatchObject({ ksny: '2025-06', jsny: '2026-11' });
    expect((await call(`${HCP}/getMyd`, { query: { ksny: '2026-10', jsny: '2026-09' } })).msg).toMatch(/^起始月份/);
    expect((await figures({ ksny: "'; --", jsny: '2026-13' })).ksny).toBe('2025-12');
  });

  it('at least sixty comments, each written once, of nobody in particular', async () => {
    const all = { ksny: '2025-06', size: '100' };
    const { list, total } = await words(all);
    expect(total).toBe(list.length);
    expect(new Set(list.map(({ pjnr }) => pjnr)).size).toBe(total);
    expect(total).toBeGreaterThanOrEqual(60);
    for (const { pjr } of list) expect(pjr).toMatch(/^(匿名用户|缴存单位|开发企业|\p{Script=Han}\*{1,2})$/u);
    expect(JSON.stringify(list.map((comment) => ({ ...comment, pjbh: '' })))).not.toMatch(/ywlsh|owner|\d{11}/);
    const low = await words({ ...all, pjfl: 'c' });
    const high = await words({ ...all, pjfl: 'h' });
    expect(low.total + high.total).toBe(total);
    const states = new Set(low.list.map(({ hfzt, hfcq }) => hfzt + hfcq));
    expect(states).toEqual(new Set(['10', '11', '20', '21']));
    expect(low.list.filter(({ hfzt }) => hfzt === '2').every(({ zgjg }) => zgjg !== '')).toBe(true);
    const second = await words({ ksny: '2025-06', page: '2' });
    expect(second.list.map(({ pjbh }) => pjbh)).toEqual(list.slice(20, 40).map(({ pjbh }) => pjbh));
  });
});

describe('a service used elsewhere, by its number', () => {
  it('is the person’s own, finished and in time; anything else is one clear refusal', async () => {
    const token = await tokenOf('1', LIU);
    const [one] = (await found(token, { ywlsh: LIU_VISIT.printed })).data.list;
    expect(one).toMatchObject({ sxmc: '缴存证明开具', pjzd: '4', zgbm: '05', bjrq: '2026-11-18', jzrq: '2026-12-18' });
    expect((await found(token, { ywlsh: LIU_VISIT.unfinished })).msg).toBe('该办件还没有结果，办结后才能评价');
    expect((await found(token, { ywlsh: LIU_VISIT.old })).msg).toBe('办结已超过30天，不能再评价');
    const stranger = await tokenOf('1', PEOPLE.张建国.zjhm);
    const foreign = (await found(stranger, { ywlsh: LIU_VISIT.printed })).msg;
    expect(foreign).toMatch(/^未查到您名下的这笔办件/);
    expect((await found(stranger, { ywlsh: '1'.repeat(20) })).msg).toBe(foreign);
    expect((await save(stranger, { ywlsh: LIU_VISIT.printed, pjdj: '5' })).code).not.toBe('0');
    expect((await save(token, { ywlsh: LIU_VISIT.printed, pjdj: '5' })).code).toBe('0');
    expect((await detail(token, LIU_VISIT.printed)).data).toMatchObject({ pjzdmc: '自助机', zgbmmc: '信息科技处' });
    expect((await found(token)).data.list).toMatchObject([{ ywlsh: LIU_VISIT.printed, pj: '2' }]);
  });

  it('units and developers have theirs', async () => {
    const { visits } = (await qa('evaluations')).data;
    const numberOf = (name: string) => visits.find((visit: { name: string }) => visit.name === name).ywlsh;
    const unit = await tokenOf('2', UNITS.华夏精密.dwzh);
    const developer = await tokenOf('3', DEVELOPERS.安居置业.kfsbh);
    const ofUnit = numberOf('华夏精密制造有限公司');
    const ofDeveloper = numberOf('安居置业有限公司');
    expect((await save(developer, { ywlsh: ofUnit, pjdj: '5' })).code).not.toBe('0');
    expect((await save(unit, { ywlsh: ofUnit, pjdj: '5', pjnr: '华夏精密制造有限公司很满意' })).code).toBe('0');
    expect((await save(developer, { ywlsh: ofDeveloper, pjdj: '4', pjnr: '资料一次通过' })).code).toBe('0');
    const { list } = await words({ size: '2' });
    expect(list.map(({ pjr }) => pjr).sort()).toEqual(['开发企业', '缴存单位']);
    expect(list.map(({ pjnr }) => pjnr).join()).not.toContain('华夏精密');
  });
});

describe('a new evaluation', () => {
  it('counts at once, and its words show nobody', async () => {
    await signedIn(centre, LIU);
    const ywlsh = await handIn({ card: 'another' });
    const token = await tokenOf('1', LIU);
    expect((await found(token, { ywlsh })).msg).toBe('该办件还没有结果，办结后才能评价');
    expect((await found(token)).data.total).toBe(0);
    await qa('review', { ywbh: ywlsh, result: 'approve', opinion: '同意' });
    expect((await found(token)).data.list).toMatchObject([
      { ywlsh, sxmc: '2026-10至2026-11租房提取', zgbm: '02', pjzd: '1', pj: '1' },
    ]);
    const before = await figures();
    const pjnr = `我是刘洋，电话138 0000 0007，证件${PEOPLE.刘洋.zjhm}，卡号６２２２０２０２０００００１０１３７４，2026-11-21办的`;
    expect((await save(token, { ywlsh, pjdj: '4', pjnr, zgbm: '05', pjzd: '2' })).code).toBe('0');
    const after = await figures();
    expect([after.pjs - before.pjs, after.mys - before.mys]).toEqual([1, 1]);
    const { list } = await words({ zgbm: '05', size: '1' });
    expect(list[0]).toMatchObject({
      pjr: '刘*',
      sxmc: '租房提取',
      zgbmmc: '信息科技处',
      pjzdmc: '手机',
      pjrq: '2026-11-21',
    });
    expect(list[0]?.pjnr).toBe('我是刘*，电话138****07，证件110****22，卡号６２２****７４，2026-11-21办的');
    expect((await detail(token, ywlsh)).data.pjnr).toBe(pjnr);
  });

  it('refuses a department or terminal that does not exist, and a second one', async () => {
    const token = await tokenOf('1', LIU);
    const ywlsh = LIU_VISIT.printed;
    expect((await save(token, { ywlsh, pjdj: '5', zgbm: '99', pjzd: '9' })).data.fieldErrors).toEqual({
      zgbm: '请选择主管部门',
      pjzd: '请选择评价终端',
    });
    expect((await save(token, { ywlsh, pjdj: '5', sfnm: '1', pjnr: '很好用' })).code).toBe('0');
    // The same one again, after an answer that was lost, is the success it was.
    expect(await save(token, { ywlsh, pjdj: '5', sfnm: '1', pjnr: '很好用' })).toMatchObject({
      code: '0',
      data: { clsm: '感谢您的评价，我们会继续努力。' },
    });
    expect((await save(token, { ywlsh, pjdj: '1' })).msg).toBe('该办件已经评价过，每个办件只能评价一次');
    expect((await words({ size: '1' })).list[0]?.pjr).toBe('匿名用户');
  });
});

describe('call back after a low grade', () => {
  it('the clerk makes it; the person is told and everybody reads the result without numbers', async () => {
    const token = await tokenOf('1', LIU);
    const ywlsh = LIU_VISIT.printed;
    expect((await save(token, { ywlsh, ...LOW, pjx: '59' })).data.clsm).toContain('1个工作日内');
    // A Saturday: the next working day is Monday.
    expect((await detail(token, ywlsh)).data).toMatchObject({ hfzt: '1', hfqx: '2026-11-23', hfcq: '0', zgjg: '' });
    expect((await qa('evaluation', { ywlsh, result: ' ' })).code).toBe('1');
    expect((await qa('evaluation', { ywlsh, result: `已致电${PEOPLE.刘洋.sjhm}说明` })).code).toBe('0');
    expect((await qa('evaluation', { ywlsh, result: '又一次' })).msg).toBe('没有待回访的评价');
    expect((await detail(token, ywlsh)).data).toMatchObject({
      hfzt: '2',
      hfcq: '0',
      zgjg: `已致电${PEOPLE.刘洋.sjhm}说明`,
    });
    expect((await words({ size: '1' })).list[0]).toMatchObject({ hfzt: '2', zgjg: '已致电138****07说明' });
    const { data } = await call('/api/izfgjj-zhfw/v1/xxzx/getList', { token, query: { size: '1' } });
    expect(data.list[0]).toMatchObject({ title: '缴存证明开具：评价回访与整改结果', ywlsh });
  });

  it('what the centre has a measure for is answered on the last day', async () => {
    const token = await tokenOf('1', LIU);
    const ywlsh = LIU_VISIT.printed;
    await save(token, { ywlsh, ...LOW });
    await qa('clock', { days: 1 });
    expect((await detail(token, ywlsh)).data.hfzt).toBe('1');
    await qa('clock', { days: 1 });
    expect((await detail(token, ywlsh)).data).toMatchObject({ hfzt: '2', hfcq: '0', hfsj: '2026-11-23 09:00:00' });
    expect((await detail(token, ywlsh)).data.zgjg).toContain('增加审核人员');
  });

  it('not in time: marked, and the person is told once', async () => {
    const token = await tokenOf('1', LIU);
    const ywlsh = LIU_VISIT.printed;
    await save(token, { ywlsh, ...LOW, pjx: '51,59' });
    await qa('clock', { days: 2 });
    expect((await detail(token, ywlsh)).data).toMatchObject({ hfzt: '1', hfcq: '0' });
    await qa('clock', { days: 3 });
    const again = await tokenOf('1', LIU);
    expect((await detail(again, ywlsh)).data).toMatchObject({ hfzt: '1', hfcq: '1' });
    const { data } = await call('/api/izfgjj-zhfw/v1/xxzx/getList', { token: again, query: { size: '50' } });
    const told = data.list.filter(({ title }: { title: string }) => title === '缴存证明开具：评价回访超期');
    expect(told).toHaveLength(1);
    await qa('evaluation', { ywlsh, result: '已更换打印机' });
    expect((await detail(again, ywlsh)).data).toMatchObject({ hfzt: '2', hfcq: '1', zgjg: '已更换打印机' });
  });
});

describe('own evaluations', () => {
  it('are found by grade and time, by their owner alone', async () => {
    const token = await tokenOf('1', LIU);
    await save(token, { ywlsh: LIU_VISIT.printed, pjdj: '4' });
    const own = (query: Record<string, string> = {}, as = token) => call(`${HCP}/getWdpj`, { token: as, query });
    expect((await own()).data).toMatchObject({ total: 1, list: [{ ywlsh: LIU_VISIT.printed, pjdjmc: '满意' }] });
    expect((await own({ pjdj: '5' })).data.total).toBe(0);
    expect((await own({ ys: '3' })).data.total).toBe(1);
    await qa('clock', { days: 100 });
    const later = await tokenOf('1', LIU);
    expect((await own({ ys: '3' }, later)).data.total).toBe(0);
    expect((await own({ ys: '12' }, later)).data.total).toBe(1);
    const stranger = await tokenOf('1', PEOPLE.张建国.zjhm);
    expect((await own({}, stranger)).data.total).toBe(0);
    expect((await detail(stranger, LIU_VISIT.printed)).msg).toBe('没有查到您对这笔办件的评价');
    expect((await call(`${HCP}/getWdpj`)).status).toBe(401);
  });

  it('take one follow-up within 180 days; the same words again are the same one', async () => {
    const token = await tokenOf('1', LIU);
    const ywlsh = LIU_VISIT.printed;
    const follow = (zpnr: string, as = token) => call(`${HCP}/zp`, { token: as, json: { ywlsh, zpnr } });
    expect((await follow('好')).msg).toBe('没有查到您对这笔办件的评价');
    await save(token, { ywlsh, pjdj: '4', pjnr: '打印很快' });
    expect((await detail(token, ywlsh)).data.zpjz).toBe('2027-05-20');
    expect((await follow('好'.repeat(201))).data.fieldErrors).toEqual({ zpnr: '追评不能超过200个字' });
    expect((await follow('还是很快')).data).toMatchObject({ zpnr: '还是很快', zpjz: '' });
    expect((await follow('还是很快')).code).toBe('0');
    expect((await follow('改主意了')).msg).toBe('该办件已经追评过，每个评价只能追评一次');
    expect((await words({ size: '1' })).list[0]?.zpnr).toBe('还是很快');
    await centre.reset();
    const fresh = await tokenOf('1', LIU);
    await save(fresh, { ywlsh, pjdj: '4' });
    await qa('clock', { days: 181 });
    expect((await follow('太晚了', await tokenOf('1', LIU))).msg).toBe('评价已超过180天，不能再追评');
  });
});
