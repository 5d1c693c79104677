// @vitest-environment node
import { expect, it } from 'vitest';
import { readPayrollState } from '@/flows/unit/deposit/roster/payroll-state';

it('reads what a comparison kept in the draft', () => {
  const said = { name: '工资.xlsx', looked: 'a1' };
  expect(readPayrollState(JSON.stringify(said))).toEqual(said);
});

it.each([undefined, '', '{', 'null', '[]', '7'])(
  '%j was kept by no comparison: nothing is looked at, the page goes on',
  (kept) => {
    expect(readPayrollState(kept)).toEqual({ name: '', looked: '' });
  },
);

it('what is no text in it is nothing', () => {
  expect(readPayrollState('{"name":{"a":1},"looked":["b"]}')).toEqual({ name: '', looked: '' });
});
