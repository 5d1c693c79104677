import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AmountLimit, Condition } from '@/api/business';
import { formerValues } from './changes';
import type { Flow } from './define-flow';
import { type FlowFacts, withLimit } from './facts';
import type { Field, FieldValue, FlowValues } from './field-kinds';
import { formatError } from './fields/format-error';
import { isEmpty, validateField } from './validate-field';
import { shownValues, visibleFields } from './visible-fields';

export interface FormState {
  values: FlowValues;
  /** Field → message. */
  errors: Readonly<Record<string, string>>;
  /** Field → the value a format failure cleared, so that it can be had back (specification 5). */
  cleared: Readonly<Record<string, string>>;
  /** The centre's limit, or the form's own figure while `asking`. */
  limit: AmountLimit | null;
  limitState: 'known' | 'asking' | 'failed';
  /** Conditions that do not hold for what is typed so far. */
  unmet: readonly Condition[];
  /** Counts up with every change: the draft keeper compares. */
  edits: number;
}

/** One application's form. Each field subscribes to its own value, so that a key typed renders one field. */
export interface Form {
  flow: Flow;
  store: StoreApi<FormState>;
  /** What stands now, for a change request: shown beside the fields. */
  former: Partial<FlowValues>;
  /** The values before anything was typed. */
  start: FlowValues;
  /** The facts with the limit as it stands. */
  facts: () => FlowFacts;
  set: (name: string, value: FieldValue) => void;
  /** The field is left: its format and rules are judged; what fails the format is cleared. */
  leave: (name: string) => void;
  restore: (name: string) => void;
  /** Judges every field that shows, or those named; the names of those in error, in the order of the page. */
  check: (names?: ReadonlySet<string>) => string[];
  /** The same without a word to the person. */
  holds: (names: ReadonlySet<string>) => boolean;
  /** Errors the centre found, field → message. Those of fields the flow does not have come back. */
  placeErrors: (errors: Readonly<Record<string, string>>) => string[];
  setLimit: (limit: AmountLimit | null, state: FormState['limitState'], unmet?: readonly Condition[]) => void;
  replace: (values: FlowValues) => void;
  /** The values of the fields that show. */
  shown: () => FlowValues;
}

export function createForm(flow: Flow, facts: FlowFacts, values: FlowValues, start: FlowValues = values): Form {
  const store = createStore<FormState>(() => ({
    values,
    errors: {},
    cleared: {},
    limit: facts.limit,
    limitState: 'known',
    unmet: [],
    edits: 0,
  }));
  const factsNow = () => withLimit(facts, store.getState().limit);
  const fields = () => visibleFields(flow, store.getState().values, factsNow());
  const judge = (field: Field) => validateField(field, store.getState().values, factsNow());

  /** Messages that stand are judged again, as another field may have put them right; nothing new is complained about. */
  const refreshErrors = (except?: string) => {
    const { errors, cleared } = store.getState();
    const standing = fields().filter((field) => field.name in errors && field.name !== except);
    if (Object.keys(errors).length === 0) return;
    // A field that was cleared is empty now, but what was wrong with its value is what the person has to read.
    const next = standing.map((field): [string, string | undefined] => [
      field.name,
      field.name in cleared ? errors[field.name] : judge(field),
    ]);
    store.setState({
      errors: Object.fromEntries(next.filter((pair): pair is [string, string] => pair[1] !== undefined)),
    });
  };

  const form: Form = {
    flow,
    store,
    start,
    former: formerValues(flow, facts),
    facts: factsNow,
    set(name, value) {
      store.setState((state) => ({
        values: { ...state.values, [name]: value },
        cleared: without(state.cleared, name),
        edits: state.edits + 1,
      }));
      refreshErrors(name);
    },
    leave(name) {
      const field = fields().find((candidate) => candidate.name === name);
      const value = store.getState().values[name];
      if (!field || value === undefined || isEmpty(value)) return;
      const format = formatError(field, value, store.getState().values, factsNow());
      if (format && typeof value === 'string') {
        store.setState((state) => ({
          values: { ...state.values, [name]: '' },
          cleared: { ...state.cleared, [name]: value },
          errors: { ...state.errors, [name]: format },
          edits: state.edits + 1,
        }));
        return;
      }
      const message = judge(field);
      store.setState((state) => ({
        errors: message ? { ...state.errors, [name]: message } : without(state.errors, name),
      }));
    },
    restore(name) {
      const value = store.getState().cleared[name];
      if (value !== undefined) form.set(name, value);
    },
    check(names) {
      const asked = fields().filter((field) => names?.has(field.name) ?? true);
      const found = asked.map((field): [string, string | undefined] => [field.name, judge(field)]);
      const wrong = found.filter((pair): pair is [string, string] => pair[1] !== undefined);
      const others = Object.entries(store.getState().errors).filter(([name]) => names && !names.has(name));
      store.setState({ errors: Object.fromEntries([...others, ...wrong]) });
      return wrong.map(([name]) => name);
    },
    holds: (names) => fields().every((field) => !names.has(field.name) || judge(field) === undefined),
    placeErrors(errors) {
      const shown = new Set(fields().map((field) => field.name));
      const [own, foreign] = [Object.entries(errors).filter(([name]) => shown.has(name)), Object.entries(errors)];
      store.setState((state) => ({ errors: { ...state.errors, ...Object.fromEntries(own) } }));
      return foreign.filter(([name]) => !shown.has(name)).map(([, message]) => message);
    },
    setLimit(limit, limitState, unmet = []) {
      store.setState({ limit, limitState, unmet });
      refreshErrors();
    },
    replace(next) {
      store.setState({ values: next, errors: {}, cleared: {} });
    },
    shown: () => shownValues(flow, store.getState().values, factsNow()),
  };
  return form;
}

function without<T>(record: Readonly<Record<string, T>>, name: string): Readonly<Record<string, T>> {
  if (!(name in record)) return record;
  const { [name]: _, ...rest } = record;
  return rest;
}
