import type { FlexibleAccount } from '@/api/person/flexible';
import { exceeds, formatMoney } from '@/domain/money';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { flexibleSealingFields } from '@/schema/individual/gj0810-flexible-sealing';
import { dictionaryLabel } from '@/session/dictionary';
import { accountSection } from '../blocks/account-figures';
import { agreedSection, loadFlexibleAccount, monthOptions } from './flexible-change';

/** Refund of prepaid months in yuan, as calculated by the centre; '' for none. */
function refundOf(fcny: string, { own }: PersonFacts<FlexibleAccount>): string {
  const je = own.yjth.find(({ ny }) => ny === fcny)?.je ?? '0.00';
  return exceeds(je, '0.00') ? formatMoney(je) : '';
}

/** GJ0810 灵活就业封存 (docs/rules/gj0810-flexible-sealing.md). */
export default defineFlow<'individual', ValuesOf<typeof flexibleSealingFields>, FlexibleAccount>()({
  code: 'GJ0810',
  title: '灵活就业封存',
  service: 'lhjy/zhbg',
  own: loadFlexibleAccount,
  initial: initialOf(flexibleSealingFields),
  prefill: ({ own }) => ({ fcny: own.ksny[0] ?? '' }),
  sections: [
    accountSection,
    agreedSection,
    {
      key: 'pause',
      title: '封存',
      note: '封存后不再扣款，余额仍属本人并照常计息。连续缴存月数到停缴为止：申请贷款、租房提取都要求连续缴存；有住房公积金贷款的，冲还贷用完余额后由还款卡扣款。随时可以启封。',
      fields: schemaFields<typeof flexibleSealingFields, PersonFacts<FlexibleAccount>>(flexibleSealingFields, [
        'fcyy',
        { name: 'fcny', hint: '本月已扣款的，从下月起停缴', options: monthOptions },
        'yjhfny',
        'smsm',
      ]),
      derived: ({ fcny }, facts) => {
        const value = refundOf(fcny, facts);
        return value ? [{ label: '预缴退回', value, gs: '停缴年月起已预缴的各月月缴存额，退回扣款账户' }] : [];
      },
    },
  ],
  special: ({ fcny }, facts) => {
    const refund = refundOf(fcny, facts);
    return `自${fcny}起停止缴存和扣款${refund && `，预缴的${refund}退回扣款账户`}，您确定封存吗？`;
  },
  receipt: {
    figures: ({ fcyy, fcny }, facts) => [
      { label: flexibleSealingFields.fcyy.label, value: dictionaryLabel('lhfcyy', fcyy) },
      { label: flexibleSealingFields.fcny.label, value: fcny },
      ...(refundOf(fcny, facts) ? [{ label: '预缴退回', value: `${refundOf(fcny, facts)}，退回扣款账户` }] : []),
    ],
    next: () => [
      '自停缴年月起不再扣款，余额照常计息。',
      '恢复缴存时办理“灵活就业启封”；在单位就业的，由单位办理设立或转移。',
    ],
  },
});
