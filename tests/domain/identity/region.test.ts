// @vitest-environment node
import { regions } from '@mocks/data/policy/regions';
import { describe, expect, it } from 'vitest';
import type { DictionaryItem } from '@/api/session/system';
import {
  findRegions,
  isCompleteRegion,
  type Region,
  regionNamed,
  regionOfCode,
  regionText,
} from '@/domain/identity/region';

const asRegion = ({ value, label, valueJson }: DictionaryItem): Region => ({
  value,
  label,
  ...(Array.isArray(valueJson) ? { children: valueJson.map(asRegion) } : {}),
});
const TREE = regions.map(asRegion);

describe('the list of regions', () => {
  it('holds every province, and cities and counties under each code once', () => {
    expect(TREE.filter(({ value }) => value !== '990000')).toHaveLength(34);
    const codes: string[] = [];
    const visit = (list: readonly Region[], within: string) => {
      for (const { value, label, children } of list) {
        expect(value).toMatch(/^\d{6}$/);
        expect(value.startsWith(within.replace(/(00)+$/, ''))).toBe(true);
        expect(label).toMatch(/^\p{Script=Han}+$/u);
        codes.push(value);
        visit(children ?? [], value);
      }
    };
    visit(TREE, '');
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThan(3000);
  });
});

describe('the district of an ID number', () => {
  it('comes as province, city and county', () => {
    expect(regionOfCode('330102', TREE)).toEqual(['浙江省', '杭州市', '上城区']);
  });

  it.each([
    ['110101', '北京市东城区'],
    ['310104', '上海市徐汇区'],
    ['330102', '浙江省杭州市上城区'],
    ['510108', '四川省成都市成华区'],
    ['650102', '新疆维吾尔自治区乌鲁木齐市天山区'],
    ['440305', '广东省深圳市南山区'],
    ['469001', '海南省五指山市'],
    // Merged since: as far as it is known.
    ['110103', '北京市'],
    ['330104', '浙江省杭州市'],
    ['910000', ''],
  ])('%s is %s', (code, text) => expect(regionText(regionOfCode(code, TREE))).toBe(text));
});

describe('finding a place', () => {
  const found = (query: string) => findRegions(query, TREE, 8).map(regionText);
  it.each([
    ['浦东', ['上海市浦东新区']],
    ['南山区', ['黑龙江省鹤岗市南山区', '广东省深圳市南山区']],
    ['深圳 南山', ['广东省深圳市南山区']],
    ['不存在', []],
    ['', []],
  ])('%j', (query, places) => expect(found(query)).toEqual(places));

  it('stops at as many as are wanted, and at a query of any length', () => {
    expect(found('区')).toHaveLength(8);
    expect(found('北'.repeat(50_000))).toEqual([]);
  });
});

it('knows a whole region from a part of one', () => {
  const whole = (...names: string[]) => isCompleteRegion(names, TREE);
  expect(whole('广东省', '深圳市', '南山区')).toBe(true);
  expect(whole('北京市', '东城区')).toBe(true);
  expect([whole(), whole('广东省'), whole('广东省', '深圳市'), whole('广东省', '南山区'), whole('某省')]).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

it.each([
  ['北京市朝阳区', ['北京市', '朝阳区']],
  ['吉林省/长春市/朝阳区', ['吉林省', '长春市', '朝阳区']],
  ['江苏省 南京市 鼓楼区', ['江苏省', '南京市', '鼓楼区']],
  ['朝阳区', undefined],
  ['江苏省南京市', undefined],
  ['', undefined],
])('the place that %s names in full', (text, names) => expect(regionNamed(text, TREE)).toEqual(names));
