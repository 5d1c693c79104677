import type { FlowFacts } from './facts';
import type { Plain, Rule } from './field-kinds';

/** The rule every other is made of: `must((value, values) => …)('message')`; the message may name figures. */
export function must<Values, Own = unknown>(
  holds: (value: string, values: Plain<Values>, facts: FlowFacts<Own>) => boolean,
) {
  return (message: string | ((values: Plain<Values>, facts: FlowFacts<Own>) => string)): Rule<Values, string, Own> =>
    (value, values, facts) => {
      if (holds(value, values, facts)) return undefined;
      return typeof message === 'string' ? message : message(values, facts);
    };
}
