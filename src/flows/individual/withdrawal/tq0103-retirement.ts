import { defineFlow } from '@/engine/flow/define-flow';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { retirement } from '@/schema/individual/tq0103-retirement';
import { accountSection } from '../blocks/account-figures';
import { closingFigures } from '../blocks/closing';
import { closingWithdrawal } from '../blocks/closing-withdrawal';
import { commitmentSection } from '../blocks/commitment';
import { payeeSection } from '../blocks/payee';
import { pickFigures } from '../blocks/pick-figures';

/** TQ0103 离退休提取 (docs/rules/tq0103-retirement.md). */
export default defineFlow<'individual', ValuesOf<typeof retirement>>()({
  code: 'TQ0103',
  title: '离退休提取',
  initial: initialOf(retirement),
  sections: [
    accountSection,
    {
      key: 'retirement',
      title: '退休信息',
      quote: true,
      figures: ({ limit }) => pickFigures(limit?.mx, ['fdtxny', 'sfyqj']),
      fields: schemaFields(retirement, ['txlx', 'txrq', 'txpwwh']),
      derived: (_, facts) => closingFigures('离休退休', facts),
    },
    payeeSection,
    commitmentSection('授权中心查询本人的社会保险和退休登记信息。我已知悉提取后个人账户销户'),
  ],
  materials: ({ txlx }) => ({ txlx }),
  ...closingWithdrawal,
});
