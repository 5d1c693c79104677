import { exceeds, formatMoney } from '@/domain/money';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Section } from '@/form/definition';
import type { FieldOf } from '@/form/field-kinds';
import type { Code, FreeText, Money, Tick } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { END, SIGN } from './offset-figures';

/** Minimum balance of an account with an offset, and the reason for its end. */
interface OffsetValues {
  blje: Money;
  jcyy: FreeText;
}

type OffsetField = FieldOf<OffsetValues, PersonFacts>;
const rule = must<OffsetValues, PersonFacts>;

/** Minimum balance of the account, yuan: at least p.zhBlje, at most the present balance (docs/rules/gd0601-loan-offset.md). */
export const minimumBalanceField = {
  kind: 'money',
  name: 'blje',
  label: '账户保留余额',
  zero: 'allowed',
  rules: [
    rule((minimum, _, { account }) => !exceeds(minimum, account.grzhye))('账户保留余额不能大于账户余额'),
    rule((minimum, _, { policy }) => !exceeds(policy('p.zhBlje'), minimum))(
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

/** Operations on a monthly offset order, local or with another city. */
interface OffsetMatter<Facts extends PersonFacts> {
  /** True if an order exists, undefined if unknown. */
  isSigned(facts: Facts): boolean | undefined;
  sign: string;
  end: string;
  already: string;
  notYet: string;
}

/** Signs an order, or terminates the existing one. */
export function offsetMatter<Facts extends PersonFacts>({ isSigned, sign, end, already, notYet }: OffsetMatter<Facts>) {
  const matter = must<{ czlx: Code }, Facts>;
  return {
    kind: 'radio',
    name: 'czlx',
    label: '办理事项',
    options: [
      { value: SIGN, label: sign },
      { value: END, label: end },
    ],
    rules: [
      matter((czlx, _, facts) => czlx !== SIGN || !isSigned(facts))(already),
      matter((czlx, _, facts) => czlx !== END || isSigned(facts) !== false)(notYet),
    ],
  } satisfies FieldOf<{ czlx: Code }, Facts>;
}

/** Block B9 for both operations, with their own commitments. */
export const offsetPromise = (order: string, end: string): Section<{ czlx: Code; cns: Tick }, PersonFacts> => ({
  key: 'commitment',
  title: '承诺与授权',
  fields: [{ kind: 'tick', name: 'cns', label: '承诺书', text: ({ czlx }) => (czlx === END ? end : order) }],
});
