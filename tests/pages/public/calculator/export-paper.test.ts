// @vitest-environment node

import { policyParameters } from '@mocks/data/policy/policy';
import { describe, expect, it } from 'vitest';
import { type CalculatorValues, DEFAULT_VALUES, type Key } from '@/pages/public/calculator/default-values';
import { sheetsOf } from '@/pages/public/calculator/export-paper';
import { calculatorProblems } from '@/pages/public/calculator/inputs/field-problem';
import { originalLoan, savedBy } from '@/pages/public/calculator/kinds/prepayment';
import { outcomeOf } from '@/pages/public/calculator/outcome';
import { outcomeFacts } from '@/pages/public/calculator/outcome-text';
import { factText, paperOf } from '@/pages/public/calculator/paper';
import { policyNumbers } from '@/pages/public/calculator/policy-numbers';
import { startValues } from '@/pages/public/calculator/rate-follow';

const read = (key: string) => policyParameters.find((one) => one.key === key)?.value ?? '';
const numbers = policyNumbers(read);
if (!numbers) throw new Error('The policy of the simulated centre is not whole');
const TODAY = '2026-11-21';
const valuesWith = (changes: Partial<Record<Key, string>>): CalculatorValues =>
  startValues({ ...DEFAULT_VALUES, ...changes }, numbers);
const paperWith = (changes: Partial<Record<Key, string>>, time = `${TODAY} 10:00:00`) => {
  const values = valuesWith(changes);
  expect(calculatorProblems(values, numbers, TODAY)).toEqual({});
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
    expect(first?.head.map(({ label }) => label)).toEqual(['项目', '金额（元）', '内容']);
    const amount = (yuan: number) => ({ amount: yuan, format: '#,##0.00' });
    expect(first?.rows).toContainEqual([{ text: '贷款金额' }, amount(600000), { text: '' }]);
    expect(first?.rows).toContainEqual([{ text: '年利率' }, { text: '' }, { text: '2.6%' }]);
    expect(first?.rows).toContainEqual([
      { text: '等额本息 每月还款' },
      amount(3208.73),
      { text: '叁仟贰佰零捌元柒角叁分' },
    ]);
    expect(first?.rows).toContainEqual([{ text: '等额本金 利息合计' }, amount(156650), { text: '' }]);
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
    for (const fact of [...inputs, ...results]) {
      expect(`${fact.label}：${factText(fact)}`).not.toMatch(/undefined|NaN|--|：$/);
    }
    expect(tables).toHaveLength(1);
    expect(tables[0]?.rows.every(({ amounts }) => amounts.length === (tables[0]?.head.length ?? 0) - 1)).toBe(true);
  });

  it('names the loan as it was granted only where the balance comes from it', () => {
    const labels = (changes: Partial<Record<Key, string>>) =>
      paperWith({ jslx: '3', ...changes }).inputs.map(({ label }) => label);
    expect(labels({})).toContain('原贷款金额');
    expect(labels({ syje: '300000.00' })).not.toContain('原贷款金额');
  });

  it('of a settlement has no schedule', () => {
    const paper = paperWith({ jslx: '3', thfs: '03', thje: '' });
    expect(paper.tables).toEqual([]);
    expect(outcomeFacts(outcomeOf(valuesWith({ jslx: '3', thfs: '03', thje: '' }), numbers, TODAY))[0]).toMatchObject({
      label: '提前结清 须付',
      fen: 55_303_069n,
    });
  });
});

describe('the policy', () => {
  it.each(['p.dkLlS2', 'p.dkGr', 'p.dkZcqx', 'p.dkBs', 'p.dkSfBz', 'p.thZd'])(
    'without a readable %s there is none',
    (broken) => {
      expect(policyNumbers((key) => (key === broken ? '<html>' : read(key)))).toBeUndefined();
      expect(policyNumbers((key) => (key === broken ? '' : read(key)))).toBeUndefined();
    },
  );

  it('does without the prime rate', () => {
    expect(policyNumbers((key) => (key === 'p.lpr5' ? '' : read(key)))?.prime).toBe('');
  });
});

