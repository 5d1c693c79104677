import type { ChangeLoan } from '@/api/loan/loan-change';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { textsOf } from '@/lib/address/address-texts';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import type { CustomText } from '@/schema/field-kinds';
import { termChangeFields } from '@/schema/individual/gd0406-loan-term';
import { dictionaryLabel } from '@/session/dictionary';
import { accountSection } from '../blocks/account-figures';
import { changeSigners, loanChangeFlow, nextOfChange, termsSections } from './loan-change';

type Values = ValuesOf<typeof termChangeFields> & { cbyd: CustomText };

const ofKind = (months: string, { bglx }: { bglx: string }, { picked }: PersonFacts<null, ChangeLoan>) => {
  const left = picked?.syqs ?? 0;
  if (bglx === '1' && Number(months) >= left) return `缩短后的剩余期数须少于现剩余期数${left}期`;
  return bglx === '2' && Number(months) <= left ? `延长后的剩余期数须多于现剩余期数${left}期` : undefined;
};

/** GD0406 还款期限变更 (docs/rules/gd0406-loan-term.md). */
export default defineFlow<'individual', Values, null, ChangeLoan>()({
  code: 'GD0406',
  title: '还款期限变更',
  ...loanChangeFlow,
  prefillFromQuery: (asked) => textsOf(asked, ['bglx', 'xzhhkqx']),
  initial: { ...initialOf(termChangeFields), cbyd: '' },
  sections: [
    accountSection,
    {
      key: 'term',
      title: '还款期限',
      note: '还款方式不变，自下一期起生效；总期限跨过五年的，执行利率随之改变。',
      fields: schemaFields(termChangeFields, [
        'bglx',
        { name: 'xzhhkqx', hint: '自生效期次起还有多少期', short: true, rules: [ofKind] },
        'bgyy',
      ]),
      derived: (_, { picked }) => [
        { label: '现剩余期数', value: picked ? `${picked.syqs}期（${picked.mqhkrq}到期）` : '--' },
      ],
    },
    ...termsSections('填好变更内容后显示。'),
  ],
  judge: { deciding: ['bglx', 'xzhhkqx'], forget: ['bglx', 'xzhhkqx'] },
  materials: ({ bglx, bgyy }) => ({ bglx, bgyy }),
  special: ({ xzhhkqx }) => `变更生效后，剩余本金在${xzhhkqx}期内还清。您确定变更吗？`,
  sign: { needed: () => true, others: (_, { picked }) => changeSigners(picked) },
  receipt: {
    lead: ({ bglx }) => `${dictionaryLabel('qxbglx', bglx)}贷款期限`,
    next: ({ ywzt }) =>
      nextOfChange(ywzt, [
        '新的还款计划自生效期次起执行，可以在“还款计划”中查看。',
        '借款合同补充协议可以在“我的办件”中下载；请按新的月还款额备足还款卡。',
      ]),
  },
});
