// @vitest-environment node
import { expect, it } from 'vitest';
import { type ChoiceCondition, type Condition, emptyTextOf, optionsOf, wordsOf } from '@/engine/list/condition';

const TODAY = '2026-11-21';
const MONTHS: Condition = { kind: 'span', names: ['ksny', 'jsny'], label: '补缴年月', of: 'month', usual: 'open' };
const DAYS: Condition = { kind: 'span', names: ['ksrq', 'jsrq'], label: '记账日期' };
const LIFE: Condition = { ...DAYS, start: '开户' };
const YEAR: ChoiceCondition<string> = {
  kind: 'choice',
  name: 'nd',
  label: '结息年度',
  options: ['2026', '2025'],
  unit: '年度',
};
const TEXT: Condition = { kind: 'text', name: 'key', label: '姓名' };

it.each<[Condition[], Record<string, string>, string]>([
  [[MONTHS], {}, ''],
  [[MONTHS, TEXT], { key: '刘洋' }, '姓名：刘洋'],
  [[MONTHS], { ksny: '2026-08' }, '补缴年月2026-08起'],
  [[MONTHS], { jsny: '2026-10' }, '补缴年月截至2026-10'],
  [[MONTHS], { ksny: '2026-08', jsny: '2026-10' }, '补缴年月2026-08至2026-10'],
  [[DAYS], {}, ''],
  [[DAYS], { ksrq: '2026-08-21' }, '记账日期2026-08-21至2026-11-21'],
  [[YEAR], { nd: '2025' }, '结息年度2025年度'],
  // An open beginning that has a name is one: all of an account.
  [[LIFE], {}, '记账日期开户至2026-11-21'],
])('%j asked for %j is told as %j on paper and in a file', (conditions, values, words) =>
  expect(wordsOf(conditions, values, TODAY)).toBe(words),
);

it('offers values that stand alone with what follows them, after the one for all of them', () => {
  expect(optionsOf(YEAR)).toEqual([
    { value: '', label: '全部' },
    { value: '2026', label: '2026年度' },
    { value: '2025', label: '2025年度' },
  ]);
  expect(optionsOf({ ...YEAR, options: ['登录', { value: '查询', label: '数据查询' }], unit: '' }).slice(1)).toEqual([
    { value: '登录', label: '登录' },
    { value: '查询', label: '数据查询' },
  ]);
});

it.each<[Condition[], string]>([
  [[DAYS, TEXT], '这段时间没有提取记录，可以改变条件再查'],
  [[MONTHS], '没有提取记录'],
  [[YEAR], '没有提取记录'],
  [[], '没有提取记录'],
])('%j finds nothing: %s', (conditions, said) => expect(emptyTextOf('提取记录', conditions)).toBe(said));
