import { defineFlow } from '@/engine/flow/define-flow';
import type { Code, DateText, FreeText } from '@/schema/field-kinds';
import { accountSection } from '../blocks/account-figures';
import { closingFigures } from '../blocks/closing';
import { type ClosingValues, closingWithdrawal } from '../blocks/closing-withdrawal';
import { commitmentSection } from '../blocks/commitment';
import { payeeInitial, payeeSection } from '../blocks/payee';

interface Values extends ClosingValues {
  djgj: Code;
  djzjlx: Code;
  djzjhm: FreeText;
  cjrq: DateText;
  hddz: FreeText;
}

/** TQ0105 出境定居提取 (docs/rules/tq0105-emigration.md). */
export default defineFlow<'individual', Values>()({
  code: 'TQ0105',
  title: '出境定居提取',
  version: 1,
  initial: { djgj: '', djzjlx: '', djzjhm: '', cjrq: '', hddz: '', ...payeeInitial, cns: false },
  sections: [
    accountSection,
    {
      key: 'settling',
      title: '出境定居',
      note: '款项只能付到本人在境内的银行账户；没有境内账户的，请到柜台办理。',
      quote: true,
      fields: [
        { kind: 'select', name: 'djgj', label: '定居国家或地区', dictionary: 'djgj' },
        { kind: 'radio', name: 'djzjlx', label: '定居证明类型', dictionary: 'djzjlx' },
        { kind: 'text', name: 'djzjhm', label: '证明编号', hint: '签证、户籍注销证明或离境证明上的编号' },
        { kind: 'date', name: 'cjrq', label: '出境或注销日期', max: ({ today }) => today },
        { kind: 'text', name: 'hddz', label: '原户籍地址', length: 'address', spaces: 'keep', required: false },
      ],
      derived: (_, facts) => closingFigures('出境定居', facts),
    },
    payeeSection,
    commitmentSection('授权中心查询本人的户籍和出入境信息。我已知悉提取后个人账户销户'),
  ],
  materials: { jdbh: 'TQ0105-01', mlbh: 'MLTQ0105', zstj: () => ({}) },
  ...closingWithdrawal,
});
