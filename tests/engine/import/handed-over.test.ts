// @vitest-environment node
import { expect, it } from 'vitest';
import { HandedOver } from '@/engine/import/handed-over';

it('puts the long lists of the options together again and keeps the pages of rows', () => {
  const there = new HandedOver();
  there.know({ name: 'members', rows: [{ grzh: '1' }, { grzh: '2' }] });
  there.expect([['1', '张建国']]);
  there.know({ name: 'members', rows: [{ grzh: '3' }] });
  there.expect([['2', '刘洋']]);
  expect(there.options({ due: '2026-11', members: [] })).toEqual({
    due: '2026-11',
    members: [{ grzh: '1' }, { grzh: '2' }, { grzh: '3' }],
  });
  expect(there.pages).toEqual([[['1', '张建国']], [['2', '刘洋']]]);
});

it('leaves options without a long list as they are, also where there are none', () => {
  for (const options of [null, { lower: '2200.00', sealed: ['1'] }])
    expect(new HandedOver().options(options)).toEqual(options);
});
