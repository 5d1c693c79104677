import { defineSchema } from '../define-schema';

/** ZS0101 暂收款退款 (docs/rules/zs0101-suspended-refund.md). */
export const refundFields = defineSchema({
  tkje: { kind: 'money', label: '退款金额' },
  zhbh: { kind: 'select', label: '收款账户', options: 'given' },
});
