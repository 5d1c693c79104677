// @vitest-environment node
import { expect, it } from 'vitest';
import type { FlowFacts } from '@/engine/flow/facts';
import { queryPrefill, variantFromQuery, withVariant } from '@/engine/run/variant-from-query';

it('takes from the address what the business knows, and nothing else', () => {
  const matter = { name: 'qttqyy', values: ['11', '12'] };
  expect(variantFromQuery({ variant: matter }, '?qttqyy=12&cns=1')).toEqual({ qttqyy: '12' });
  expect(variantFromQuery({ variant: matter }, '?qttqyy=29')).toEqual({});
  expect(variantFromQuery({ variant: matter }, '')).toEqual({});
  expect(variantFromQuery({ variant: null }, '?qttqyy=12')).toEqual({});
});

it('leaves what was chosen before, as a draft has it', () => {
  expect(withVariant({ qttqyy: '', zfje: '1' }, { qttqyy: '12' })).toEqual({ qttqyy: '12', zfje: '1' });
  expect(withVariant({ qttqyy: '11' }, { qttqyy: '12' })).toEqual({ qttqyy: '11' });
});

it('fills in the matter and what the flow reads of the address, nothing for a flow that reads none', () => {
  const facts = { picked: null } as unknown as FlowFacts; // a flow's own reading is all that looks at them
  const matter = { name: 'hklx', values: ['2'] };
  const filled = (asked: URLSearchParams) => ({ thje: asked.get('thje') ?? '' });
  expect(queryPrefill({ variant: matter, prefillFromQuery: filled }, '?hklx=2&thje=1', facts)).toEqual({
    hklx: '2',
    thje: '1',
  });
  expect(queryPrefill({ variant: matter, prefillFromQuery: null }, '?hklx=9&thje=1', facts)).toEqual({});
});
