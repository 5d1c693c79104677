import { exceeds, formatMoney } from '@/domain/money';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Section } from '@/form/definition';
import type { Choice, FieldOf, Money, Text, Tick } from '@/form/field-kinds';
import { must } from '@/form/rules';
import { END, SIGN } from './offset-figures';

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

/** What an order to draw on deposits each month, here or in another city, may be asked for. */
interface OffsetMatter<Facts extends PersonFacts> {
  /** Whether there is one already, undefined while nobody knows. */
  isSigned(facts: Facts): boolean | undefined;
  sign: string;
  end: string;
  already: string;
  notYet: string;
}

/** An order is signed, or the one there is ended. */
export function offsetMatter<Facts extends PersonFacts>({ isSigned, sign, end, already, notYet }: OffsetMatter<Facts>) {
  const matter = must<{ czlx: Choice }, Facts>;
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
  } satisfies FieldOf<{ czlx: Choice }, Facts>;
}

/** Block B9 for both: what is promised follows what is asked for. */
export const offsetPromise = (order: string, end: string): Section<{ czlx: Choice; cns: Tick }, PersonFacts> => ({
  key: 'commitment',
  title: '承诺与授权',
  fields: [{ kind: 'tick', name: 'cns', label: '承诺书', text: ({ czlx }) => (czlx === END ? end : order) }],
});
