import { exceeds, formatMoney } from '@/domain/money';
import { defineSchema } from '../define-schema';
import type { FormFacts } from '../facts';
import { when } from '../rules';

export const isPart = when('hklx', '2');

/** Error of a partial prepayment below p.thZd. */
export const leastPart = (paid: string, { policy }: FormFacts): string | undefined =>
  exceeds(policy('p.thZd'), paid) ? `部分提前还款金额不能低于${formatMoney(policy('p.thZd'), '')}元` : undefined;

/** Kind of a repayment on a chosen day, and how the loan goes on after a partial one. */
export const repaymentKind = defineSchema({
  hklx: { kind: 'radio', label: '还款类型', dictionary: 'hklx' },
  thfs: { kind: 'radio', label: '还款后方式', options: 'given', initial: '01', visible: isPart },
});
