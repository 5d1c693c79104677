import { type BackPaymentStart, fetchBackPaymentStart } from '@/api/back-payment';
import type { Batch } from '@/api/batches';
import { formatMoney, parseYuan, toYuan, typedFen } from '@/domain/money';
import { batchField, batchFigures, batchNumber, sentBatch } from '@/engine/batch/batch-value';
import { defineFlow } from '@/engine/flow/define-flow';
import type { Choice, Held, Text, Tick } from '@/form/field-kinds';
import { textsOf } from '@/lib/address-texts';
import { EarlierBatches } from '../blocks/member-batch';
import { operatorSection, unitSection } from '../blocks/unit-figures';
import { standardAccount } from './last-time';
import { type PayValues, payFields, payInitial } from './pay-fields';
import { receiptLines } from './remittance-receipt';

interface Values extends PayValues {
  bjfs: Choice;
  bjyy: Choice;
  wsh: Text;
  mx: Held<Batch>;
  ywwd: Choice;
  cns: Tick;
}

/** By its paper. */
const BY_PAPER = '06';

/** GJ0202 补缴 (domain catalogue 6): whose months, then how they are paid, as a remittance is. */
export default defineFlow<'unit', Values, BackPaymentStart>()({
  code: 'GJ0202',
  title: '补缴',
  version: 1,
  service: 'jcyw',
  own: (signal) => fetchBackPaymentStart({ signal }),
  initial: { bjfs: '01', bjyy: '', wsh: '', mx: null, ...payInitial, ywwd: '', cns: false },
  filled: (asked) => textsOf(asked, ['bjfs', 'bjyy']),
  prefill: ({ own, branch }) => ({ jkfy: own.jkfy, zhbh: standardAccount(own.fkzhs), ywwd: branch }),
  sections: [
    unitSection,
    {
      key: 'reason',
      title: '补缴原因',
      fields: [
        {
          kind: 'radio',
          name: 'bjfs',
          label: '补缴方式',
          cards: true,
          options: [
            { value: '01', label: '按月补缴', note: '整月没有缴存的月份' },
            { value: '02', label: '差额补缴', note: '已缴存但基数偏低的月份，按应缴与已缴的差额' },
          ],
        },
        { kind: 'select', name: 'bjyy', label: '补缴原因', dictionary: 'bjyy' },
        { kind: 'text', name: 'wsh', label: '文书编号', visible: ({ bjyy }) => bjyy === BY_PAPER },
      ],
    },
    {
      key: 'rows',
      title: '补缴明细',
      note: '补缴金额按各月的缴存基数、比例与已缴金额计算，提交明细后显示；已足额缴存的月份不能再补缴。',
      fields: [
        {
          name: 'mx',
          label: '补缴明细',
          load: () => import('./back-pay-rows'),
          below: EarlierBatches,
          ...batchField('补缴明细'),
        },
      ],
    },
    {
      key: 'pay',
      title: '缴款方式',
      fields: payFields<Values, BackPaymentStart>({ label: '缴款方式', of: '补缴', amount: ({ mx }) => totalOf(mx) }),
      derived: ({ mx, hjfs, sqzsje }, { own }) => [
        { label: '补缴总额', value: formatMoney(totalOf(mx)) },
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
  // What stands in the way of all rows is said before any is chosen.
  judge: { deciding: [], estimate: () => null },
  materials: { jdbh: 'GJ0202-01', mlbh: 'MLGJ0202', zstj: ({ bjyy }) => ({ bjyy }) },
  // The rows are named by their batch: its totals are the centre's own.
  request: ({ mx }) => ({ pcbh: batchNumber(mx) }),
  restore: sentBatch,
  receipt: { figures: ({ mx }) => batchFigures(mx), next: receiptLines({ records: '补缴记录', what: '补缴' }) },
});

/** What the rows come to, in yuan, as the centre counts it. */
function totalOf(mx: Held<Batch>): string | undefined {
  const shown = mx?.hz.find(({ key }) => key === 'fse')?.value.replace(/[¥,]/g, '');
  const fen = shown === undefined ? undefined : parseYuan(shown);
  return fen === undefined ? undefined : toYuan(fen);
}
