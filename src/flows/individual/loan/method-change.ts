import { type ChangeLoan, fetchChangeLoans, readChangeLoan } from '@/api/loan-change';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import { pickLoan } from '@/engine/subject/pick-loan';
import type { Choice, CustomText, Text, Tick } from '@/form/field-kinds';
import { must } from '@/form/rules';
import { dictionaryLabel } from '@/session/dictionary';
import { accountSection } from '../blocks/account-figures';
import { pickFigures } from '../blocks/pick-figures';
import { changeSigners, nextOfChange, TERMS_PROMISE } from './change-words';
import { changeCost } from './cost/change-cost';

interface Values {
  xhkfs: Choice;
  bgyy: Text;
  cbyd: CustomText;
  cns: Tick;
}

const rule = must<Values, PersonFacts<null, ChangeLoan>>;

/** GD0404 还款方式变更 (domain catalogue 9). */
export default defineFlow<'individual', Values, null, ChangeLoan>()({
  code: 'GD0404',
  title: '还款方式变更',
  version: 1,
  service: 'dkbg',
  counts: 'loans',
  subject: pickLoan({ list: (signal) => fetchChangeLoans({ signal }), read: readChangeLoan }),
  initial: { xhkfs: '', bgyy: '', cbyd: '', cns: false },
  prefill: () => ({}),
  sections: [
    accountSection,
    {
      key: 'method',
      title: '还款方式',
      note: '期限和利率不变，自下一期起生效。',
      fields: [
        {
          kind: 'radio',
          name: 'xhkfs',
          label: '新还款方式',
          dictionary: 'hkfs',
          rules: [rule((xhkfs, _, { picked }) => xhkfs !== picked?.dkhkfs)('新旧还款方式一致')],
        },
        {
          kind: 'text',
          name: 'bgyy',
          label: '变更原因',
          required: false,
          length: 'remark',
          multiline: true,
          spaces: 'keep',
        },
      ],
      derived: (_, { picked }) => [
        { label: '原还款方式', value: picked ? dictionaryLabel('hkfs', picked.dkhkfs) : '--' },
      ],
    },
    {
      key: 'quote',
      title: '变更前后对比',
      note: '选好新还款方式后显示，提交前请核对。',
      quote: true,
      fields: [changeCost],
    },
    {
      key: 'commitment',
      title: '承诺',
      fields: [{ kind: 'tick', name: 'cns', label: '承诺书', text: TERMS_PROMISE }],
    },
  ],
  judge: { deciding: ['xhkfs'], forget: ['xhkfs'], estimate: () => null },
  materials: null,
  special: ({ xhkfs }) => `变更生效后，剩余本金按${dictionaryLabel('hkfs', xhkfs)}偿还。您确定变更吗？`,
  sign: { needed: () => true, others: (_, { picked }) => changeSigners(picked) },
  receipt: {
    figures: ({ xhkfs }, { limit }) => [
      { label: '新还款方式', value: dictionaryLabel('hkfs', xhkfs) },
      ...pickFigures(limit?.mx, ['sxqc', 'xyhke', 'lxce', 'zhrzcb']),
    ],
    next: ({ ywzt }) =>
      nextOfChange(ywzt, [
        '新的还款计划自生效期次起执行，可以在“还款计划”中查看。',
        '借款合同补充协议可以在“我的办件”中下载；请按新的月还款额备足还款卡。',
      ]),
  },
});
