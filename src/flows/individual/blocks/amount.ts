import { exceeds, moneyText, parseYuan } from '@/domain/money';
import type { PersonFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import type { ValuesOf } from '@/schema/define-schema';
import type { FlowValues } from '@/schema/field-kinds';
import { requestedAmount } from '@/schema/individual/partial-withdrawal';
import { must } from '@/schema/rules';

export type AmountValues = ValuesOf<typeof requestedAmount>;

const rule = must<AmountValues, PersonFacts>;

/** Amount of a partial withdrawal: within the limit, less than the balance; `applies` decides by the values if it is shown. */
export const amountFields = (applies: (values: FlowValues) => boolean = () => true) =>
  schemaFields(requestedAmount, [
    {
      name: 'sqtqje',
      visible: applies,
      rules: [
        rule((asked, _, { account }) => !exceeds(asked, account.grzhye))('发生额大于个人账户余额'),
        rule((asked, _, { account }) => !isAll(asked, account.grzhye))('提取后个人账户余额为0，请修改发生额'),
        rule((asked, _, { limit }) => !exceeds(asked, limit?.kytqe))(
          (_, { limit }) => `申请提取金额不能大于可提取额（${moneyText(limit?.kytqe ?? '')}）${askedFor(limit?.zbje)}`,
        ),
      ],
    },
  ]);

/** Reserved amount; the limit panel links to the open cases. */
const askedFor = (zbje: string | undefined) =>
  zbje ? `，余额中的${moneyText(zbje)}由在办申请占用，见“可提取额度”` : '';

function isAll(amount: string, balance: string): boolean {
  const fen = parseYuan(amount);
  return fen !== undefined && fen === parseYuan(balance);
}
