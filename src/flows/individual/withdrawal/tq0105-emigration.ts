import { defineFlow } from '@/engine/flow/define-flow';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { emigration } from '@/schema/individual/tq0105-emigration';
import { accountSection } from '../blocks/account-figures';
import { closingFigures } from '../blocks/closing';
import { closingWithdrawal } from '../blocks/closing-withdrawal';
import { commitmentSection } from '../blocks/commitment';
import { payeeSection } from '../blocks/payee';

/** TQ0105 出境定居提取 (docs/rules/tq0105-emigration.md). */
export default defineFlow<'individual', ValuesOf<typeof emigration>>()({
  code: 'TQ0105',
  title: '出境定居提取',
  initial: initialOf(emigration),
  sections: [
    accountSection,
    {
      key: 'settling',
      title: '出境定居',
      note: '款项只能付到本人在境内的银行账户；没有境内账户的，请到柜台办理。',
      quote: true,
      fields: schemaFields(emigration, [
        'djgj',
        'djzjlx',
        { name: 'djzjhm', hint: '签证、户籍注销证明或离境证明上的编号' },
        'cjrq',
        'hddz',
      ]),
      derived: (_, facts) => closingFigures('出境定居', facts),
    },
    payeeSection,
    commitmentSection('授权中心查询本人的户籍和出入境信息。我已知悉提取后个人账户销户'),
  ],
  materials: () => ({}),
  ...closingWithdrawal,
});
