import type { Batch } from '@/api/cases/batches';
import { type BackPaymentStart, fetchBackPaymentStart, fetchOwedRows } from '@/api/unit/back-payment';
import { formatMoney, parseYuan, toYuan, typedFen } from '@/domain/money';
import { batchField, batchFigures, batchNumber, submittedBatch } from '@/engine/batch/batch-value';
import { defineFlow } from '@/engine/flow/define-flow';
import { schemaFields } from '@/form/schema-fields';
import { textsOf } from '@/lib/address/address-texts';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import type { CustomText, Held } from '@/schema/field-kinds';
import { backPaymentFields } from '@/schema/unit/gj0202-back-payment';
import { dictionaryLabel } from '@/session/dictionary';
import { EarlierBatches, memberRowsOf } from '../blocks/member-batch';
import { type OperatorValues, operatorInitial, operatorSection, unitSection } from '../blocks/unit-figures';
import { receiptLines } from './gj0201-remittance-receipt';
import { standardAccount } from './last-time';
import { payFields } from './pay-fields';

interface Values extends ValuesOf<typeof backPaymentFields>, OperatorValues {
  mx: Held<Batch>;
  jkfy: CustomText;
}

/** GJ0202 补缴 (docs/rules/gj0202-back-payment.md): members with months, then payment as for a remittance. */
export default defineFlow<'unit', Values, BackPaymentStart>()({
  code: 'GJ0202',
  title: '补缴',
  service: 'jcyw',
  own: (signal) => fetchBackPaymentStart({ signal }),
  initial: { ...initialOf(backPaymentFields), mx: null, jkfy: '', ...operatorInitial },
  prefillFromQuery: (asked) => textsOf(asked, ['bjfs', 'bjyy']),
  prefill: ({ own, branch }) => ({ jkfy: own.jkfy, zhbh: standardAccount(own.fkzhs), ywwd: branch }),
  sections: [
    unitSection,
    {
      key: 'reason',
      title: '补缴原因',
      fields: schemaFields(backPaymentFields, [{ name: 'bjfs', cards: true }, 'bjyy', 'wsh']),
    },
    {
      key: 'rows',
      title: '补缴明细',
      about: '补缴金额按各月的缴存基数、比例与已缴金额计算，保存明细后显示；已足额缴存的月份不能再补缴。',
      fields: [
        {
          name: 'mx',
          label: '补缴明细',
          load: memberRowsOf(() => import('./gj0202-back-payment-import').then((one) => one.backPayImport), {
            grzhzt: '',
            row: ({ grzh, xingming }) => ({ grzh, xingming, bjksny: '', bjjsny: '', bjjs: '' }),
            // All members with missing months.
            named: (address, signal) => (address.get('qj') === '1' ? fetchOwedRows({ signal }) : undefined),
            more: ({ policy }) => ({ most: Number(policy('p.bjZdys')) }),
          }),
          below: EarlierBatches,
          ...batchField('补缴明细'),
        },
      ],
    },
    {
      key: 'pay',
      title: '缴款方式',
      fields: payFields<Values, BackPaymentStart>({
        label: backPaymentFields.hjfs.label,
        of: '补缴',
        amount: ({ mx }) => totalOf(mx),
        atOnce: false,
      }),
      derived: ({ mx, hjfs, sqzsje }, { own }) => [
        ...(mx ? [{ label: '补缴总额', value: formatMoney(totalOf(mx)) }] : []),
        { label: '可用暂收余额', value: formatMoney(own.zsye) },
        ...(hjfs === '01' && mx
          ? [{ label: '尚需转账', value: formatMoney(typedFen(totalOf(mx)) - typedFen(sqzsje)) }]
          : []),
      ],
    },
    operatorSection(
      '本单位承诺补缴的月份、基数属实，职工在补缴期间与本单位存在劳动关系。如有不实，愿承担相应的法律责任。',
    ),
  ],
  materials: ({ bjyy }) => ({ bjyy }),
  // The request names the batch only: its totals are computed by the centre.
  request: ({ mx }) => ({ pcbh: batchNumber(mx) }),
  restore: submittedBatch,
  receipt: {
    figures: ({ mx, bjfs, hjfs }) => [
      ...batchFigures(mx),
      { label: backPaymentFields.bjfs.label, value: dictionaryLabel('bjfs', bjfs) },
      { label: backPaymentFields.hjfs.label, value: dictionaryLabel('hjfs', hjfs) },
    ],
    next: receiptLines({ records: '补缴记录', what: '补缴' }),
  },
});

/** Total of the rows in yuan, as computed by the centre. */
function totalOf(mx: Held<Batch>): string | undefined {
  const shown = mx?.hz.find(({ key }) => key === 'fse')?.value.replace(/[¥元,]/g, '');
  const fen = shown === undefined ? undefined : parseYuan(shown);
  return fen === undefined ? undefined : toYuan(fen);
}
