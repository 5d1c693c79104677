import { fetchOtherWithdrawalInfo, type OtherWithdrawalInfo } from '@/api/person/other-withdrawal';
import { isClosing, isOtherReason, OTHER_REASONS, type OtherReason } from '@/domain/deposit/other-withdrawal';
import { formatMoney, toYuan } from '@/domain/money';
import { defineFlow } from '@/engine/flow/define-flow';
import type { FieldOption, Plain, Tick } from '@/schema/field-kinds';
import { dictionaryLabel } from '@/session/dictionary';
import { accountSection, amountFigures } from '../blocks/account-figures';
import { type AmountValues, amountFields } from '../blocks/amount';
import { closingFigures, closingSum } from '../blocks/closing';
import { commitmentText } from '../blocks/commitment';
import { type PayeeValues, payeeInitial, payeePrefill, payeeSection, payeeText } from '../blocks/payee';
import { withdrawalNext } from '../blocks/withdrawal-next';
import { estimateOtherLimit, invoiceSum } from './tq0199-other-reason-limit';
import { type ReasonValues, reasonInitial, reasonSections } from './tq0199-other-reason-sections';

/** Options of TQ0199's first field: each reason with one sentence on its subject. */
const reasonCards: readonly FieldOption[] = [
  { value: '11', label: '装修自住住房', note: '装修本人或配偶名下的自住住房，凭合同和发票提取。' },
  { value: '12', label: '支付物业费', note: '支付本年度或上年度的自住住房物业费，每户每年一次。' },
  { value: '13', label: '终止劳动关系且封存满期', note: '已离职、账户封存满规定月数且未再就业，销户提取全部本息。' },
  { value: '14', label: '死亡（继承人）', note: '缴存人去世后，由继承人用本人账号申请，按份额提取。' },
  { value: '15', label: '重大疾病', note: '本人、配偶、父母或子女患重大疾病，提取家庭自付的费用。' },
  { value: '16', label: '最低生活保障', note: '享受最低生活保障的家庭，每年可提取一次。' },
  { value: '17', label: '既有住宅加装电梯', note: '自住住房所在楼加装电梯，按本人份额提取个人分摊的费用。' },
  { value: '18', label: '住宅专项维修资金', note: '交存或补交自住住房的专项维修资金，按本人份额提取。' },
  { value: '19', label: '购房契税', note: '购买自住住房缴纳的契税，按本人份额提取。' },
  { value: '29', label: '国务院批准的其他住房消费', note: '以上事项之外的住房消费，说明情况后由中心审核。' },
];

const withdrawalReasonLabel = (code: string) => reasonCards.find(({ value }) => value === code)?.label ?? '--';

interface Values extends ReasonValues, AmountValues, PayeeValues {
  cns: Tick;
}

type Seen = Plain<Values>;
type Own = OtherWithdrawalInfo;

const HEIR = '14';

const closing = ({ qttqyy }: Pick<Seen, 'qttqyy'>) => isClosing(qttqyy);

/** TQ0199 其他原因提取 (docs/rules/tq0199-other-reason.md): the reason, its first field, decides all other fields. */
export default defineFlow<'individual', Values, Own>()({
  code: 'TQ0199',
  title: '其他原因提取',
  version: 1,
  service: 'tqsq/tqyw',
  counts: 'withdrawals',
  own: (signal) => fetchOtherWithdrawalInfo({ signal }),
  initial: { ...reasonInitial, sqtqje: '', ...payeeInitial, cns: false },
  prefill: (facts) => ({ ...payeePrefill(facts), sfzjy: facts.own.sfzjy === '1' ? '1' : '' }),
  variant: { name: 'qttqyy', values: OTHER_REASONS },
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
