import { endedAfter, stayFrom } from '@mocks/centre/kernel/accounts/contribution-periods';
import type { ContributionPeriod } from '@mocks/centre/kernel/people';
import { expect, it } from 'vitest';

const span = (dwzh: string, from: string, to?: string): ContributionPeriod => ({
  dwzh,
  from,
  base: 500_000n,
  dwjcbl: '12',
  grjcbl: '12',
  ...(to !== undefined && { to }),
});
const months = (spans: readonly ContributionPeriod[]) =>
  spans.map(({ dwzh, from, to = '' }) => `${dwzh} ${from}~${to}`);

it('a stay is the months with one unit without a gap', () => {
  expect(stayFrom([])).toBe('');
  expect(stayFrom([span('A', '2026-01', '2026-03'), span('A', '2026-04')])).toBe('2026-01');
  expect(stayFrom([span('A', '2026-01', '2026-03'), span('A', '2026-05')])).toBe('2026-05');
  expect(stayFrom([span('B', '2026-01', '2026-03'), span('A', '2026-04')])).toBe('2026-04');
});

it('an end takes months of this stay alone: what a former unit has paid for stays its own', () => {
  const moved = [span('B', '2026-01', '2026-01'), span('A', '2026-02')];
  expect(months(endedAfter(moved, '2026-01'))).toEqual(['B 2026-01~2026-01', 'A 2026-02~2026-01']);
  expect(months(endedAfter(moved, '2025-12'))).toEqual(['B 2026-01~2026-01', 'A 2026-02~2025-12']);
});

it('terms agreed for later months fall away, the months before keep theirs', () => {
  const raised = [span('A', '2026-01', '2026-06'), span('A', '2026-07')];
  expect(months(endedAfter(raised, '2026-05'))).toEqual(['A 2026-01~2026-05']);
  expect(months(endedAfter(raised, '2026-08'))).toEqual(['A 2026-01~2026-06', 'A 2026-07~2026-08']);
});