describe('amounts at the edge', () => {
  it('takes fifteen digits and two decimals to the fen', () => {
    const values = valuesWith({ dkje: '999999999999999.99', dkqx: '360' });
    expect(calculatorProblems(values, numbers, TODAY)).toEqual({});
    const outcome = outcomeOf(values, numbers, TODAY);
    expect(outcome.kind === '1' && outcome.ways.map(({ summary }) => summary.principal)).toEqual([
      99_999_999_999_999_999n,
      99_999_999_999_999_999n,
    ]);
    expect(outcomeFacts(outcome).map(factText)).toContainEqual(expect.stringMatching(/^金额过大/));
  });

  it('of a fen and of a term of one month still repays', () => {
    for (const jslx of ['1', '3', '4']) {
      const values = valuesWith({ jslx, dkje: '0.01', dkqx: '1', syje: '0.01', syqx: '1', thfs: '03', thje: '' });
      expect(calculatorProblems(values, numbers, TODAY)).toEqual({});
      expect(() => outcomeOf(values, numbers, TODAY)).not.toThrow();
    }
  });

  it.each([
    ['1.25', '24', 'never end'],
    // 0.01 a month for 499 months.
    ['5', '0', 'take longer than before'],
  ])('of %s over 360 months at %s %% offers no prepayment that would %s', (syje, ll) => {
    const values = valuesWith({ jslx: '3', syje, syqx: '360', ll, thje: '0.01' });
    expect(calculatorProblems(values, numbers, TODAY)).toEqual({});
    expect(outcomeOf(values, numbers, TODAY)).toMatchObject({ kind: '3', options: undefined });
  });
});

it('the loan as it was granted is no longer than the policy lends for', () => {
  const values = valuesWith({ jslx: '3', dkje: '600000', yqx: '360', yhqs: '24', ll: '2.6' });
  expect(originalLoan(values, numbers)).toMatchObject({ months: 336 });
  expect(originalLoan(values, { termMost: 300 })).toBeUndefined();
});

describe('a prepayment between two instalments', () => {
  const paidAfter = (days: string, changes: Partial<Record<Key, string>> = {}) => {
    const values = valuesWith({ jslx: '3', jgts: days, ...changes });
    expect(calculatorProblems(values, numbers, TODAY)).toEqual({});
    const outcome = outcomeOf(values, numbers, TODAY);
    if (outcome.kind !== '3') throw new Error('Another kind');
    return outcome;
  };

  it('pays the interest of its days first, out of what is paid', () => {
    // 100 000 / (1 + 2.6 % / 12 × 10 / 30) = 99 927.83 (docs/rules/loan-formulas.md).
    const outcome = paidAfter('10');
    expect([outcome.principal, outcome.interest]).toEqual([9_992_783n, 7_217n]);
    const rest = 55_303_069n - 9_992_783n;
    const [less, shorter] = [outcome.options?.lessPayment, outcome.options?.shorterTerm];
    for (const way of [less, shorter]) {
      expect(way?.schedule.reduce((sum, { principal }) => sum + principal, 0n)).toBe(rest);
    }
    expect(less && savedBy(outcome, less)).toBe(outcome.without.interest - (less?.interest ?? 0n) - 7_217n);
    expect(factText(outcomeFacts(outcome)[1] ?? { label: '' })).toBe(
      '还款日后第10天还的钱，99,927.83元还本金，72.17元是这些本金10天的利息',
    );
  });

  it('on the day itself is all principal', () => {
    expect(paidAfter('0')).toEqual(paidAfter(''));
    expect(paidAfter('').principal).toBe(10_000_000n);
  });

  it('settles with the interest of the days', () => {
    const outcome = paidAfter('10', { thfs: '03', thje: '' });
    expect([outcome.settlement, outcome.settlementInterest]).toEqual([55_343_010n, 39_941n]);
  });

  it('comes at most thirty days after', () => {
    expect(calculatorProblems(valuesWith({ jslx: '3', jgts: '31' }), numbers, TODAY)).toEqual({
      jgts: '请输入0至30之间的整数',
    });
  });
});

describe('the down payment', () => {
  it.each([
    ['01', '1', 'p.dkSf1'],
    ['01', '2', 'p.dkSf2'],
    ['03', '1', 'p.dkSfBz'],
    ['03', '2', 'p.dkSfBz'],
  ])('of home type %s and count %s is %s', (dkyt, sfst, parameter) => {
    const own = policyNumbers((key) => (key === 'p.dkSf2' ? '30' : read(key)));
    if (!own) throw new Error('The policy is not whole');
    const values = startValues({ ...DEFAULT_VALUES, jslx: '2', dkyt, sfst }, own);
    const outcome = outcomeOf(values, own, TODAY);
    expect(outcome).toMatchObject({ downPercent: parameter === 'p.dkSf2' ? '30' : read(parameter) });
  });
});
