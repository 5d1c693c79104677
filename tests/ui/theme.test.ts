// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { antdTheme } from '@/ui/theme';

it('inputs are 42 high, 44 under a thumb, in large print 60', () => {
  const heights = (large: boolean) => {
    const { Input, InputNumber, Select, DatePicker } = antdTheme(large).components ?? {};
    return [Input, InputNumber, Select, DatePicker].map((one) => one?.controlHeight);
  };
  expect(heights(false)).toEqual([42, 42, 42, 42]);
  expect(heights(true)).toEqual([60, 60, 60, 60]);
  const css = readFileSync('src/ui/theme.css', 'utf8');
  expect([...css.matchAll(/--input-height: (\d+)px/g)].map(([, height]) => height)).toEqual(['42', '44', '60']);
  expect(css).toContain('min-height: var(--input-height)');
});
