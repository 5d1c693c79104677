import type { FlowFacts } from './facts';
import type { Plain, Rule } from './field-kinds';

/** The rule every other is made of: `must((value, values) => …)('message')`; the message may name figures. */
export function must<Values>(holds: (value: string, values: Plain<Values>, facts: FlowFacts) => boolean) {
  return (message: string | ((values: Plain<Values>, facts: FlowFacts) => string)): Rule<Values> =>
    (value, values, facts) => {
      if (holds(value, values, facts)) return undefined;
      return typeof message === 'string' ? message : message(values, facts);
    };
}
