// @vitest-environment node
import { expect, it } from 'vitest';
import { namedMatter, withNamed } from '@/engine/run/named-matter';

it('takes from the address what the business knows, and nothing else', () => {
  const matter = { name: 'qttqyy', values: ['11', '12'] };
  expect(namedMatter({ matter }, '?qttqyy=12&cns=1')).toEqual({ qttqyy: '12' });
  expect(namedMatter({ matter }, '?qttqyy=29')).toEqual({});
  expect(namedMatter({ matter }, '')).toEqual({});
  expect(namedMatter({ matter: null }, '?qttqyy=12')).toEqual({});
});

it('leaves what was chosen before, as a draft has it', () => {
  expect(withNamed({ qttqyy: '', zfje: '1' }, { qttqyy: '12' })).toEqual({ qttqyy: '12', zfje: '1' });
  expect(withNamed({ qttqyy: '11' }, { qttqyy: '12' })).toEqual({ qttqyy: '11' });
});
