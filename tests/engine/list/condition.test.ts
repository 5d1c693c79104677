// @vitest-environment node
import { expect, it } from 'vitest';
import { type Condition, wordsOf } from '@/engine/list/condition';

const TODAY = '2026-11-21';
const MONTHS: Condition = { kind: 'span', names: ['ksny', 'jsny'], label: '补缴年月', of: 'month', usual: 'open' };
const DAYS: Condition = { kind: 'span', names: ['ksrq', 'jsrq'], label: '记账日期' };
const LIFE: Condition = { ...DAYS, start: '开户' };
const TEXT: Condition = { kind: 'text', name: 'key', label: '姓名' };

it.each<[Condition[], Record<string, string>, string]>([
  [[MONTHS], {}, ''],
  [[MONTHS, TEXT], { key: '刘洋' }, '姓名：刘洋'],
  [[MONTHS], { ksny: '2026-08' }, '补缴年月2026-08起'],
  [[MONTHS], { jsny: '2026-10' }, '补缴年月截至2026-10'],
  [[MONTHS], { ksny: '2026-08', jsny: '2026-10' }, '补缴年月2026-08至2026-10'],
  [[DAYS], {}, ''],
  [[DAYS], { ksrq: '2026-08-21' }, '记账日期2026-08-21至2026-11-21'],
  // An open beginning that has a name is one: all of an account.
  [[LIFE], {}, '记账日期开户至2026-11-21'],
])('%j asked for %j is told as %j on paper and in a file', (conditions, values, words) =>
  expect(wordsOf(conditions, values, TODAY)).toBe(words),
);
