import { judgeApplication, submitApplication } from '@/api/application';
import { fetchOtherWithdrawalInfo, type OtherWithdrawalInfo } from '@/api/other-withdrawal';
import { formatMoney, toYuan } from '@/domain/money';
import { isClosing } from '@/domain/other-withdrawal';
import { defineFlow } from '@/engine/define-flow';
import type { Plain, Tick } from '@/engine/field-kinds';
import { dictionaryLabel } from '@/session/dictionary';
import { accountFigures, amountFigures } from '../blocks/account-figures';
import { type AmountValues, amountField } from '../blocks/amount';
import { closingFigures } from '../blocks/closing';
import { type PayeeValues, payeeInitial, payeePrefill, payeeSection } from '../blocks/payee';
import { reasonCards, reasonLabel } from './other-reason-cards';
import { estimateOtherLimit, invoiceSum } from './other-reason-limit';
import { type ReasonValues, reasonInitial, reasonSections } from './other-reason-sections';

interface Values extends ReasonValues, AmountValues, PayeeValues {
  cns: Tick;
}

type Seen = Plain<Values>;
type Own = OtherWithdrawalInfo;

const closing = ({ qttqyy }: Pick<Seen, 'qttqyy'>) => isClosing(qttqyy);

/** TQ0199 其他原因提取 (domain catalogue 8): the first field decides the rest. */
export default defineFlow<Values, Own>()({
  code: 'TQ0199',
  title: '其他原因提取',
  version: 1,
  own: (signal) => fetchOtherWithdrawalInfo({ signal }),
  initial: { ...reasonInitial, sqtqje: '', ...payeeInitial, cns: false },
  prefill: payeePrefill,
  sections: [
    { key: 'account', title: '个人信息', figures: accountFigures, fields: [] },
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
          ? closingFigures(reason, facts)
          : amountFigures(reason).filter(({ label }) => label !== '提取方式');
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
          text: '我承诺所填信息和所交材料真实有效，并授权中心查询本人及配偶的不动产、婚姻、社会保险、民政、税务发票和完税登记信息。如有骗提行为，自愿承担三年内不得提取和贷款的后果。',
        },
      ],
    },
  ],
  judge: {
    ask: (request, options) => judgeApplication('tqsq/tqyw', 'TQ0199', request, options),
    deciding: [
      'qttqyy',
      'hyzk',
      'pozjhm',
      'bdcqzh',
      'jzmj',
      'zxhtbh',
      'zxfp',
      'wyfnd',
      'wyfje',
      'wyfphm',
      'lzrq',
      'swrxm',
      'swrzjhm',
      'swrq',
      'jcfe',
      'hbrxm',
      'jbmc',
      'zfje',
      'fyrq',
      'dbzh',
      'fphjje',
      'pzhm',
    ],
    forget: ['qttqyy', 'swrxm', 'swrzjhm', 'swrq', 'bdcqzh'],
    estimate: estimateOtherLimit,
  },
  materials: {
    jdbh: 'TQ0199-01',
    mlbh: 'MLTQ0199',
    zstj: ({ qttqyy, swrzjhm, jcfe, dbzh, pzhm }) => ({ qttqyy, swrzjhm, jcfe, dbzh, pzhm }),
  },
  request: (values) => ({
    ...values,
    zxfpje: values.zxfp.length > 0 ? toYuan(invoiceSum(values.zxfp)) : '',
    pozjlx: values.hyzk === '20' ? values.pozjlx : '',
    tqfs: '02',
    cns: values.cns ? '1' : '0',
  }),
  submit: (ywlsh, request) => submitApplication('tqsq/tqyw', 'TQ0199', ywlsh, request),
  receipt: {
    figures: (values, { limit }) => [
      { label: '提取事项', value: reasonLabel(values.qttqyy) },
      closing(values)
        ? { label: '销户提取金额', value: `${formatMoney(limit?.kytqe)}（以转账当日本息为准）` }
        : { label: '申请提取金额', value: formatMoney(values.sqtqje) },
    ],
    next: ({ ywzt }) => NEXT[ywzt] ?? WAITING,
  },
});

const WAITING = [
  '中心将在承诺办结日前作出决定，结果会发送到消息中心和您的手机。',
  '审核通过后，款项直接转入您的收款账户。',
  '办理进度可以在“我的办件”中查看；审核前可以撤回。',
];

const NEXT: Readonly<Record<string, readonly string[]>> = {
  '99': [
    '审核已通过，款项已转入您的收款账户。',
    '到账金额和账户余额可以在“我的办件”中查看；销户的，可下载销户结算单。',
  ],
  '02': ['审核已通过。手机号码与银行卡在24小时内先后变更，款项将暂缓转账，到期自动转入您的收款账户。'],
};
