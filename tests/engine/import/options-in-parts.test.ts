// @vitest-environment node
import { expect, it } from 'vitest';
import { OptionParts, optionsInParts } from '@/engine/import/options-in-parts';

const MEMBERS = Array.from({ length: 2_500 }, (_, at) => ({ grzh: String(at) }));

it('takes long lists apart and puts them together again', () => {
  const options = { due: '2026-11', reasons: ['1', '2'], members: MEMBERS };
  const { parts, rest } = optionsInParts(options);
  expect(parts.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['members', 1_000],
    ['members', 1_000],
    ['members', 500],
  ]);
  expect(rest).toEqual({ due: '2026-11', reasons: ['1', '2'], members: [] });
  const there = new OptionParts();
  for (const part of parts) there.take(part);
  expect(there.whole(rest)).toEqual(options);
});

it('leaves options without a long list as they are, also where there are none', () => {
  for (const options of [null, { lower: '2200.00', sealed: ['1'] }]) {
    const { parts, rest } = optionsInParts(options);
    expect(parts).toEqual([]);
    expect(new OptionParts().whole(rest)).toEqual(options);
  }
});
