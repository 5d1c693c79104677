import { exceeds, formatMoney } from '@/domain/money';
import type { PersonFacts } from '@/engine/flow/facts';
import type { FieldOf, Money, Text } from '@/form/field-kinds';
import { must } from '@/form/rules';

/** What stays in an account that an offset draws on, and why an offset ends. */
interface OffsetValues {
  blje: Money;
  jcyy: Text;
}

type OffsetField = FieldOf<OffsetValues, PersonFacts>;
const rule = must<OffsetValues, PersonFacts>;

/** The balance that is kept, yuan: no less than the centre asks (p.zhBlje), no more than there is (domain catalogue 9, 10). */
export const keptBalance = {
  kind: 'money',
  name: 'blje',
  label: '账户保留余额',
  zero: 'allowed',
  rules: [
    rule((kept, _, { account }) => !exceeds(kept, account.grzhye))('账户保留余额不能大于账户余额'),
    rule((kept, _, { policy }) => !exceeds(policy('p.zhBlje'), kept))(
      (_, { policy }) => `账户保留余额不能低于${formatMoney(policy('p.zhBlje'))}`,
    ),
  ],
} satisfies OffsetField;

export const endReason = {
  kind: 'text',
  name: 'jcyy',
  label: '解除原因',
  length: 'remark',
  multiline: true,
  spaces: 'keep',
} satisfies OffsetField;
