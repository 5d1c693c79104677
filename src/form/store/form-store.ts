import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FormFacts } from '@/schema/facts';
import type { FieldValue, FlowValues } from '@/schema/field-kinds';
import { formatError } from '@/schema/format-error';
import { asRows, rowsIn } from '@/schema/read-value';
import { isEmptyValue } from '@/schema/validate-field';
import type { FormDefinition } from '../definition';
import type { FormField } from '../field-kinds';
import { movedCellErrors } from '../values/cell-errors';
import { same } from '../values/draft-content';
import { withoutStaleValues } from '../values/stale-values';
import { choiceNames, shownValues } from '../values/visible-fields';
import { without } from './entries';
import { createFieldChecks } from './field-checks';
import { createFormErrors } from './form-errors';
import { type FormState, firstState } from './form-state';
import { followed, learned } from './prefilled-fields';
import type { ReturnedField } from './returned-field';
import { ServerErrors } from './server-errors';

/** Initial data of a form. */
interface FormStart {
  values: FlowValues;
  /** Values without any input; the default is `values`. */
  start?: FlowValues;
  /** Current values, for a change request. */
  former?: () => Partial<FlowValues>;
  /** Facts derived from the values. */
  live?: (values: FlowValues) => object;
  /** Whether the values were entered earlier: the centre's errors on them are shown at once. */
  resumed?: boolean;
  returned?: Readonly<Record<string, ReturnedField>>;
  stated?: Readonly<Record<string, string>>;
}

/** A form with its state. Each field subscribes to its own value, so that typing renders one field. */
export interface Form<Facts extends FormFacts = FormFacts> {
  definition: FormDefinition;
  store: StoreApi<FormState>;
  /** Current values of a change request, shown beside the fields. */
  former: () => Partial<FlowValues>;
  /** Returned fields. */
  returned: Readonly<Record<string, ReturnedField>>;
  /** Values without any input. */
  start: FlowValues;
  /** Current facts. */
  facts: () => Facts;
  set: (name: string, value: FieldValue) => void;
  /** Sets the statement that a returned field is correct; undefined removes it. */
  state: (name: string, words: string | undefined) => void;
  /** Judges a field on blur; a value with an invalid format is cleared. */
  leave: (name: string) => void;
  /** Judges a cell on blur, without clearing it. @returns its message */
  leaveCell: (table: string, index: number, column: string) => string | undefined;
  restore: (name: string) => void;
  /** Values including those cleared because of their format: a draft keeps the typed text. */
  typed: () => FlowValues;
  /** Judges all visible or the given fields and shows the errors. @returns names of fields with errors, in page order */
  check: (names?: ReadonlySet<string>) => string[];
  /** Returns those of the given fields that are visible and not valid, without showing errors. */
  invalid: (names: ReadonlySet<string>) => FormField[];
  /** Returns whether the form's own rules are met, regardless of the centre's errors. */
  passes: (names?: ReadonlySet<string>) => boolean;
  /** Shows the centre's errors (field → message). @returns messages without a field of the form */
  placeErrors: (errors: Readonly<Record<string, string>>) => string[];
  /**
   * Applies the centre's errors on the values it judged (default: the current ones). Shown at fields that have been left and are
   * unchanged since.
   */
  judged: (errors: Readonly<Record<string, string>>, asked?: FlowValues) => void;
  remark: (remarks: Readonly<Record<string, string>>) => void;
  /** Updates facts. Declared as a method for bivariance: a form with more facts is assignable to one with fewer. */
  inform(news: Partial<Facts>): void;
  /** Prefills empty untouched fields from elsewhere; `sources` by field name. */
  learn: (values: Partial<FlowValues>, sources: Readonly<Record<string, string>>) => void;
  /** Updates a prefilled value until the user enters another. */
  follow: (name: string, value: FieldValue) => void;
  replace: (values: FlowValues) => void;
  /** Restarts with other values, dropping all input. */
  begin: (start: FlowValues) => void;
  /** Values of the visible fields. */
  shown: () => FlowValues;
}

