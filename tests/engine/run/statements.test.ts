import { expect, it } from 'vitest';
import { draftStatements, statementRows, withStatements } from '@/engine/run/statements';

const AT = '2026-11-21 10:00:00';

it('what is said to be right after all lives in the draft as long as the return it answers', () => {
  const nr = withStatements('{"rent":"1500.00"}', { rent: ' 与合同一致 ', name: ' ' }, AT);
  expect(JSON.parse(nr)).toEqual({ rent: '1500.00', wwsm: [{ bh: 'rent', sm: '与合同一致', th: AT }] });
  expect(draftStatements(nr, AT)).toEqual({ rent: '与合同一致' });
  expect(draftStatements(nr, '2026-11-25 10:00:00')).toEqual({});
});

it('nothing said leaves the draft as it is, and what is no statement is no word', () => {
  expect(withStatements('{"a":"1"}', { a: '  ' }, AT)).toBe('{"a":"1"}');
  expect(statementRows({})).toEqual([]);
  expect(draftStatements('{"wwsm":"x"}', AT)).toEqual({});
  expect(draftStatements(`{"wwsm":[1,{"bh":"a"},{"bh":"b","sm":3,"th":"${AT}"}]}`, AT)).toEqual({});
});
