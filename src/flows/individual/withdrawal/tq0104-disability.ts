import { defineFlow } from '@/engine/flow/define-flow';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { disability } from '@/schema/individual/tq0104-disability';
import { accountSection } from '../blocks/account-figures';
import { closingFigures } from '../blocks/closing';
import { closingWithdrawal } from '../blocks/closing-withdrawal';
import { commitmentSection } from '../blocks/commitment';
import { REEMPLOYMENT_HINT } from '../blocks/employment-termination';
import { payeeSection } from '../blocks/payee';

/** TQ0104 丧失劳动能力提取 (docs/rules/tq0104-disability.md). */
export default defineFlow<'individual', ValuesOf<typeof disability>>()({
  code: 'TQ0104',
  title: '丧失劳动能力提取',
  initial: initialOf(disability),
  sections: [
    accountSection,
    {
      key: 'finding',
      title: '劳动能力鉴定',
      quote: true,
      fields: schemaFields(disability, ['jddj', { name: 'jdwsh', hint: '见劳动能力鉴定结论通知书' }, 'jdjg', 'jdrq']),
      derived: (_, facts) => closingFigures('丧失劳动能力', facts),
    },
    {
      key: 'leaving',
      title: '终止劳动关系',
      fields: schemaFields(disability, ['zzldhtrq', 'zzldhtwjh', { name: 'sfzjy', hint: REEMPLOYMENT_HINT }]),
    },
    { key: 'applicant', title: '由谁申请', fields: schemaFields(disability, ['sqrlx', 'jhrxm', 'jhrzjhm']) },
    payeeSection,
    commitmentSection('授权中心查询本人的社会保险、就业和劳动能力鉴定信息。我已知悉提取后个人账户销户'),
  ],
  materials: ({ sqrlx, sfzjy }) => ({ sqrlx, sfzjy }),
  ...closingWithdrawal,
  judge: { deciding: ['sfzjy'] },
});
