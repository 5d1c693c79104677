import { isMasked } from '@/domain/text/mask';
import type { FlowValues } from '@/schema/field-kinds';
import type { PrefilledField } from './prefilled-fields';

/** State of a form. */
export interface FormState {
  values: FlowValues;
  /** Field → message; a cell of a row table uses the key '<table>.<row>.<column>'. */
  errors: Readonly<Record<string, string>>;
  /** Field → the centre's remark on a valid value. */
  remarks: Readonly<Record<string, string>>;
  /** Field → value cleared because of its format, which the user can restore (docs/specification.md 5). */
  cleared: Readonly<Record<string, string>>;
  /** Facts that have changed since the form was created. */
  facts: object;
  /** Field → prefilled value and its source. */
  known: Readonly<Record<string, PrefilledField>>;
  /** Returned field → statement that it is correct; '' is the key for the whole application. */
  stated: Readonly<Record<string, string>>;
  /** Counts all changes, for the draft keeper. */
  edits: number;
  /** Counts blurs of non-empty fields. */
  leaves: number;
}

/** Returns the initial state, without errors or edits. A masked value that the form begins with is the account's own. */
export function firstState(values: FlowValues, initial: FlowValues, stated: FormState['stated']): FormState {
  const masked = Object.entries(initial).filter(([, value]) => typeof value === 'string' && isMasked(value));
  return {
    values,
    errors: {},
    remarks: {},
    cleared: {},
    facts: {},
    known: Object.fromEntries(masked.map(([name, value]) => [name, { value, source: '' }])),
    stated,
    edits: 0,
    leaves: 0,
  };
}
