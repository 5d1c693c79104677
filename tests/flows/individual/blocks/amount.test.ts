// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { PersonFacts } from '@/engine/flow/facts';
import { amountFields } from '@/flows/individual/blocks/amount';

/** What the rules say of an amount, the balance and the limit being as the centre answered them. */
function saysOf(sqtqje: string, grzhye: string, kytqe?: string): string[] {
  // The rules look at nothing else.
  const facts = { account: { grzhye }, limit: kytqe === undefined ? null : { kytqe } } as unknown as PersonFacts;
  return (amountFields()[0]?.rules ?? []).flatMap((rule) => rule(sqtqje, { sqtqje }, facts) ?? []);
}

describe('the amount of a withdrawal in part', () => {
  it('is held against balance and limit', () => {
    expect(saysOf('100.01', '100.00')).toEqual(['发生额大于个人账户余额']);
    expect(saysOf('100', '100.00')).toEqual(['提取后个人账户余额为0，请修改发生额']);
    expect(saysOf('60', '100.00', '50.00')).toEqual(['申请提取金额不能大于可提取额（50.00元）']);
    expect(saysOf('50', '100.00', '50.00')).toEqual([]);
  });

  it.each(['', '暂缺', '1e5'])(
    'is held against nothing where the centre answered %j: the centre judges',
    (answered) => {
      expect(saysOf('100', answered, answered)).toEqual([]);
    },
  );
});
