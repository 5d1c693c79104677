import { expect, it } from 'vitest';
import rent from '@/flows/individual/withdrawal/rent';
import { said } from '@/form/facts';
import { sampleFacts } from '../../../engine/sample-flow';

it('how many months can be made up for is the policy’s, in hint, first month and rule', () => {
  const facts = {
    ...sampleFacts,
    slrq: '2026-11-21',
    policy: (key: string) => (key === 'p.zfPl' ? '6' : ''),
  } as const;
  const fields = rent.sections.flatMap((section) => section.fields);
  const from = fields.find(({ name }) => name === 'tqksny');
  const to = fields.find(({ name }) => name === 'tqjsny');
  if (from?.kind !== 'month' || typeof from.min !== 'function') throw new Error('no month with a first one');
  expect(said(from.hint ?? '', facts)).toBe('可补提最近6个月');
  expect(from.min(facts)).toBe('2026-05');
  const wrong = (tqksny: string, tqjsny: string) =>
    to?.rules?.flatMap((rule) => rule(tqjsny, { ...rent.initial, tqksny, tqjsny }, facts) ?? []);
  expect(wrong('2026-05', '2026-10')).toEqual([]);
  expect(wrong('2026-05', '2026-11')).toEqual(['一次最多提取6个月']);
});
