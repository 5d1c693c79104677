import type { LabelledValue } from '@/api/client/labelled-value';
import type { RemittanceStart } from '@/api/unit/remittance';
import { BOUND_ADVICE, boundOf, isOverBound, overBoundText, payerLabel } from '@/domain/deposit/payer-label';
import { groupBankCard } from '@/domain/identity/bank-card';
import { exceeds, parseYuan, typedFen } from '@/domain/money';
import type { UnitFacts } from '@/engine/flow/facts';
import type { FieldOf } from '@/form/field-kinds';
import { schemaFields } from '@/form/schema-fields';
import type { ValuesOf } from '@/schema/define-schema';
import type { CustomText, Plain } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { paymentFields } from '@/schema/unit/payment';
import { MethodPayersLink, PayersOfBound } from './PayersLink';

type Schema = ReturnType<typeof paymentFields>;

/** Values of a form by which a unit pays a roster. */
export interface PayValues extends ValuesOf<Schema> {
  jkfy: CustomText;
}

export type PayStart = Pick<RemittanceStart, 'zsye' | 'skhm' | 'skzh' | 'skyh' | 'jkfy' | 'fkzhs' | 'wzhsm'>;

type Facts = UnitFacts<PayStart>;

interface Paid<Values extends PayValues> {
  /** Label of the payment method. */
  label: string;
  /** Object of the payment, in the error for exceeding the balance. */
  of: string;
  /** Yuan; undefined if not known yet. */
  amount: (values: Plain<Values>) => string | undefined;
  /** Whether it is paid right after the submission: the form says where to. */
  atOnce: boolean;
}

/** Payment method with its details: part of the balance, a debit account, or the transfer data. */
export function payFields<Values extends PayValues, Own extends PayStart>({ label, of, amount, atOnce }: Paid<Values>) {
  const rule = must<ValuesOf<Schema>, Facts>;
  // Every paying form contains these values.
  const paid = (values: Plain<ValuesOf<Schema>>) => amount(values as Plain<Values>);
  /** Amount to transfer: the total, or the part that the pending balance does not cover. */
  const isTransfer = (values: Plain<ValuesOf<Schema>>) =>
    ['03', '05'].includes(values.hjfs) || (values.hjfs === '01' && typedFen(paid(values)) > typedFen(values.sqzsje));
  const fields = schemaFields<Schema, Facts>(paymentFields(label), [
    {
      name: 'hjfs',
      below: MethodPayersLink,
      rules: [
        rule((hjfs, _, { own }) => hjfs !== '01' || parseYuan(own.zsye) !== 0n)(
          `可用暂收余额为0.00元，请选择其他${label}`,
        ),
        rule((hjfs, _, { own }) => !(hjfs in own.wzhsm))(
          ({ hjfs }, { own }) => `不能选择：${own.wzhsm[hjfs]}。请办理“付款账户信息维护”，或选择其他${label}`,
        ),
      ],
    },
    {
      name: 'sqzsje',
      hint: `不足${of}金额的，差额须另行转账`,
      rules: [
        rule((used, _, { own }) => !exceeds(used, own.zsye))('使用暂收余额不能大于可用暂收余额'),
        rule((used, values) => !exceeds(used, paid(values)))(`使用暂收余额不能大于${of}金额`),
      ],
    },
    {
      name: 'zhbh',
      hint: '提交后立即扣款；扣款失败的，当日通知并在之后再扣一次',
      options: ({ own }, values) =>
        own.fkzhs
          .filter((account) => account.hjfs === values.hjfs)
          .map((account) => ({ value: account.zhbh, label: payerLabel(account, paid(values)) })),
      below: PayersOfBound,
      rules: [
        rule((zhbh, values, { own }) => !isOverBound(boundOf(own.fkzhs, zhbh), paid(values)))(
          ({ zhbh }, { own }) => `${overBoundText(boundOf(own.fkzhs, zhbh))}，${BOUND_ADVICE}`,
        ),
      ],
    },
  ]);
  const transfer: FieldOf<PayValues, Facts> = {
    kind: 'custom',
    name: 'jkfy',
    label: '收款账户与附言码',
    visible: (values) => atOnce && isTransfer(values),
    load: () => import('./PayeeControl'),
    show: (_, __, facts) => payee(facts.own, of),
  };
  // Field names and facts are a subset of those of every paying form.
  return [...fields, transfer] as unknown as FieldOf<Values, UnitFacts<Own>>[];
}

function payee({ skhm, skzh, skyh, jkfy }: PayStart, of: string): LabelledValue[] {
  return [
    { label: '收款户名', value: skhm },
    { label: '收款账号', value: groupBankCard(skzh) },
    { label: '收款银行', value: skyh },
    { label: '缴款附言码', value: jkfy, gs: `须填写在转账附言中，凭它自动匹配到${of}` },
  ];
}
