// @vitest-environment node
import { dictionaries } from '@mocks/data/dictionaries';
import { expect, it } from 'vitest';

/** The code tables of docs/specification.md 3: the key of the dictionary, and its codes in their order, each with what the specification calls it. */
const TABLES: [name: string, key: string, codes: string][] = [
  ['证件类型（流程 A）', 'zjlx', '01 身份证，02 军官证，03 护照，04 外国人永久居留证，70 港澳台居民居住证，99 其他'],
  ['证件类型（流程 B）', 'zjlxB', '1 身份证，2 护照，3 军官证，4 外国人永久居留证，5 港澳台居民居住证，99 其他'],
  [
    '贷款担保方式',
    'dkdblx',
    '01 抵押，02 质押，03 连带责任保证，71 公积金联保+房产抵押，72 抵押+阶段性担保，74 联合担保，75 法人保证，76 三人联保，99 其他',
  ],
  ['贷款状态', 'dkzhzt', '1 正常，2 逾期，3 结清'],
  ['还款方式', 'hkfs', '01 等额本息，02 等额本金'],
];

it.each(TABLES)('%s has the codes of the specification, each with its own name', (_, key, codes) => {
  const items = dictionaries[key] ?? [];
  expect(items.map(({ value, label }) => `${value} ${label}`).join('，')).toBe(codes);
  expect(items.filter(({ enable }) => enable !== '1')).toEqual([]);
});
