import { monthOf } from '@/domain/dates';
import type { FormFacts } from './facts';
import type { Plain, Rule } from './field-kinds';

/** Builds a rule: `must((value, values) => …)('message')`; the message may depend on values and facts. */
export function must<Values, Facts extends FormFacts = FormFacts>(
  holds: (value: string, values: Plain<Values>, facts: Facts) => boolean,
) {
  return (message: string | ((values: Plain<Values>, facts: Facts) => string)): Rule<Values, string, Facts> =>
    (value, values, facts) => {
      if (holds(value, values, facts)) return undefined;
      return typeof message === 'string' ? message : message(values, facts);
    };
}

/** Builds a condition: `when('sqrlx', '2')` holds for values whose `sqrlx` is one of the codes. */
export const when =
  <const Name extends string>(name: Name, ...codes: readonly string[]) =>
  (values: Readonly<Record<Name, string>>): boolean =>
    codes.includes(values[name]);

/** Latest day of a date that lies in the past. */
export const untilToday = ({ today }: FormFacts): string => today;

/** Latest month of a date that lies in the past. */
export const untilThisMonth = ({ today }: FormFacts): string => monthOf(today);
