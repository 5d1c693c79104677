import { fetchOtherWithdrawalInfo, type OtherWithdrawalInfo } from '@/api/other-withdrawal';
import { formatMoney, toYuan } from '@/domain/money';
import { isClosing, OTHER_REASONS } from '@/domain/other-withdrawal';
import { defineFlow } from '@/engine/flow/define-flow';
import type { Plain, Tick } from '@/form/field-kinds';
import { dictionaryLabel } from '@/session/dictionary';
import { accountSection, amountFigures } from '../blocks/account-figures';
import { type AmountValues, amountField } from '../blocks/amount';
import { closingFigures, closingSum } from '../blocks/closing';
import { type PayeeValues, payeeInitial, payeePrefill, payeeSection } from '../blocks/payee';
import { withdrawalNext } from '../blocks/withdrawal-next';
import { reasonCards, reasonLabel } from './other-reason-cards';
import { consentText } from './other-reason-consent';
import { estimateOtherLimit, invoiceSum } from './other-reason-limit';
import { type ReasonValues, reasonInitial, reasonSections } from './other-reason-sections';

interface Values extends ReasonValues, AmountValues, PayeeValues {
  cns: Tick;
}

type Seen = Plain<Values>;
type Own = OtherWithdrawalInfo;

const HEIR = '14';

const closing = ({ qttqyy }: Pick<Seen, 'qttqyy'>) => isClosing(qttqyy);

/** TQ0199 其他原因提取 (domain catalogue 8): the first field decides the rest. */
export default defineFlow<'individual', Values, Own>()({
  code: 'TQ0199',
  title: '其他原因提取',
  version: 1,
  service: 'tqsq/tqyw',
  counts: 'withdrawals',
  own: (signal) => fetchOtherWithdrawalInfo({ signal }),
  initial: { ...reasonInitial, sqtqje: '', ...payeeInitial, cns: false },
  prefill: (facts) => ({ ...payeePrefill(facts), sfzjy: facts.own.sfzjy === '1' ? '1' : '' }),
  matter: { name: 'qttqyy', values: OTHER_REASONS },
  sections: [
    accountSection,
    {
      key: 'reason',
      title: '提取事项',
      fields: [{ kind: 'radio', name: 'qttqyy', label: '提取事项', options: reasonCards, cards: true }],
    },
    ...reasonSections,
    {
      key: 'amount',
      title: '提取信息',
      figures: () => [{ label: '提取方式', value: dictionaryLabel('tqfs', '02') }],
      fields: [{ ...amountField, visible: (values) => values.qttqyy !== '' && !closing(values) }],
      derived: (values, facts) => {
        const reason = values.qttqyy === '' ? '--' : reasonLabel(values.qttqyy);
        return closing(values)
          ? closingFigures(reason, facts, { inherited: values.qttqyy === HEIR })
          : amountFigures(reason).filter(({ key }) => key !== 'tqfs');
      },
    },
    payeeSection,
    {
      key: 'commitment',
      title: '承诺与授权',
      fields: [
        {
          kind: 'tick',
          name: 'cns',
          label: '承诺书',
          text: ({ qttqyy }) => consentText(qttqyy),
        },
      ],
    },
  ],
  judge: {
    deciding: [
      'qttqyy',
      'hyzk',
      'pozjhm',
      'bdcqzh',
      'txbdcqzh',
      'gybl',
      'jzmj',
      'zxhtbh',
      'zxfp',
      'wyfnd',
      'wyfje',
      'wyfphm',
      'lzrq',
      'sfzjy',
      'swrxm',
      'swrzjhm',
      'swrq',
      'jcrgx',
      'jcfe',
      'hbrxm',
      'jbmc',
      'zfje',
      'fyrq',
      'dbzh',
      'fphjje',
      'pzhm',
    ],
    forget: ['qttqyy', 'swrxm', 'swrzjhm', 'swrq', 'bdcqzh', 'txbdcqzh'],
    estimate: estimateOtherLimit,
  },
  materials: {
    jdbh: 'TQ0199-01',
    mlbh: 'MLTQ0199',
    zstj: ({ qttqyy, swrxm, swrzjhm, swrq, jcfe, dbzh, pzhm, fphjje, sfzjy, hyzk, pozjhm, ...home }) => ({
      ...{ qttqyy, swrxm, swrzjhm, swrq, jcfe, dbzh, pzhm, fphjje, sfzjy, hyzk, pozjhm },
      ...{ bdcqzh: home.bdcqzh, txbdcqzh: home.txbdcqzh, jzmj: home.jzmj },
    }),
  },
  request: ({ zxfp }) => ({ zxfpje: zxfp.length > 0 ? toYuan(invoiceSum(zxfp)) : '', tqfs: '02' }),
  receipt: {
    figures: (values, { limit }, answer) => [
      { label: '提取事项', value: reasonLabel(values.qttqyy) },
      closing(values)
        ? {
            label: values.qttqyy === '14' ? '继承提取金额' : '销户提取金额',
            value: closingSum(limit, answer),
          }
        : { label: '申请提取金额', value: formatMoney(values.sqtqje) },
    ],
    next: (answer, values) => withdrawalNext(answer, values && { to: '您的收款账户', account: accountAfter(values) }),
  },
});

function accountAfter({ qttqyy }: Seen) {
  if (!isClosing(qttqyy)) return 'part';
  return qttqyy === HEIR ? 'inherited' : 'closed';
}
