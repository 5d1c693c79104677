import { fetchOtherWithdrawalInfo, type OtherWithdrawalInfo } from '@/api/person/other-withdrawal';
import {
  isClosing,
  isOtherReason,
  OTHER_REASONS,
  type OtherReason,
  otherReasonName,
} from '@/domain/deposit/other-withdrawal';
import { formatMoney, toYuan } from '@/domain/money';
import { defineFlow } from '@/engine/flow/define-flow';
import { schemaFields } from '@/form/schema-fields';
import { initialOf } from '@/schema/define-schema';
import type { Plain } from '@/schema/field-kinds';
import { commitment } from '@/schema/individual/commitment';
import { otherReason, reasonCards } from '@/schema/individual/tq0199-other-reason';
import { dictionaryLabel } from '@/session/dictionary';
import { accountSection, amountFigures } from '../blocks/account-figures';
import { amountFields } from '../blocks/amount';
import { closingFigures, closingSum } from '../blocks/closing';
import { commitmentText } from '../blocks/commitment';
import { type PartialValues, partialInitial } from '../blocks/partial-withdrawal';
import { payeePrefill, payeeSection, payeeText } from '../blocks/payee';
import { withdrawalNext } from '../blocks/withdrawal-next';
import { estimateOtherLimit, invoiceSum } from './tq0199-other-reason-limit';
import { type ReasonValues, reasonSections } from './tq0199-other-reason-sections';

const withdrawalReasonLabel = (code: string) => reasonCards.find(({ value }) => value === code)?.label ?? '--';

type Values = ReasonValues & PartialValues;
type Seen = Plain<Values>;
type Own = OtherWithdrawalInfo;

const HEIR = '14';

const closing = ({ qttqyy }: Pick<Seen, 'qttqyy'>) => isClosing(qttqyy);

/** TQ0199 其他原因提取 (docs/rules/tq0199-other-reason.md): the reason, its first field, decides all other fields. */
export default defineFlow<'individual', Values, Own>()({
  code: 'TQ0199',
  title: '其他原因提取',
  service: 'tqsq/tqyw',
  counts: 'withdrawals',
  own: (signal) => fetchOtherWithdrawalInfo({ signal }),
  initial: { ...initialOf(otherReason), ...partialInitial },
  prefill: (facts) => ({ ...payeePrefill(facts), sfzjy: facts.own.sfzjy === '1' ? '1' : '' }),
  variant: {
    name: 'qttqyy',
    values: OTHER_REASONS,
    titles: Object.fromEntries(OTHER_REASONS.map((code) => [code, otherReasonName(code)])),
    first: true,
  },
  sections: [
    accountSection,
    {
      key: 'reason',
      title: '提取事项',
      fields: schemaFields(otherReason, [{ name: 'qttqyy', cards: true }]),
    },
    ...reasonSections,
    {
      key: 'amount',
      title: '提取信息',
      figures: () => [{ label: '提取方式', value: dictionaryLabel('tqfs', '02') }],
      fields: amountFields(({ qttqyy }) => qttqyy !== '' && !isClosing(String(qttqyy ?? ''))),
      derived: (values, facts) => {
        const reason = values.qttqyy === '' ? '--' : withdrawalReasonLabel(values.qttqyy);
        return closing(values)
          ? closingFigures(reason, facts, { inherited: values.qttqyy === HEIR })
          : amountFigures(reason).filter(({ key }) => key !== 'tqfs');
      },
    },
    payeeSection,
    {
      key: 'commitment',
      title: '承诺与授权',
      fields: [{ ...commitment.cns, name: 'cns', text: ({ qttqyy }) => consentText(qttqyy) }],
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
      'sfzjy',
      'swrxm',
      'swrzjhm',
      'swrq',
      'jcrgx',
      'jcfe',
      'hbrxm',
      'jbmc',
      'zfje',
      'fphjje',
      'pzhm',
    ],
    forget: ['qttqyy', 'swrxm', 'swrzjhm', 'swrq', 'bdcqzh', 'txbdcqzh'],
    dropped: ['fphjje', 'pzhm'],
    estimate: estimateOtherLimit,
  },
  materials: ({ qttqyy, swrxm, swrzjhm, swrq, jcfe, dbzh, pzhm, fphjje, sfzjy, hyzk, pozjhm, ...home }) => ({
    ...{ qttqyy, swrxm, swrzjhm, swrq, jcfe, dbzh, pzhm, fphjje, sfzjy, hyzk, pozjhm },
    ...{ bdcqzh: home.bdcqzh, txbdcqzh: home.txbdcqzh, jzmj: home.jzmj },
  }),
  request: ({ zxfp }) => ({ zxfpje: zxfp.length > 0 ? toYuan(invoiceSum(zxfp)) : '', tqfs: '02' }),
  receipt: {
    lead: (values, facts, answer) => {
      const sum = closing(values) ? closingSum(facts.limit, answer) : formatMoney(values.sqtqje);
      return `提取 ${sum}（${withdrawalReasonLabel(values.qttqyy)}），转入${payeeText(values, facts)}`;
    },
    figures: (values, { limit }, answer) => [
      { label: '提取事项', value: withdrawalReasonLabel(values.qttqyy) },
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

const HOUSEHOLD = '授权中心查询本人及配偶的不动产、婚姻';

/** Consent of each reason of TQ0199, limited to its queries. */
const CONSENTS: Readonly<Record<OtherReason, string>> = {
  '11': `${HOUSEHOLD}和税务发票登记信息`,
  '12': `${HOUSEHOLD}和税务发票登记信息`,
  '13': '授权中心查询本人的社会保险和就业登记信息；我已知悉提取后个人账户销户',
  '14': '授权中心查询被继承人的死亡登记和亲属关系信息；我承诺只领取本人应继承的份额，不损害其他继承人的权益',
  '15': '授权中心查询患者的医疗费用结算和亲属关系信息',
  '16': '授权中心查询家庭的最低生活保障登记信息',
  '17': `${HOUSEHOLD}登记信息`,
  '18': `${HOUSEHOLD}和专项维修资金交存信息`,
  '19': `${HOUSEHOLD}和完税登记信息`,
  '29': '授权中心核实所说明的住房消费事项',
};

function consentText(qttqyy: string): string {
  const consent = isOtherReason(qttqyy) ? CONSENTS[qttqyy] : '授权中心查询办理所选提取事项所需的登记信息';
  return commitmentText(consent);
}
