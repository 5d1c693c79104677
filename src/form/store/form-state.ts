import type { Condition } from '@/api/condition';
import type { AmountLimit } from '@/api/judgement';
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
  /** The centre's limit, or the form's own figure while `asking`. */
  limit: AmountLimit | null;
  limitState: 'known' | 'asking' | 'failed';
  /** Conditions that do not hold for what is typed so far. */
  unmet: readonly Condition[];
  /** What the centre says the values bring with them. */
  told: readonly string[];
  /** Field → what was known of it before anything was filled in, and where from. */
  known: Readonly<Record<string, KnownField>>;
  /** Field that was sent back and is right after all → the words that say so to the clerk; '' for the whole. */
  stated: Readonly<Record<string, string>>;
  /** Counts up with every change: the draft keeper compares. */
  edits: number;
  /** Counts up with every field that is left with something in it. */
  leaves: number;
}

/** Nothing judged, nothing typed yet. */
export function firstState(values: FlowValues, limit: AmountLimit | null, stated: FormState['stated']): FormState {
  return {
    values,
    errors: {},
    remarks: {},
    cleared: {},
    limit,
    limitState: 'known',
    unmet: [],
    told: [],
    known: {},
    stated,
    edits: 0,
    leaves: 0,
  };
}
