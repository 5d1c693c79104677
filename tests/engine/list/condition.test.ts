// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  type ChoiceCondition,
  conditionOptions,
  conditionsText,
  emptyTextOf,
  type ListCondition,
  withoutSpan,
  withTimeFor,
} from '@/engine/list/condition';

const TODAY = '2026-11-21';
const MONTHS: ListCondition = { kind: 'span', names: ['ksny', 'jsny'], label: '补缴年月', of: 'month', usual: 'open' };
const DAYS: ListCondition = { kind: 'span', names: ['ksrq', 'jsrq'], label: '记账日期' };
const LIFE: ListCondition = { ...DAYS, start: '开户' };
const YEAR: ChoiceCondition<string> = {
  kind: 'choice',
  name: 'nd',
  label: '结息年度',
  options: ['2026', '2025'],
  unit: '年度',
};
const TEXT: ListCondition = { kind: 'text', name: 'key', label: '姓名' };

it.each<[ListCondition[], Record<string, string>, string]>([
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
  expect(conditionsText(conditions, values, TODAY)).toBe(words),
);

it('offers values that stand alone with what follows them, after the one for all of them', () => {
  expect(conditionOptions(YEAR)).toEqual([
    { value: '', label: '全部' },
    { value: '2026', label: '2026年度' },
    { value: '2025', label: '2025年度' },
  ]);
  expect(
    conditionOptions({ ...YEAR, options: ['登录', { value: '查询', label: '数据查询' }], unit: '' }).slice(1),
  ).toEqual([
    { value: '登录', label: '登录' },
    { value: '查询', label: '数据查询' },
  ]);
});

it.each<[ListCondition[], Record<string, string>, string]>([
  [[DAYS, TEXT], { ksrq: '2026-08-21', jsrq: TODAY }, '记账日期2026-08-21至2026-11-21没有提取记录'],
  [[DAYS, TEXT], { ksrq: '2026-08-21', key: '刘洋' }, '记账日期2026-08-21至2026-11-21没有符合条件的提取记录'],
  [[LIFE, TEXT], { key: '刘洋' }, '没有符合条件的提取记录'],
  [[MONTHS], {}, '没有提取记录'],
  [[YEAR], { nd: '2025' }, '没有符合条件的提取记录'],
  [[], {}, '没有提取记录'],
])('%j asked for %j finds nothing: %s', (conditions, values, said) =>
  expect(emptyTextOf('提取记录', conditions, values, TODAY)).toBe(said),
);

it('offers all of time where a span limits what is found, and only there', () => {
  expect(withoutSpan([DAYS, TEXT], { ksrq: '2026-08-21', jsrq: '', key: '刘洋' })).toEqual({ ksrq: '', jsrq: '' });
  expect(withoutSpan([DAYS, TEXT], { ksrq: '', jsrq: '', key: '刘洋' })).toBeUndefined();
});

describe('a month that is named', () => {
  const MONTH: ListCondition = { kind: 'month', name: 'hjny', label: '汇缴年月' };
  const usual = { ksrq: '2026-08-21', jsrq: TODAY, hjny: '' };
  const asked = (values: Record<string, string>, changes: Record<string, string>) =>
    withTimeFor([DAYS, MONTH, TEXT], values, changes, TODAY);

  it('is looked for whenever it was booked, unless somebody chose the span', () => {
    expect(asked(usual, { hjny: '2025-03' })).toEqual({ ksrq: '', jsrq: '', hjny: '2025-03' });
    expect(asked({ ...usual, ksrq: '2026-01-01' }, { hjny: '2025-03' })).toEqual({ hjny: '2025-03' });
  });

  it('alone does so', () => {
    expect(asked(usual, { key: '刘洋' })).toEqual({ key: '刘洋' });
    expect(asked({ ...usual, hjny: '2025-03' }, { hjny: '' })).toEqual({ hjny: '' });
  });
});
