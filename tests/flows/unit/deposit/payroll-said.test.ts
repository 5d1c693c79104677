// @vitest-environment node
import { expect, it } from 'vitest';
import { readSaid } from '@/flows/unit/deposit/payroll-said';

it('reads what a comparison kept in the draft', () => {
  const said = { name: '工资.xlsx', looked: 'a1' };
  expect(readSaid(JSON.stringify(said))).toEqual(said);
});

it.each([undefined, '', '{', 'null', '[]', '7'])(
  '%j was kept by no comparison: nothing is looked at, the page goes on',
  (kept) => {
    expect(readSaid(kept)).toEqual({ name: '', looked: '' });
  },
);

it('what is no text in it is nothing', () => {
  expect(readSaid('{"name":{"a":1},"looked":["b"]}')).toEqual({ name: '', looked: '' });
});
