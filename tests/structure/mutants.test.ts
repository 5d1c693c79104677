import { describe, expect, it } from 'vitest';
import { mutantsOf } from '../../scripts/mutants/mutants.mjs';
import { sample } from '../../scripts/mutants/sample.mjs';

/** What each break makes of the text. */
function broken(text: string): string[] {
  return mutantsOf('rule.ts', text).map(
    ({ start, end, with: other }) => text.slice(0, start) + other + text.slice(end),
  );
}

describe('mutantsOf', () => {
  it.each([
    ['a < b', ['a <= b']],
    ['a - 1n', ['a + 1n', 'a - 2n']],
    ['ok(true)', ['ok(false)']],
    ['(a as T)! !== b', ['(a as T)! === b']],
  ])('breaks %s at each place', (text, breaks) => {
    expect(broken(text)).toEqual(breaks);
  });

  it('leaves text, types and names alone', () => {
    expect(broken("const a: 1 | true = 'a' + b; type T = { 2: -1 }; ({ 3: c })")).toEqual([]);
  });

  it('takes away a guard, and only what is one', () => {
    expect(broken('if (a) return b;')).toEqual(['if (false) return b;']);
    expect(broken('if (a) b();')).toEqual([]);
  });
});

describe('sample', () => {
  const all = Array.from({ length: 50 }, (_, index) => index);

  it('takes each at most once, the same for the same seed', () => {
    expect(new Set(sample(all, 20, 7)).size).toBe(20);
    expect(sample(all, 20, 7)).toEqual(sample(all, 20, 7));
    expect(sample(all, 20, 7)).not.toEqual(sample(all, 20, 8));
    expect(sample(all, 60, 7).sort((a, b) => a - b)).toEqual(all);
  });
});
