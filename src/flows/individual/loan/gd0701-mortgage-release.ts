import { fetchReleaseLoans, type ReleaseLoan, readReleaseLoan } from '@/api/loan/mortgage-release';
import { defineFlow } from '@/engine/flow/define-flow';
import { pickLoan } from '@/engine/subject/pick-loan';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { mortgageReleaseFields } from '@/schema/individual/gd0701-mortgage-release';
import { accountSection } from '../blocks/account-figures';

/** GD0701 抵押注销 (docs/rules/gd0701-mortgage-release.md). */
export default defineFlow<'individual', ValuesOf<typeof mortgageReleaseFields>, null, ReleaseLoan>()({
  code: 'GD0701',
  title: '抵押注销',
  service: 'dyzx',
  subject: pickLoan({ list: (signal) => fetchReleaseLoans({ signal }), read: readReleaseLoan }),
  initial: initialOf(mortgageReleaseFields),
  sections: [
    accountSection,
    {
      key: 'mortgage',
      title: '抵押登记',
      note: '来自不动产登记；提交后由登记机构办理，不需要到窗口。',
      fields: schemaFields(mortgageReleaseFields, [
        {
          name: 'cns',
          text: '我申请注销上述抵押登记，同意中心向不动产登记机构提供结清证明；我知悉不动产存在查封登记的，登记机构不予办理。',
        },
      ]),
      derived: (_, { picked }) => [
        { label: '不动产权证号', value: picked ? picked.bdcqzh || '尚未办理' : '--' },
        { label: '抵押证明号', value: picked?.dyqzh ?? '--' },
        { label: '登记状态', value: picked?.dyzt ?? '--' },
        { label: '贷款结清日', value: picked?.jqrq ?? '--' },
      ],
    },
  ],
  special: (_, { picked }) => `将申请注销抵押登记${picked?.dyqzh ?? ''}，您确定吗？`,
  receipt: {
    figures: (_, { picked }) => [
      { label: '抵押证明号', value: picked?.dyqzh ?? '--' },
      { label: '不动产权证号', value: picked?.bdcqzh || '--' },
    ],
    next: ({ ywzt }) =>
      ywzt === '02'
        ? ['不动产登记机构办理中，办妥后发送到消息中心和您的手机；办妥前可以在“我的办件”中撤回。']
        : ['办理结果可以在“我的办件”中查看。'],
  },
});
