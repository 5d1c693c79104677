// @vitest-environment node
import { recentNoShows } from '@mocks/centre/appointments/blocks';
import { expect, it } from 'vitest';

const THREE = ['2026-11-02', '2026-11-10', '2026-11-20'];

it.each([
  ['none', [], '2026-11-21', { days: [] }],
  ['two', THREE.slice(0, 2), '2026-11-21', { days: ['2026-11-02', '2026-11-10'] }],
  ['the third blocks for thirty days', THREE, '2026-11-21', { days: [], block: { jzrq: '2026-12-20', rq: THREE } }],
  ['its last day still', THREE, '2026-12-20', { days: [], block: { jzrq: '2026-12-20', rq: THREE } }],
  ['the day after it is over, and the three count no more', THREE, '2026-12-21', { days: [] }],
  ['in whatever order they come', THREE.toReversed(), '2026-12-21', { days: [] }],
  ['a fourth begins anew', [...THREE, '2026-12-22'], '2026-12-23', { days: ['2026-12-22'] }],
  ['what is older than a year', ['2025-11-20', '2026-11-10', '2026-11-20'], '2026-11-21', { days: THREE.slice(1) }],
  [
    'a year and a day later',
    ['2025-11-21', '2026-11-10', '2026-11-20'],
    '2026-11-21',
    { days: [], block: expect.anything() },
  ],
  [
    'three on one day',
    ['2026-11-20', '2026-11-20', '2026-11-20'],
    '2026-11-21',
    { days: [], block: expect.anything() },
  ],
])('%s', (_, missed, today, expected) => {
  expect(recentNoShows(missed, today)).toEqual(expected);
});
