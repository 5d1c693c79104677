// @vitest-environment node
import { expect, it } from 'vitest';
import { memberEntries } from '@/engine/flow/flow-index';
import '@/flows/registry';

it.each([
  ['正常', '01', ['变更', '关键信息', '封存', '转移']],
  ['封存', '02', ['变更', '关键信息', '启封', '转移']],
  ['冻结', '06', []],
])('a unit can do for a member whose account is %s what their businesses say of themselves', (_, grzhzt, labels) => {
  expect(memberEntries(grzhzt).map(({ label }) => label)).toEqual(labels);
});
