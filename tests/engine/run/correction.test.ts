import { expect, it } from 'vitest';
import { type Correction, returnedAt } from '@/engine/run/correction';

const step = (clsj: string) => ({ jdmc: '受理审核', clsj });

it('what is corrected after is the last return: a statement on the one before it answers nothing', () => {
  // Only the timeline is read.
  const correction = { found: { lc: [step('2026-11-21 10:00:00'), step('2026-11-25 09:30:00')] }, sent: {} };
  expect(returnedAt(correction as unknown as Correction)).toBe('2026-11-25 09:30:00');
  expect(returnedAt(null)).toBe('');
});
