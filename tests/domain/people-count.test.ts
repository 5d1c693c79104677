// @vitest-environment node
import { expect, it } from 'vitest';
import { peopleText } from '@/domain/people-count';

it('groups a count by three wherever it comes from, and leaves what is none', () => {
  expect([peopleText(48), peopleText(10_000), peopleText('10000'), peopleText('')]).toEqual([
    '48人',
    '10,000人',
    '10,000人',
    '人',
  ]);
});
