import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareInTenths, shareText } from '@/domain/evaluation';
import { voiceLimits } from '@/domain/voice-limits';
import { runs } from '../property-runs';

describe('满意度', () => {
  it.each([
    [1, 3, '33.3%'],
    [2, 3, '66.7%'],
    [1, 2000, '0.1%'],
    [1, 2001, '0.0%'],
    [1999, 2000, '100.0%'],
    [0, 7, '0.0%'],
    [7, 7, '100.0%'],
    [0, 0, '--'],
  ])('%i of %i is %s', (part, all, text) => {
    expect(shareText(part, all)).toBe(text);
  });

  it('is never more than half a tenth away from the exact share', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), fc.integer({ min: 1, max: 2_000_000 }), (a, all) => {
        const part = Math.min(a, all);
        const tenths = BigInt(shareInTenths(part, all) ?? -1);
        const off = 2n * (tenths * BigInt(all) - 1000n * BigInt(part));
        // Half up: the rounded share is above the exact one by at most a half, below by less.
        expect(off <= BigInt(all) && off > -BigInt(all)).toBe(true);
      }),
      runs(),
    );
  });
});

it('how long a text may be is the centre’s policy; what it does not say, or says wrongly, is as usual', () => {
  const said: Record<string, string> = { 'p.pjYjXx': '8', 'p.pjYjSx': '20', 'p.tsFhSx': '300', 'p.tsPjSx': '-1' };
  const limits = voiceLimits((key) => said[key] ?? '');
  expect(limits).toMatchObject({
    review: { least: 10, most: 300 },
    followUp: { most: 20 },
    answerGrade: { least: 0, most: 200 },
  });
});
