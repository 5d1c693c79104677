import { describe, expect, it } from 'vitest';
import { mutantsOf, withSwitches } from '../../scripts/mutants/mutants.mjs';
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

describe('withSwitches', () => {
  const text = 'export const f = (a, b) => { if (a > b) return -a; return a + b; }; export const g = 1 + 1;';

  it('breaks one place at a time, and hears which were reached', () => {
    const mutants = mutantsOf('rule.js', text).map((one, id) => ({ ...one, id }));
    const { text: switching, switched } = withSwitches(text, mutants);
    const plus = mutants.findIndex(({ start }) => text.slice(start, start + 5) === '+ b; ');
    expect(switched).toContain(plus);
    const reached: number[] = [];
    const run = (broken?: number) => {
      const see = (id: number) => reached.push(id) > 0 && id === broken;
      // The switches ask a global: here it is an argument.
      return new Function(
        'see',
        `${switching.replaceAll('export ', '').replaceAll('globalThis.hallMutant?.', 'see')} return f(1, 2);`,
      )(see);
    };
    expect(run()).toBe(3);
    expect(reached).toContain(plus);
    expect(run(plus)).toBe(-1);
  });

  it('leaves a place within another alone', () => {
    const mutants = mutantsOf('rule.js', 'a && !b').map((one, id) => ({ ...one, id }));
    expect(withSwitches('a && !b', mutants)).toEqual({
      text: '(globalThis.hallMutant?.(0) ? (a || !b) : (a && !b))',
      switched: [0],
    });
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
