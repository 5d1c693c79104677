import { exceeds } from '@/domain/money';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Code, DateText, Decimal, FreeText, Held, Money, Plain } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { accountSection } from '../blocks/account-figures';
import type { PickedHouse } from '../blocks/building-table/house';
import { houseField } from '../blocks/building-table/house-field';
import { findHouse } from '../blocks/building-table/picked-house';
import { commitmentSection } from '../blocks/commitment';
import { amountSection, type PartialValues, partialInitial, partialWithdrawal } from '../blocks/partial-withdrawal';
import { payeeSection } from '../blocks/payee';

interface Values extends PartialValues {
  gflx: Code;
  fwbh: Held<PickedHouse>;
  gfhtbh: FreeText;
  htrq: DateText;
  fwzl: FreeText;
  jzmj: Decimal;
  fwzj: Money;
  gffkfs: Code;
  sfje: Money;
  sfrq: DateText;
}

const rule = must<Values, PersonFacts>;
/** 新建商品房, 保障性或共有产权住房: may be in a developer's building tables. */
const fromTable = ({ gflx }: Pick<Plain<Values>, 'gflx'>) => gflx === '1' || gflx === '3';
const isWritten = (values: Plain<Values>) => !fromTable(values) || values.fwbh === null;

/** TQ0101 购买自住住房提取 (docs/rules/tq0101-purchase.md). */
export default defineFlow<'individual', Values>()({
  code: 'TQ0101',
  title: '购买自住住房提取',
  version: 2,
  initial: {
    gflx: '',
    fwbh: null,
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
        {
          ...houseField,
          hint: '合作楼盘的房屋从楼盘表中选择，坐落和面积以楼盘表为准；其他的留空，按合同填写',
          required: false,
          visible: fromTable,
        },
        { kind: 'text', name: 'gfhtbh', label: '购房合同编号', hint: '见网签购房合同首页；拍卖的填成交确认书编号' },
        { kind: 'date', name: 'htrq', label: '合同签订日期', max: ({ today }) => today },
        { kind: 'text', name: 'fwzl', label: '房屋坐落', length: 'address', spaces: 'keep', visible: isWritten },
        {
          kind: 'decimal',
          name: 'jzmj',
          label: '建筑面积',
          decimals: 2,
          min: 0.01,
          max: 99999.99,
          unit: '㎡',
          visible: isWritten,
        },
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
    commitmentSection('授权中心查询本人和配偶的婚姻和购房合同备案信息'),
  ],
  judge: {
    deciding: ['gflx', 'gfhtbh', 'htrq', 'fwzj', 'gffkfs', 'sfje'],
    forget: ['gfhtbh'],
    amount: 'sqtqje',
    estimate: () => null,
  },
  materials: {
    jdbh: 'TQ0101-01',
    mlbh: 'MLTQ0101',
    zstj: ({ gflx, gfhtbh, htrq, jzmj, fwzj }) => ({ gflx, gfhtbh, htrq, jzmj, fwzj }),
  },
  ...partialWithdrawal,
  request: ({ gflx, fwbh }) => ({ tqfs: '02', ...(fromTable({ gflx }) && fwbh && { fwbh: fwbh.fwbh }) }),
  restore: async ({ fwbh }, signal) => ({ fwbh: await findHouse(fwbh, signal) }),
});
