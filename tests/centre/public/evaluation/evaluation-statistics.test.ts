// @vitest-environment node
import type { Centre } from '@mocks/centre/centre';
import { comments, resultsByDepartment, satisfaction } from '@mocks/centre/public/evaluation/evaluation-statistics';
import { beforeAll, expect, it } from 'vitest';
import type { StatisticsFilter } from '@/api/cases/evaluation-statistics';
import { centreOn, refusalOf } from '../../fixture';

let centre: Centre;
beforeAll(async () => {
  centre = await centreOn();
});

const ANY = { ksny: '', jsny: '', zgbm: '' };
const figures = (asked: Partial<StatisticsFilter> = {}) =>
  centre.transact((tx) => satisfaction(tx, { ...ANY, ...asked }));
const departments = (asked: Partial<StatisticsFilter>) =>
  centre.transact((tx) => resultsByDepartment(tx, { ...ANY, ...asked }));
const words = (pjfl = '', page = 1, size = 100) =>
  centre.transact((tx) => comments(tx, { ...ANY, ksny: '2025-06', pjfl, page, size }));
const sum = (rows: readonly { pjs: number; mys: number }[]) =>
  rows.reduce((total, { pjs, mys }) => [(total[0] ?? 0) + pjs, (total[1] ?? 0) + mys], [0, 0]);

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
  const byDepartment = await departments({ ksny: '2025-06' });
  expect(sum(byDepartment)).toEqual([whole.pjs, whole.mys]);
  expect(byDepartment.length).toBeGreaterThanOrEqual(6);
});

it('the last twelve months unless asked otherwise, one department when asked', async () => {
  const usual = await figures();
  expect(usual).toMatchObject({ ksny: '2025-12', jsny: '2026-11' });
  const own = await figures({ zgbm: '03' });
  expect(sum(await departments({ zgbm: '03' }))).toEqual([own.pjs, own.mys]);
  expect(own.pjs).toBeLessThan(usual.pjs);
  expect((await figures({ ksny: '2026-10', jsny: '2026-10' })).yf).toHaveLength(1);
  expect(await figures({ ksny: '0001-01', jsny: '9999-12' })).toMatchObject({ ksny: '2025-06', jsny: '2026-11' });
  expect((await refusalOf(figures({ ksny: '2026-10', jsny: '2026-09' }))).message).toMatch(/^起始月份/);
  expect((await figures({ ksny: "'; --", jsny: '2026-13' })).ksny).toBe('2025-12');
});

it('at least sixty comments, each written once, of nobody in particular', async () => {
  const { list, total } = await words();
  expect(total).toBe(list.length);
  expect(new Set(list.map(({ pjnr }) => pjnr)).size).toBe(total);
  expect(total).toBeGreaterThanOrEqual(60);
  for (const { pjr } of list) expect(pjr).toMatch(/^(匿名用户|缴存单位|开发企业|\p{Script=Han}\*{1,2})$/u);
  expect(JSON.stringify(list.map((comment) => ({ ...comment, pjbh: '' })))).not.toMatch(/ywlsh|owner|\d{11}/);
  const low = await words('c');
  expect(low.total + (await words('h')).total).toBe(total);
  expect(new Set(low.list.map(({ hfzt, hfcq }) => hfzt + hfcq))).toEqual(new Set(['10', '11', '20', '21']));
  expect(low.list.filter(({ hfzt }) => hfzt === '2').every(({ zgjg }) => zgjg !== '')).toBe(true);
  expect((await words('', 2, 20)).list).toEqual(list.slice(20, 40));
});
