import type { ChangeLoan } from '@/api/loan/loan-change';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import type { CustomText } from '@/schema/field-kinds';
import { methodChangeFields } from '@/schema/individual/gd0404-repayment-method';
import { dictionaryLabel } from '@/session/dictionary';
import { accountSection } from '../blocks/account-figures';
import { changeSigners, loanChangeFlow, nextOfChange, termsSections } from './loan-change';

type Values = ValuesOf<typeof methodChangeFields> & { cbyd: CustomText };

const isAnother = (xhkfs: string, _: unknown, { picked }: PersonFacts<null, ChangeLoan>) =>
  xhkfs === picked?.dkhkfs ? '新旧还款方式一致' : undefined;

/** GD0404 还款方式变更 (docs/rules/gd0404-repayment-method.md). */
export default defineFlow<'individual', Values, null, ChangeLoan>()({
  code: 'GD0404',
  title: '还款方式变更',
  ...loanChangeFlow,
  initial: { ...initialOf(methodChangeFields), cbyd: '' },
  sections: [
    accountSection,
    {
      key: 'method',
      title: '还款方式',
      note: '期限和利率不变，自下一期起生效。',
      fields: schemaFields(methodChangeFields, [{ name: 'xhkfs', rules: [isAnother] }, 'bgyy']),
      derived: (_, { picked }) => [
        { label: '原还款方式', value: picked ? dictionaryLabel('hkfs', picked.dkhkfs) : '--' },
      ],
    },
    ...termsSections('选好新还款方式后显示。'),
  ],
  judge: { deciding: ['xhkfs'], forget: ['xhkfs'] },
  special: ({ xhkfs }) => `变更生效后，剩余本金按${dictionaryLabel('hkfs', xhkfs)}偿还。您确定变更吗？`,
  sign: { needed: () => true, others: (_, { picked }) => changeSigners(picked) },
  receipt: {
    lead: ({ xhkfs }) => `把还款方式改为${dictionaryLabel('hkfs', xhkfs)}`,
    next: ({ ywzt }) =>
      nextOfChange(ywzt, [
        '新的还款计划自生效期次起执行，可以在“还款计划”中查看。',
        '借款合同补充协议可以在“我的办件”中下载；请按新的月还款额备足还款卡。',
      ]),
  },
});
