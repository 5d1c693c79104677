import { expect, it } from 'vitest';
import { requestBody } from '@/engine/run/request-body';
import rent from '@/flows/individual/withdrawal/tq0107-rent';
import { resolveText } from '@/form/facts';
import { sessionFacts } from '@/form/session-facts';
import { createForm } from '@/form/store/form-store';
import { sampleFacts } from '../../../engine/sample-flow';
import { LIU_VALUES } from '../../rent-form';

it('how many months can be made up for is the policy’s, in hint, first month and rule', () => {
  const facts = {
    ...sampleFacts,
    slrq: '2026-11-21',
    ...sessionFacts,
    policy: (key: string) => (key === 'p.zfPl' ? '6' : ''),
  } as const;
  const fields = rent.sections.flatMap((section) => section.fields);
  const from = fields.find(({ name }) => name === 'tqksny');
  const to = fields.find(({ name }) => name === 'tqjsny');
  if (from?.kind !== 'month' || typeof from.min !== 'function') throw new Error('no month with a first one');
  expect(resolveText(from.hint ?? '', facts)).toBe('可补提最近6个月');
  expect(from.min(facts)).toBe('2026-05');
  const wrong = (tqksny: string, tqjsny: string) =>
    to?.rules?.flatMap((rule) => rule(tqjsny, { ...rent.initial, tqksny, tqjsny }, facts) ?? []);
  expect(wrong('2026-05', '2026-10')).toEqual([]);
  expect(wrong('2026-05', '2026-11')).toEqual(['一次最多提取6个月']);
});

it('sends what the fields say and never a masked number', () => {
  const values = { ...rent.initial, ...rent.prefill(sampleFacts), ...LIU_VALUES, ywwd: '0101' };
  expect(requestBody(rent, createForm(rent, sampleFacts, { values }))).toEqual({
    zflx: '1',
    fwzl: '云州市西城区平安里西大街31号3号楼502室',
    hyzk: '10',
    znsl: '0',
    rylb: '1',
    tqksny: '2026-10',
    tqjsny: '2026-11',
    tqpl: '1',
    zfzffs: '1',
    sqtqje: '3000.00',
    tqfs: '02',
    skzhly: '1',
    ywwd: '0101',
    cns: '1',
  });
});
