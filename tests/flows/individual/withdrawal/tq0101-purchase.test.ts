import { expect, it } from 'vitest';
import purchase from '@/flows/individual/withdrawal/tq0101-purchase';

it('consent is asked for the registers that the centre asks, the filed contracts and the marriage, and for no other', () => {
  const promise = purchase.sections.flatMap(({ fields }) => fields).find(({ name }) => name === 'cns');
  expect(promise).toMatchObject({ text: expect.stringContaining('授权中心查询本人和配偶的婚姻和购房合同备案信息。') });
});
