import { defineSchema } from '../define-schema';
import { when } from '../rules';
import { debitAccount, debitDay, monthlyTerms } from './flexible';

const toUnit = when('zylx', '1');
export const toFlexible = when('zylx', '2');
export const isMerge = when('zylx', '3');
const hasMonth = when('zylx', '1', '2');

/** GJ0803 灵活就业人员转移 (docs/rules/gj0803-flexible-transfer.md). */
export const flexibleTransferFields = defineSchema({
  zylx: { kind: 'radio', label: '转移类型', options: 'given' },
  zrdwzh: { kind: 'text', label: '转入单位账号', only: 'digits', visible: toUnit },
  zczh: { kind: 'select', label: '并入的账户', options: 'given', visible: isMerge },
  zysxny: { kind: 'select', label: '生效年月', options: 'given', visible: hasMonth },
  kkzt: { kind: 'tick', label: '停止扣款', visible: toUnit },
  yjce: { ...monthlyTerms.yjce, label: '转入后月缴存额', visible: toFlexible },
  grjcbl: { ...monthlyTerms.grjcbl, visible: toFlexible },
  kkyhdm: { ...debitAccount.kkyhdm, visible: toFlexible },
  kkzh: { ...debitAccount.kkzh, visible: toFlexible },
  kkr: { ...debitDay.kkr, visible: toFlexible },
});
