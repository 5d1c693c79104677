import { defineSchema } from '../define-schema';
import { must, when } from '../rules';

export const isOtherCard = when('skzhly', '2');

/** Length of a card number only: some banks number without the check digit, of which the form warns. */
export const isCardNumber = (text: string) => /^\d{12,19}$/.test(text);

/** Account that is paid to: the bound card or another one, proved by a code. */
export const payeeCard = defineSchema({
  /** 1 the bound card, 2 another card. */
  skzhly: { kind: 'radio', label: '收款银行卡', options: 'given', initial: '2' },
  skyhdm: { kind: 'select', label: '收款银行', options: 'given', visible: isOtherCard },
  skyhzh: {
    kind: 'bankCard',
    label: '收款账号',
    visible: isOtherCard,
    rules: [must(isCardNumber)('收款账号不正确，请核对银行卡号')],
  },
  dxyzm: { kind: 'smsCode', label: '短信验证码' },
});

/** Block B4: payee (docs/rules/form-blocks.md). */
export const payee = defineSchema({
  ...payeeCard,
  /** Branch that accepts the application. */
  ywwd: { kind: 'select', label: '受理网点', dictionary: 'WDXX' },
});
