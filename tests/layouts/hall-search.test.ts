import { menus } from '@mocks/data/menus/menus';
import { expect, it } from 'vitest';
import { flows } from '@/flows/registry';
import { findBusinesses, searchRows } from '@/layouts/hall-search';
import { pinyinInitials } from '@/layouts/pinyin-initials';
import { buildRouteTable } from '@/session/menu/build-route-table';

const { byPath, byId } = buildRouteTable(menus['1'], '1');
const rows = searchRows(byPath, byId, new Map(flows.map(({ path, code, title }) => [path, { code, title }])));
const find = (query: string) => findBusinesses(rows, query, pinyinInitials).map((row) => row.title);

it.each([
  ['租房', '租房提取'],
  ['zftq', '租房提取'],
  ['TQ0107', '租房提取'],
  ['tq0107', '租房提取'],
  ['GD0605', '公积金提取还贷'],
  ['hkjh', '还款计划'],
  ['  缴存明细 ', '缴存明细'],
])('%s 找到%s', (query, title) => {
  expect(find(query)[0]).toBe(title);
});

it.each(['', '   ', '不存在的业务', 'zzzzqq', 'TQ9999'])('%j 什么都没有', (query) => {
  expect(find(query)).toEqual([]);
});

it.each(['1', '2', '3'] as const)('消息中心和草稿箱也找得到：登录类型%s', (loginType) => {
  const table = buildRouteTable(menus[loginType], loginType);
  const all = searchRows(table.byPath, table.byId, new Map());
  const titles = (query: string) => findBusinesses(all, query, pinyinInitials).map(({ title }) => title);
  expect(titles('草稿')).toEqual(['草稿箱']);
  expect(titles('xxzx')).toEqual(['消息中心']);
});

it('隐藏的页面找不到，最多十条', () => {
  expect(find('办件详情')).toEqual([]);
  expect(find('t').length).toBeLessThanOrEqual(10);
});
