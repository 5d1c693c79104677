import { defineFlow } from '@/engine/flow/define-flow';
import type { Code, DateText, Decimal, FreeText, Money, Plain } from '@/schema/field-kinds';
import { accountSection } from '../blocks/account-figures';
import { commitmentSection } from '../blocks/commitment';
import { amountSection, type PartialValues, partialInitial, partialWithdrawal } from '../blocks/partial-withdrawal';
import { payeeSection } from '../blocks/payee';

interface Values extends PartialValues {
  jzlx: Code;
  pzjgmc: FreeText;
  pzjgwh: FreeText;
  pzrq: DateText;
  fwzl: FreeText;
  tdsyzh: FreeText;
  jdjg: Code;
  jzmj: Decimal;
  jhjzfy: Money;
  jhkgrq: DateText;
  jhjgrq: DateText;
}

const repair = ({ jzlx }: Plain<Values>) => jzlx === '3';

/** TQ0102 建造、翻建、大修自住住房提取 (docs/rules/tq0102-building.md). */
export default defineFlow<'individual', Values>()({
  code: 'TQ0102',
  title: '建造、翻建、大修自住住房提取',
  version: 1,
  initial: {
    jzlx: '',
    pzjgmc: '',
    pzjgwh: '',
    pzrq: '',
    fwzl: '',
    tdsyzh: '',
    jdjg: '',
    jzmj: '',
    jhjzfy: '',
    jhkgrq: '',
    jhjgrq: '',
    ...partialInitial,
  },
  sections: [
    accountSection,
    {
      key: 'works',
      title: '工程情况',
      note: '大修指经鉴定为C级或D级的房屋修缮；一般装修请办理“装修提取”。配偶共用一份批准文件的，额度合并计算。',
      fields: [
        { kind: 'radio', name: 'jzlx', label: '建造类型', dictionary: 'jzlx' },
        { kind: 'text', name: 'pzjgmc', label: '批准机关', spaces: 'keep' },
        { kind: 'text', name: 'pzjgwh', label: '批准文号', hint: '见规划许可、宅基地或翻建批准文件' },
        { kind: 'date', name: 'pzrq', label: '批准日期', max: ({ today }) => today },
        { kind: 'text', name: 'fwzl', label: '房屋坐落', length: 'address', spaces: 'keep' },
        {
          kind: 'text',
          name: 'tdsyzh',
          label: '土地或宅基地证号',
          visible: ({ jzlx }) => jzlx === '1' || jzlx === '2',
        },
        { kind: 'radio', name: 'jdjg', label: '房屋安全鉴定等级', dictionary: 'fwjddj', visible: repair },
        { kind: 'decimal', name: 'jzmj', label: '建筑面积', decimals: 2, min: 0.01, max: 99999.99, unit: '㎡' },
        { kind: 'money', name: 'jhjzfy', label: '工程费用' },
        { kind: 'date', name: 'jhkgrq', label: '开工日期' },
        {
          kind: 'date',
          name: 'jhjgrq',
          label: '竣工日期',
          required: false,
          rules: [(done, { jhkgrq }) => (done < jhkgrq ? '竣工日期不能早于开工日期' : undefined)],
        },
      ],
    },
    amountSection('02'),
    payeeSection,
    commitmentSection('授权中心查询本人和配偶的婚姻、不动产和规划许可信息'),
  ],
  judge: { deciding: ['jzlx', 'pzjgwh', 'jhjzfy'], forget: ['pzjgwh'], amount: 'sqtqje', estimate: () => null },
  materials: { jdbh: 'TQ0102-01', mlbh: 'MLTQ0102', zstj: ({ jzlx }) => ({ jzlx }) },
  ...partialWithdrawal,
});
