import { exceeds } from '@/domain/money';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Section } from '@/form/definition';
import type { ValuesOf } from '@/schema/define-schema';
import type { Code } from '@/schema/field-kinds';
import { commitment } from '@/schema/individual/commitment';
import { END, SIGN } from '@/schema/individual/offset';

/** At most the present balance stays in the account (docs/rules/gd0601-loan-offset.md). */
export const withinBalance = (minimum: string, _: unknown, { account }: PersonFacts) =>
  exceeds(minimum, account.grzhye) ? '账户保留余额不能大于账户余额' : undefined;

interface OffsetMatter<Facts extends PersonFacts> {
  /** True if an order exists, undefined if unknown. */
  isSigned(facts: Facts): boolean | undefined;
  already: string;
  notYet: string;
}

/** Rule of 办理事项: signs an order, or terminates the existing one. */
export const offsetMatter =
  <Facts extends PersonFacts>({ isSigned, already, notYet }: OffsetMatter<Facts>) =>
  (czlx: string, _: unknown, facts: Facts): string | undefined => {
    if (czlx === SIGN && isSigned(facts)) return already;
    return czlx === END && isSigned(facts) === false ? notYet : undefined;
  };

/** Block B9 for both operations, with their own commitments. */
export const offsetPromise = (
  order: string,
  end: string,
): Section<ValuesOf<typeof commitment> & { czlx: Code }, PersonFacts> => ({
  key: 'commitment',
  title: '承诺与授权',
  fields: [{ ...commitment.cns, name: 'cns', text: ({ czlx }) => (czlx === END ? end : order) }],
});