export function createForm<Facts extends FormFacts>(
  definition: FormDefinition,
  facts: Facts,
  { values, start = values, former = () => ({}), live, resumed = false, returned = {}, stated = {} }: FormStart,
): Form<Facts> {
  const store = createStore<FormState>(() => firstState(values, definition.initial, stated));
  // Rows may be half filled in: a resumed table counts as left once somebody leaves it.
  const left = new Set<string>(resumed ? Object.keys(values).filter((name) => !Array.isArray(values[name])) : []);
  const choices = choiceNames(definition);
  /** Fields in which something was typed, chosen or deleted. */
  const touched = new Set<string>();
  const factsNow = (): Facts => ({ ...facts, ...live?.(store.getState().values), ...store.getState().facts });
  const found = new ServerErrors();
  const checks = createFieldChecks({ definition, state: store.getState, facts: factsNow, returned, found });
  const errors = createFormErrors({ definition, store, facts: factsNow, checks, found, left });
  const fill = (change: (state: FormState) => Partial<FormState>) => {
    store.setState(change);
    errors.refresh();
  };
  const form: Form<Facts> = {
    definition,
    store,
    start,
    returned,
    former,
    facts: factsNow,
    set(name, value) {
      if (!same(store.getState().values[name], value)) touched.add(name);
      if (choices.has(name)) left.add(name);
      store.setState((state) => ({
        values: withoutStaleValues(definition, factsNow(), state.values, { ...state.values, [name]: value }),
        errors: movedCellErrors(state.errors, name, rowsIn(state.values, name), asRows(value)),
        cleared: without(state.cleared, name),
        // The remark refers to the former value.
        remarks: without(state.remarks, name),
        edits: state.edits + 1,
      }));
      errors.refresh(name);
    },
    state(name, words) {
      store.setState(({ stated: before, edits }) => ({
        stated: words === undefined ? without(before, name) : { ...before, [name]: words },
        edits: edits + 1,
      }));
      errors.refresh();
    },
    leave(name) {
      const field = checks.fields().find((candidate) => candidate.name === name);
      const value = store.getState().values[name];
      if (!field || value === undefined) return;
      if (isEmptyValue(value)) {
        // An empty field that was only passed by stays quiet; a cleared one keeps its message.
        if (touched.has(name) && !(name in store.getState().cleared)) errors.leaveEmpty(field);
        return;
      }
      left.add(name);
      const format = formatError(field, value, store.getState().values, factsNow());
      // A password is not cleared: '已清除' would show it.
      if (!format || typeof value !== 'string' || field.kind === 'password') return errors.leave(field);
      store.setState((state) => ({
        values: { ...state.values, [name]: '' },
        cleared: { ...state.cleared, [name]: value },
        errors: { ...state.errors, [name]: format },
        edits: state.edits + 1,
      }));
    },
    leaveCell: errors.leaveCell,
    restore(name) {
      const value = store.getState().cleared[name];
      if (value !== undefined) form.set(name, value);
    },
    typed() {
      const { values, cleared } = store.getState();
      const lost = Object.entries(cleared).filter(([name]) => isEmptyValue(values[name]));
      return { ...values, ...Object.fromEntries(lost) };
    },
    check: errors.check,
    passes: (names) =>
      checks.fields().every((field) => names?.has(field.name) === false || checks.ownError(field) === undefined),
    invalid: (names) => checks.fields().filter((field) => names.has(field.name) && checks.error(field) !== undefined),
    placeErrors: errors.placeErrors,
    judged: errors.judged,
    remark: errors.remark,
    inform: (news) => fill(({ facts: before }) => ({ facts: { ...before, ...news } })),
    learn: (prefill, sources) => fill((state) => learned(state, form.start, prefill, sources)),
    follow: (name, value) => fill((state) => followed(state, name, value)),
    replace(next) {
      store.setState({ values: next, errors: {}, cleared: {} });
    },
    begin(next) {
      form.start = next;
      store.setState(({ edits }) => ({ values: next, errors: {}, cleared: {}, edits: edits + 1 }));
    },
    shown: () => shownValues(definition, store.getState().values, factsNow()),
  };
  return form;
}
