import { expect, it } from 'vitest';
import { rosterChanges } from '@/flows/unit/deposit/roster/roster-changes';

const row = (grzh: string, yjce: string) => ({ grzh, xingming: `职工${grzh}`, yjce });

it('who came, who went and whose amount is another one, each in a sentence', () => {
  const before = [row('1', '100.00'), row('2', '200.00'), row('3', '300.00')];
  const after = [row('1', '100.00'), row('2', '240.00'), row('4', '50.00')];
  expect(rosterChanges(before, after)).toEqual([
    '职工2：月缴存额由¥200.00变为¥240.00',
    '职工4：新列入，月缴存额¥50.00',
    '职工3：不再列入',
  ]);
  expect(rosterChanges(before, before)).toEqual([]);
  expect(rosterChanges(before, [...before])).toEqual([]);
});
