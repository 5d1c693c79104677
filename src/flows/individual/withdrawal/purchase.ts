import { exceeds } from '@/domain/money';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Choice, DateText, Decimal, Money, Text } from '@/form/field-kinds';
import { must } from '@/form/rules';
import { accountSection } from '../blocks/account-figures';
import { commitmentSection } from '../blocks/commitment';
import { amountSection, type PartialValues, partialInitial, partialWithdrawal } from '../blocks/partial-withdrawal';
import { payeeSection } from '../blocks/payee';

interface Values extends PartialValues {
  gflx: Choice;
  gfhtbh: Text;
  htrq: DateText;
  fwzl: Text;
  jzmj: Decimal;
  fwzj: Money;
  gffkfs: Choice;
  sfje: Money;
  sfrq: DateText;
}

const rule = must<Values, PersonFacts>;

/** TQ0101 购买自住住房提取 (domain catalogue 8). */
export default defineFlow<'individual', Values>()({
  code: 'TQ0101',
  title: '购买自住住房提取',
  version: 1,
  initial: {
    gflx: '',
    gfhtbh: '',
    htrq: '',
    fwzl: '',
    jzmj: '',
    fwzj: '',
    gffkfs: '',
    sfje: '',
    sfrq: '',
    ...partialInitial,
  },
  sections: [
    accountSection,
    {
      key: 'contract',
      title: '购房合同',
      note: '在本市备案的合同由备案系统提供，请核对；在外地购房的按购房合同填写。购房人和配偶共用一份合同的额度。',
      fields: [
        { kind: 'radio', name: 'gflx', label: '购房类型', dictionary: 'gflx' },
        { kind: 'text', name: 'gfhtbh', label: '购房合同编号', hint: '见网签购房合同首页；拍卖的填成交确认书编号' },
        { kind: 'date', name: 'htrq', label: '合同签订日期', max: ({ today }) => today },
        { kind: 'text', name: 'fwzl', label: '房屋坐落', length: 'address', spaces: 'keep' },
        { kind: 'decimal', name: 'jzmj', label: '建筑面积', decimals: 2, min: 0.01, max: 99999.99, unit: '㎡' },
        { kind: 'money', name: 'fwzj', label: '房屋总价' },
      ],
    },
    {
      key: 'payment',
      title: '付款情况',
      fields: [
        { kind: 'radio', name: 'gffkfs', label: '付款方式', dictionary: 'gffkfs' },
        {
          kind: 'money',
          name: 'sfje',
          label: '已付金额',
          hint: '全款的填已付总额，贷款的填首付款',
          rules: [rule((paid, { fwzj }) => !exceeds(paid, fwzj))('已付金额不能大于房屋总价')],
        },
        { kind: 'date', name: 'sfrq', label: '付款日期', max: ({ today }) => today },
      ],
    },
    amountSection('01'),
    payeeSection,
    commitmentSection('授权中心查询本人和配偶的婚姻、不动产和购房合同备案信息'),
  ],
  judge: {
    deciding: ['gflx', 'gfhtbh', 'htrq', 'fwzj', 'gffkfs', 'sfje'],
    forget: ['gfhtbh'],
    amount: 'sqtqje',
    estimate: () => null,
  },
  materials: { jdbh: 'TQ0101-01', mlbh: 'MLTQ0101', zstj: ({ gflx, gfhtbh }) => ({ gflx, gfhtbh }) },
  ...partialWithdrawal,
});
