// @vitest-environment node
import { dictionaries } from '@mocks/data/dictionaries';
import { expect, it } from 'vitest';

/** The code tables of specification 3: the key of the dictionary, and its codes in their order. */
const TABLES: [name: string, key: string, codes: string, first: string][] = [
  ['证件类型（流程 A）', 'zjlx', '01 02 03 04 70 99', '身份证'],
  ['证件类型（流程 B）', 'zjlxB', '1 2 3 4 5 99', '身份证'],
  ['贷款担保方式', 'dkdblx', '01 02 03 71 72 74 75 76 99', '抵押'],
  ['贷款状态', 'dkzhzt', '1 2 3', '正常'],
  ['还款方式', 'hkfs', '01 02', '等额本息'],
];

it.each(TABLES)('%s has the codes of the specification, each with a Chinese name', (_, key, codes, first) => {
  const items = dictionaries[key] ?? [];
  expect(items.map(({ value }) => value).join(' ')).toBe(codes);
  expect(items[0]?.label).toBe(first);
  for (const { label, enable } of items) {
    expect(label).toMatch(/^[\u4e00-\u9fff+]+$/);
    expect(enable).toBe('1');
  }
});
