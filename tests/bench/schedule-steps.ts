// What a key costs the calculator: values are checked, the result and its schedule are computed anew.

import { type CalculatorValues, DEFAULT_VALUES, KINDS } from '@/pages/public/calculator/default-values';
import { calculatorProblems } from '@/pages/public/calculator/inputs/field-problem';
import { outcomeOf, outcomeSchedule } from '@/pages/public/calculator/outcome';
import { policyNumbers } from '@/pages/public/calculator/policy-numbers';
import { changedValues, startValues } from '@/pages/public/calculator/rate-follow';
import { scheduleRows } from '@/pages/public/calculator/schedule-columns';

const POLICY: Readonly<Record<string, string>> = {
  'p.dkLlS1': '2.1',
  'p.dkLlS2': '2.6',
  'p.dkLlE1': '2.525',
  'p.dkLlE2': '3.075',
  'p.dkGr': '600000.00',
  'p.dkJt': '1000000.00',
  'p.dkSfSx': '40',
  'p.dkBs': '20',
  'p.dkYeBd': '10000.00',
  'p.dkHkbl': '50',
  'p.dkSf1': '20',
  'p.dkSf2': '20',
  'p.dkSfBz': '15',
  'p.dkDzn': '20',
  'p.dkLs': '20',
  'p.dkZcqx': '360',
  'p.dkZdnl': '68',
  'p.thZd': '10000.00',
  'p.lpr5': '3.5',
};

/** Milliseconds of each key, by kind of calculation, 360 months. */
export function keystrokes(rounds: number): Record<string, number[]> {
  const numbers = policyNumbers((key) => POLICY[key] ?? '');
  if (!numbers) throw new Error('The policy of the bench is not whole');
  const spent: Record<string, number[]> = {};
  for (const { kind, name } of KINDS) {
    let values: CalculatorValues = { ...startValues(DEFAULT_VALUES, numbers), jslx: kind, syqx: '360', nx: '40' };
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      values = changedValues(values, 'dkje', `${600_000 + round}.05`, numbers);
      values = changedValues(values, 'syje', `${700_000 + round}.05`, numbers);
      values = changedValues(values, 'fwzj', `${1_500_000 + round}.05`, numbers);
      if (Object.keys(calculatorProblems(values, numbers, '2026-11-21')).length > 0)
        throw new Error(`${name}: wrong values`);
      const outcome = outcomeOf(values, numbers, '2026-11-21');
      scheduleRows(outcomeSchedule(outcome)?.rows ?? []);
      times.push(performance.now() - start);
    }
    spent[name] = times;
  }
  return spent;
}
