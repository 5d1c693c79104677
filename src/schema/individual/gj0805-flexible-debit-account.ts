import { defineSchema } from '../define-schema';
import { must } from '../rules';
import { debitAccount, debitDay } from './flexible';
import { isCardNumber } from './payee';

const card = must(isCardNumber)('新扣款账号不正确，请核对');

/** GJ0805 扣款账户变更 (docs/rules/gj0805-flexible-debit-account.md). */
export const flexibleDebitFields = defineSchema({
  xkkyhdm: { ...debitAccount.kkyhdm, label: '新扣款银行' },
  xkkzh: { kind: 'bankCard', label: '新扣款账号', rules: [card] },
  xkkr: { ...debitDay.kkr, label: '新扣款日' },
  dxyzm: { kind: 'smsCode', label: '短信验证码' },
});
