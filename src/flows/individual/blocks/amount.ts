import { exceeds, moneyText, parseYuan } from '@/domain/money';
import type { PersonFacts } from '@/engine/flow/facts';
import type { FieldOf } from '@/form/field-kinds';
import type { Money } from '@/schema/field-kinds';
import { must } from '@/schema/rules';

/** Requested amount (docs/rules/withdrawals.md, Amount). */
export interface AmountValues {
  sqtqje: Money;
}

const rule = must<AmountValues, PersonFacts>;

/** Amount of a partial withdrawal: within the limit, less than the balance. */
export const amountField: FieldOf<AmountValues, PersonFacts> = {
  kind: 'money',
  name: 'sqtqje',
  label: '申请提取金额',
  capital: true,
  rules: [
    rule((amount, _, { account }) => !exceeds(amount, account.grzhye))('发生额大于个人账户余额'),
    rule((amount, _, { account }) => !isAll(amount, account.grzhye))('提取后个人账户余额为0，请修改发生额'),
    rule((amount, _, { limit }) => !exceeds(amount, limit?.kytqe))(
      (_, { limit }) => `申请提取金额不能大于可提取额（${moneyText(limit?.kytqe ?? '')}）${askedFor(limit?.zbje)}`,
    ),
  ],
};

/** Reserved amount; the limit panel links to the open cases. */
const askedFor = (zbje: string | undefined) =>
  zbje ? `，余额中的${moneyText(zbje)}由在办申请占用，见“可提取额度”` : '';

function isAll(amount: string, balance: string): boolean {
  const fen = parseYuan(amount);
  return fen !== undefined && fen === parseYuan(balance);
}
