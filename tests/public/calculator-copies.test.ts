// @vitest-environment node

import { policyParameters } from '@mocks/data/policy';
import { describe, expect, it } from 'vitest';
import { sheetsOf } from '@/pages/public/calculator/export-paper';
import { problemsOf } from '@/pages/public/calculator/field-problem';
import { outcomeOf } from '@/pages/public/calculator/outcome';
import { factsOf } from '@/pages/public/calculator/outcome-words';
import { paperOf } from '@/pages/public/calculator/paper';
import { policyNumbers } from '@/pages/public/calculator/policy-numbers';
import { startValues } from '@/pages/public/calculator/rate-follow';
import { type Key, USUAL, type Values } from '@/pages/public/calculator/usual-values';

const read = (key: string) => policyParameters.find((one) => one.key === key)?.value ?? '';
const numbers = policyNumbers(read);
if (!numbers) throw new Error('The policy of the simulated centre is not whole');
const TODAY = '2026-11-21';
const valuesWith = (changes: Partial<Record<Key, string>>): Values => startValues({ ...USUAL, ...changes }, numbers);
const paperWith = (changes: Partial<Record<Key, string>>, time = `${TODAY} 10:00:00`) => {
  const values = valuesWith(changes);
  expect(problemsOf(values, numbers, TODAY)).toEqual({});
  return paperOf(values, outcomeOf(values, numbers, TODAY), numbers, time);
};

describe('a calculation as a file', () => {
  it('has its number, its inputs and each instalment, amounts as numbers', () => {
    const sheets = sheetsOf(paperWith({ dkqx: '240', jslx: '1' }));
    const [first, schedule] = sheets;
    expect(first?.marks).toEqual([
      expect.stringMatching(/^编号 DKCS20261121[0-9A-Z]{7}　计算时间 2026-11-21 10:00:00$/),
      '试算结果仅供参考，以审批为准',
    ]);
    expect(first?.rows).toContainEqual([{ text: '年利率' }, { text: '2.6%' }]);
    expect(first?.rows).toContainEqual([
      { text: '等额本息 每月还款' },
      { text: '¥3,208.73（叁仟贰佰零捌元柒角叁分）' },
    ]);
    expect(schedule?.head.map(({ label }) => label)).toEqual(['期次', '还款额', '本金', '利息', '剩余本金']);
    expect(schedule?.rows).toHaveLength(240 + 20 + 1);
    expect(schedule?.rows[0]).toEqual([
      { text: '第1期' },
      ...[3208.73, 1908.73, 1300, 598091.27].map((amount) => ({ amount, format: '#,##0.00' })),
    ]);
    expect(schedule?.rows.at(-1)?.[1]).toEqual({ amount: 770094.63, format: '#,##0.00' });
  });

  it('keeps its number for the same inputs of a day, and has another for others', () => {
    const one = paperWith({ dkje: '600000.00' }).number;
    expect(paperWith({ dkje: '600000.00' }, `${TODAY} 23:59:59`).number).toBe(one);
    expect(paperWith({ dkje: '600000.01' }).number).not.toBe(one);
    expect(paperWith({ dkje: '600000.00' }, '2026-11-22 10:00:00').number).not.toBe(one);
  });

  it.each(['1', '2', '3', '4', '5'])('of kind %s has inputs, results and a table', (jslx) => {
    const { inputs, results, tables } = paperWith({ jslx });
    for (const { label, value } of [...inputs, ...results]) {
      expect(`${label}：${value}`).not.toMatch(/undefined|NaN|--/);
    }
    expect(tables).toHaveLength(1);
    expect(tables[0]?.rows.every(({ amounts }) => amounts.length === (tables[0]?.head.length ?? 0) - 1)).toBe(true);
  });

  it('of a settlement has no schedule', () => {
    const paper = paperWith({ jslx: '3', thfs: '03', thje: '' });
    expect(paper.tables).toEqual([]);
    expect(factsOf(outcomeOf(valuesWith({ jslx: '3', thfs: '03', thje: '' }), numbers, TODAY))[0]).toMatchObject({
      label: '提前结清 须付',
      value: '¥553,030.69',
    });
  });
});

describe('the policy', () => {
  it.each(['p.dkLlS2', 'p.dkGr', 'p.dkZcqx', 'p.dkBs', 'p.thZd'])('without a readable %s there is none', (broken) => {
    expect(policyNumbers((key) => (key === broken ? '<html>' : read(key)))).toBeUndefined();
    expect(policyNumbers((key) => (key === broken ? '' : read(key)))).toBeUndefined();
  });

  it('does without the prime rate', () => {
    expect(policyNumbers((key) => (key === 'p.lpr5' ? '' : read(key)))?.prime).toBe('');
  });
});

describe('amounts at the edge', () => {
  it('takes fifteen digits and two decimals to the fen', () => {
    const values = valuesWith({ dkje: '999999999999999.99', dkqx: '360' });
    expect(problemsOf(values, numbers, TODAY)).toEqual({});
    const outcome = outcomeOf(values, numbers, TODAY);
    expect(outcome.kind === '1' && outcome.ways.map(({ summary }) => summary.principal)).toEqual([
      99_999_999_999_999_999n,
      99_999_999_999_999_999n,
    ]);
    expect(factsOf(outcome).map(({ value }) => value)).toContain('金额过大');
  });

  it('of a fen and of a term of one month still repays', () => {
    for (const jslx of ['1', '3', '4']) {
      const values = valuesWith({ jslx, dkje: '0.01', dkqx: '1', syje: '0.01', syqx: '1', thfs: '03', thje: '' });
      expect(problemsOf(values, numbers, TODAY)).toEqual({});
      expect(() => outcomeOf(values, numbers, TODAY)).not.toThrow();
    }
  });

  it('of a few fen over 360 months offers no prepayment that would never end', () => {
    const values = valuesWith({ jslx: '3', syje: '1.25', syqx: '360', ll: '24', thje: '0.01' });
    expect(problemsOf(values, numbers, TODAY)).toEqual({});
    expect(outcomeOf(values, numbers, TODAY)).toMatchObject({ kind: '3', options: undefined });
  });
});
