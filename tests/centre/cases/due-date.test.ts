import type { CaseRecord, CaseStepKey } from '@mocks/centre/cases/case-states';
import { resubmissionTime } from '@mocks/centre/cases/due-date';
import { expect, it } from 'vitest';

const after = (...keys: (CaseStepKey | undefined)[]) => {
  const lc = keys.map((key, at) => ({ jdmc: '', clr: '', yj: '', key, clsj: `2026-11-2${at} 09:00:00` }));
  return resubmissionTime({ lc } as unknown as CaseRecord); // nothing else of it is asked for
};

it('says when it was handed in again, the last time', () => {
  expect(after(undefined)).toEqual({});
  expect(after(undefined, undefined, 'corrected')).toEqual({ bztjsj: '2026-11-22 09:00:00' });
  expect(after(undefined, 'corrected', undefined, 'corrected')).toEqual({ bztjsj: '2026-11-23 09:00:00' });
});

it('what the unit’s own check had sent back came to the centre once', () => {
  expect(after(undefined, undefined, 'corrected', 'checked')).toEqual({});
  expect(after(undefined, 'checked', undefined, 'corrected', 'checked')).toEqual({ bztjsj: '2026-11-23 09:00:00' });
});
