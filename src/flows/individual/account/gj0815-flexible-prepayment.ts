import type { FlexibleAccount } from '@/api/person/flexible';
import { monthSpan } from '@/domain/dates';
import { formatMoney } from '@/domain/money';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { flexiblePrepaymentFields } from '@/schema/individual/gj0815-flexible-prepayment';
import { dictionaryLabel, dictionaryOptions } from '@/session/dictionary';
import { accountSection } from '../blocks/account-figures';
import { pickFigures } from '../blocks/pick-figures';
import { agreedSection, asOption, loadFlexibleAccount } from './flexible-change';

const AHEAD = '1';
const TRANSFER = '2';
const WALLET = '3';
type Own = { own: FlexibleAccount };
/** Months that the centre offers for the selected kind. */
const months = ({ own }: Own, { jflx }: { jflx: string }) => (jflx === AHEAD ? own.yjny : own.bjny);

const timeToPay = ({ fkqx }: FlexibleAccount) => `${fkqx}天内（含提交当日）`;

/** GJ0815 灵活就业人员预缴/补缴 (docs/rules/gj0815-flexible-prepayment.md). */
export default defineFlow<'individual', ValuesOf<typeof flexiblePrepaymentFields>, FlexibleAccount>()({
  code: 'GJ0815',
  title: '灵活就业人员预缴/补缴',
  service: 'lhjy/zhbg',
  own: loadFlexibleAccount,
  initial: initialOf(flexiblePrepaymentFields),
  // Missed months preselect a back-payment.
  prefill: ({ own }) => (own.bjny.length > 0 ? { jflx: '2', ksny: own.bjny[0] ?? '' } : {}),
  variant: { name: 'jflx', values: [AHEAD, '2'], titles: { [AHEAD]: '灵活就业人员预缴', '2': '灵活就业人员补缴' } },
  sections: [
    accountSection,
    agreedSection,
    {
      key: 'months',
      title: '缴费月份',
      note: '预缴逐月在扣款日记入账户，补缴当日记入。',
      figures: ({ own }) => [
        { label: '可补缴的月份', value: own.bjny.join('、') || '没有欠缴的月份' },
        {
          label: '可预缴的月份',
          value: own.yjny.length > 0 ? monthSpan(own.yjny[0] ?? '', own.yjny.at(-1) ?? '') : '没有',
        },
      ],
      fields: schemaFields<typeof flexiblePrepaymentFields, PersonFacts<FlexibleAccount>>(flexiblePrepaymentFields, [
        'jflx',
        {
          name: 'ksny',
          short: true,
          options: (facts, values) =>
            (values.jflx === AHEAD ? months(facts, values).slice(0, 1) : months(facts, values)).map(asOption),
        },
        {
          name: 'jsny',
          short: true,
          options: (facts, values) =>
            months(facts, values)
              .filter((month) => month >= values.ksny)
              .map(asOption),
        },
        {
          name: 'zffs',
          options: ({ own }) =>
            dictionaryOptions('lhzffs').filter(({ value }) => value !== WALLET || own.szrmbqb !== ''),
          hint: ({ own }) =>
            `网银/扫码：提交后显示收款账户、附言码和二维码，须在${timeToPay(own)}付款，逾期未缴的自动取消。`,
        },
      ]),
    },
    { key: 'sum', title: '合计', pending: '选好月份后显示。', quote: true, fields: [] },
  ],
  judge: { deciding: ['jflx', 'ksny', 'jsny'], forget: ['jflx'] },
  special: ({ jflx, ksny, jsny, zffs }, { limit, own }) => {
    const what = `${dictionaryLabel('lhjflx', jflx)}${monthSpan(ksny, jsny)}，您确定吗？`;
    const sum = formatMoney(limit?.kytqe);
    return zffs === TRANSFER
      ? `将生成${sum}的缴款单，由您在${timeToPay(own)}转账或扫码付款，${what}`
      : `将扣款${sum}，${what}`;
  },
  receipt: {
    lead: ({ jflx, ksny, jsny }, { limit }) =>
      `${dictionaryLabel('lhjflx', jflx)} ${formatMoney(limit?.kytqe)}（${monthSpan(ksny, jsny)}）`,
    figures: ({ jflx, ksny, jsny }, { limit }) => [
      { label: flexiblePrepaymentFields.jflx.label, value: dictionaryLabel('lhjflx', jflx) },
      { label: '缴费年月', value: monthSpan(ksny, jsny) },
      ...pickFigures(limit?.mx, ['ys']),
      { label: '合计金额', value: formatMoney(limit?.kytqe) },
    ],
    next: ({ ywzt, ztsm }, values) => {
      if (ztsm?.ewm) {
        return [
          '请按上面的账户、金额和附言码转账，或用手机银行扫码；款项到齐后自动记账，无需再来办理。',
          '少缴的继续等待余款，多缴的退回付款账户；缴清前可以在“我的办件”中撤回。',
          '逾期未缴清或者撤回的，已到账的退回付款账户。',
        ];
      }
      if (ywzt === '80') return ['没有扣款，也没有月份记账；备足款项后可以重新申请。'];
      if (ywzt !== '99') return ['银行尚未返回扣款结果，下一日对账后告知；所选月份不会再次扣款，请勿重复办理。'];
      if (!values) return ['款项记入的月份见上面的办理结果。'];
      return values.jflx === AHEAD
        ? ['预缴的月份逐月在约定扣款日记入账户，不再扣款；封存、转移或销户的，未到月份的款项退回扣款账户。']
        : ['补缴的月份已记入账户，可以在“缴存明细”中查看。'];
    },
  },
});
