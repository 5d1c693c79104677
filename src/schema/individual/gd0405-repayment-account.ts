import { defineSchema } from '../define-schema';
import { must } from '../rules';
import { isCardNumber } from './payee';

/** GD0405 还款账户变更 (docs/rules/gd0405-repayment-account.md). */
export const repaymentAccountFields = defineSchema({
  xzhkhyhmc: { kind: 'select', label: '新开户行', options: 'given' },
  xhkzh: {
    kind: 'bankCard',
    label: '新还款账号',
    rules: [must(isCardNumber)('新还款账号不正确，请核对')],
  },
  dxyzm: { kind: 'smsCode', label: '短信验证码' },
  cns: { kind: 'tick', label: '授权与承诺' },
});
