import { defineSchema } from '../define-schema';

const inOrder = (to: string, { ksny }: { ksny: string }) => (to < ksny ? '终止年月不能早于起始年月' : undefined);

/** GJ0815 灵活就业人员预缴/补缴 (docs/rules/gj0815-flexible-prepayment.md). */
export const flexiblePrepaymentFields = defineSchema({
  jflx: { kind: 'radio', label: '缴费类型', dictionary: 'lhjflx' },
  ksny: { kind: 'select', label: '起始年月', options: 'given' },
  jsny: { kind: 'select', label: '终止年月', options: 'given', rules: [inOrder] },
  zffs: { kind: 'radio', label: '支付方式', options: 'given', initial: '1' },
});
