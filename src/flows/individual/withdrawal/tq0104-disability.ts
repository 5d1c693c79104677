import { defineFlow } from '@/engine/flow/define-flow';
import type { Code, DateText, FreeText, IdNumber, Plain } from '@/schema/field-kinds';
import { accountSection } from '../blocks/account-figures';
import { closingFigures } from '../blocks/closing';
import { type ClosingValues, closingWithdrawal } from '../blocks/closing-withdrawal';
import { commitmentSection } from '../blocks/commitment';
import { reemploymentField, type WorkEndValues } from '../blocks/employment-termination';
import { payeeInitial, payeeSection } from '../blocks/payee';

interface Values extends ClosingValues, WorkEndValues {
  jddj: Code;
  jdwsh: FreeText;
  jdjg: FreeText;
  jdrq: DateText;
  zzldhtrq: DateText;
  zzldhtwjh: FreeText;
  /** Applicant: 1 the person, 2 the guardian. */
  sqrlx: Code;
  jhrxm: FreeText;
  jhrzjhm: IdNumber;
}

const byGuardian = ({ sqrlx }: Plain<Values>) => sqrlx === '2';

/** TQ0104 丧失劳动能力提取 (docs/rules/tq0104-disability.md). */
export default defineFlow<'individual', Values>()({
  code: 'TQ0104',
  title: '丧失劳动能力提取',
  version: 1,
  initial: {
    jddj: '',
    jdwsh: '',
    jdjg: '',
    jdrq: '',
    zzldhtrq: '',
    zzldhtwjh: '',
    sfzjy: '',
    sqrlx: '1',
    jhrxm: '',
    jhrzjhm: '',
    ...payeeInitial,
    cns: false,
  },
  sections: [
    accountSection,
    {
      key: 'finding',
      title: '劳动能力鉴定',
      quote: true,
      fields: [
        { kind: 'select', name: 'jddj', label: '鉴定等级', dictionary: 'jddj' },
        { kind: 'text', name: 'jdwsh', label: '鉴定文书号', hint: '见劳动能力鉴定结论通知书' },
        { kind: 'text', name: 'jdjg', label: '鉴定机构', spaces: 'keep' },
        { kind: 'date', name: 'jdrq', label: '鉴定日期', max: ({ today }) => today },
      ],
      derived: (_, facts) => closingFigures('丧失劳动能力', facts),
    },
    {
      key: 'leaving',
      title: '终止劳动关系',
      fields: [
        { kind: 'date', name: 'zzldhtrq', label: '终止劳动关系日期', max: ({ today }) => today },
        { kind: 'text', name: 'zzldhtwjh', label: '终止劳动关系文件号', required: false },
        reemploymentField,
      ],
    },
    {
      key: 'applicant',
      title: '由谁申请',
      fields: [
        { kind: 'radio', name: 'sqrlx', label: '申请人', dictionary: 'sqrlx' },
        { kind: 'text', name: 'jhrxm', label: '监护人姓名', length: 'name', spaces: 'keep', visible: byGuardian },
        { kind: 'idno', name: 'jhrzjhm', label: '监护人证件号码', visible: byGuardian },
      ],
    },
    payeeSection,
    commitmentSection('授权中心查询本人的社会保险、就业和劳动能力鉴定信息。我已知悉提取后个人账户销户'),
  ],
  materials: { jdbh: 'TQ0104-01', mlbh: 'MLTQ0104', zstj: ({ sqrlx, sfzjy }) => ({ sqrlx, sfzjy }) },
  ...closingWithdrawal,
  judge: { ...closingWithdrawal.judge, deciding: ['sfzjy'] },
});
