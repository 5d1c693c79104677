import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorSummary } from '@/form/sections/ErrorSummary';
import { createForm } from '@/form/store/form-store';
import { sampleFacts, sampleFlow } from '../../engine/sample-flow';

const listed = (left: boolean) => {
  const form = createForm(sampleFlow, sampleFacts, { values: sampleFlow.initial });
  for (const [name, typed] of [
    ['children', '12'],
    ['amount', '1e3'],
    ['month', '2026-12'],
  ] as const) {
    form.set(name, typed);
    if (left) form.leave(name);
  }
  if (!left) form.check(new Set(['children', 'amount', 'month']));
  render(<ErrorSummary form={form} attempt={1} />);
  return screen.getAllByRole('link').map(({ textContent }) => textContent);
};

it.each([false, true])('names the field of a message that does not, and no field twice (left before: %s)', (left) => {
  expect(listed(left)).toEqual(['子女数：请输入0至9之间的整数', '月份不能晚于2026-11', '无效金额']);
});
