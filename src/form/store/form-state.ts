import type { FlowValues } from '../field-kinds';
import type { KnownField } from './known-fields';

/** What a form holds while it is filled in. */
export interface FormState {
  values: FlowValues;
  /** Field → message; that of a cell of a row table goes by '<table>.<row>.<column>'. */
  errors: Readonly<Record<string, string>>;
  /** Field → what the centre remarks on its value, which holds all the same. */
  remarks: Readonly<Record<string, string>>;
  /** Field → the value a format failure cleared, so that it can be had back (specification 5). */
  cleared: Readonly<Record<string, string>>;
  /** Facts that are otherwise than when the form began. */
  facts: object;
  /** Field → what was known of it before anything was filled in, and where from. */
  known: Readonly<Record<string, KnownField>>;
  /** Field that was sent back and is right after all → the words that say so; '' for the whole. */
  stated: Readonly<Record<string, string>>;
  /** Counts up with every change: the draft keeper compares. */
  edits: number;
  /** Counts up with every field that is left with something in it. */
  leaves: number;
}

/** Nothing judged, nothing typed yet. */
export function firstState(values: FlowValues, stated: FormState['stated']): FormState {
  return {
    values,
    errors: {},
    remarks: {},
    cleared: {},
    facts: {},
    known: {},
    stated,
    edits: 0,
    leaves: 0,
  };
}
