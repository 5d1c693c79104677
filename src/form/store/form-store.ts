import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FormDefinition } from '../definition';
import type { FormFacts } from '../facts';
import type { Field, FieldValue, FlowValues } from '../field-kinds';
import { cellError } from '../values/cell-error';
import { cellKey, errorsBeside, movedCellErrors, readCellKey } from '../values/cell-errors';
import { same } from '../values/draft-content';
import { formatError } from '../values/format-error';
import { asRows, rowsIn } from '../values/read-value';
import { shownColumns } from '../values/shown-columns';
import { withoutStaleTicks } from '../values/stale-ticks';
import { isEmpty, validateField } from '../values/validate-field';
import { validateRows } from '../values/validate-rows';
import { choiceNames, shownValues, visibleFields } from '../values/visible-fields';
import { stated, without } from './entries';
import { type FormState, firstState } from './form-state';
import { FoundErrors, valueAt } from './found-errors';
import { followed, learned } from './known-fields';
import { type ReturnedField, uncorrected } from './returned-field';

/** What a form begins with. */
interface FormStart {
  values: FlowValues;
  /** The values before anything was typed; those it begins with when left out. */
  start?: FlowValues;
  /** What stands now, for a change request. */
  former?: () => Partial<FlowValues>;
  /** Facts that follow from the values. */
  live?: (values: FlowValues) => object;
  /** The values were entered before, not just now: what the centre finds wrong with them is said at once. */
  resumed?: boolean;
  returned?: Readonly<Record<string, ReturnedField>>;
  stated?: Readonly<Record<string, string>>;
}

/** One form being filled in. Each field subscribes to its own value, so that a key typed renders one field. */
export interface Form<Facts extends FormFacts = FormFacts> {
  definition: FormDefinition;
  store: StoreApi<FormState>;
  /** What stands now, for a change request: shown beside the fields. */
  former: () => Partial<FlowValues>;
  /** Fields that were sent back. */
  returned: Readonly<Record<string, ReturnedField>>;
  /** The values before anything was typed. */
  start: FlowValues;
  /** The facts as they stand now. */
  facts: () => Facts;
  set: (name: string, value: FieldValue) => void;
  /** What was sent back is right after all, in words to whoever sent it back; undefined takes that back. */
  state: (name: string, words: string | undefined) => void;
  /** The field is left: its format and rules are judged; what fails the format is cleared. */
  leave: (name: string) => void;
  /** A cell of a row table is left: it is judged, but keeps what is wrong. Its message, if there is one. */
  leaveCell: (table: string, index: number, column: string) => string | undefined;
  restore: (name: string) => void;
  /** The values with what a format failure cleared: a draft keeps what was typed. */
  typed: () => FlowValues;
  /** Judges every field that shows, or those named; the names of those in error, in the order of the page. */
  check: (names?: ReadonlySet<string>) => string[];
  /** The same without a word to the person. */
  holds: (names: ReadonlySet<string>) => boolean;
  /** Whether the form itself finds nothing wrong with them, whatever the centre says. */
  passes: (names?: ReadonlySet<string>) => boolean;
  /** Errors the centre found, field → message. Those of fields the flow does not have come back. */
  placeErrors: (errors: Readonly<Record<string, string>>) => string[];
  /**
   * What the centre finds wrong with the values that it was asked about, those of now when left out: said at those fields that have
   * been left and still stand so. What somebody has ticked or typed since is not what it speaks of.
   */
  judged: (errors: Readonly<Record<string, string>>, asked?: FlowValues) => void;
  remark: (remarks: Readonly<Record<string, string>>) => void;
  /** Some facts are otherwise now. A method, so that a form that knows more is a form of those who know less. */
  inform(news: Partial<Facts>): void;
  /** Fills in what is known from elsewhere, wherever nothing stands and nobody has entered anything; `sources` by the fields' names. */
  learn: (values: Partial<FlowValues>, sources: Readonly<Record<string, string>>) => void;
  /** What was filled in beforehand moves with what it came from, until somebody enters another value. */
  follow: (name: string, value: FieldValue) => void;
  replace: (values: FlowValues) => void;
  /** Begins anew with other values: what was typed is gone. */
  begin: (start: FlowValues) => void;
  /** The values of the fields that show. */
  shown: () => FlowValues;
}

export function createForm<Facts extends FormFacts>(
  definition: FormDefinition,
  facts: Facts,
  { values, start = values, former = () => ({}), live, resumed = false, returned = {}, stated: said = {} }: FormStart,
): Form<Facts> {
  const store = createStore<FormState>(() => firstState(values, said));
  const found = new FoundErrors();
  const left = new Set<string>(resumed ? Object.keys(values) : []);
  const choices = choiceNames(definition);
  /** Field or cell → the value that the centre refused: what it said stands until that is another. */
  const refused = new Map<string, FieldValue | undefined>();
  const factsNow = (): Facts => ({ ...facts, ...live?.(store.getState().values), ...store.getState().facts });
  const fields = () => visibleFields(definition, store.getState().values, factsNow());
  const judgeHere = (field: Field) => {
    const { values } = store.getState();
    const wrong = validateField(field, values, factsNow()) ?? lostText(field);
    return wrong ?? (isStated(field.name) ? undefined : uncorrected(returned[field.name], values[field.name]));
  };
  /** A field that a format failure emptied was not left empty by anybody: nothing that stands is deleted by a slip. */
  const lostText = (field: Field) => {
    const { values, cleared } = store.getState();
    const typed = cleared[field.name];
    const lost = typed !== undefined && isEmpty(values[field.name]);
    return lost ? formatError(field, typed, values, factsNow()) : undefined;
  };
  const isStated = (name: string) => (store.getState().stated[name] ?? '').trim() !== '';
  const stillRefused = (key: string) => {
    const { values, errors } = store.getState();
    return refused.has(key) && same(refused.get(key), valueAt(values, key)) ? errors[key] : undefined;
  };
  const judge = (field: Field) => judgeHere(field) ?? found.at(field.name, store.getState().values);

  /** The centre speaks of what was sent: each of its errors by the field in which that is typed. */
  const placed = (errors: Readonly<Record<string, string>>) => {
    const shown = shownValues(definition, store.getState().values, factsNow());
    return Object.fromEntries(
      Object.entries(errors).map(([key, text]) => [definition.place?.(key, shown) ?? key, text]),
    );
  };

  /** What is wrong with the cell an error speaks of; undefined also for what is no cell of a table that shows. */
  const judgeCell = (key: string, shown: readonly Field[]): string | undefined => {
    const cell = readCellKey(key);
    const field = cell && shown.find(({ name }) => name === cell.table);
    if (!cell || field?.kind !== 'rows') return undefined;
    const { values } = store.getState();
    const row = rowsIn(values, cell.table)[cell.index];
    const column = shownColumns(field, values, factsNow()).find(({ name }) => name === cell.column);
    return row && column ? (cellError(column, row, values, factsNow()) ?? found.at(key, values)) : undefined;
  };

  /** A table's cells in error, by their keys. */
  const judgeCells = (field: Field): [string, string][] => {
    if (field.kind !== 'rows') return [];
    const { values } = store.getState();
    const wrong = validateRows(field, rowsIn(values, field.name), values, factsNow());
    const own = Object.entries(wrong).map(([cell, message]): [string, string] => [`${field.name}.${cell}`, message]);
    const others = found.keysOf(field.name).flatMap((key): [string, string][] => {
      const message = key === field.name ? undefined : found.at(key, values);
      return message && !own.some(([known]) => known === key) ? [[key, message]] : [];
    });
    return [...own, ...others];
  };

  /** Messages that stand are judged again, as another field may have put them right; nothing new is complained about. */
  const refreshErrors = (except?: string) => {
    const { errors, cleared } = store.getState();
    if (Object.keys(errors).length === 0) return;
    const shown = fields();
    const standing = shown.filter((field) => field.name in errors && field.name !== except);
    // A field that was cleared is empty now, but what was wrong with its value is what the person has to read.
    const next = standing.map((field): [string, string | undefined] => [
      field.name,
      field.name in cleared ? errors[field.name] : (judge(field) ?? stillRefused(field.name)),
    ]);
    const cells = Object.keys(errors).map((key): [string, string | undefined] => [
      key,
      judgeCell(key, shown) ?? (readCellKey(key) && stillRefused(key)),
    ]);
    store.setState({ errors: stated([...next, ...cells]) });
  };

  const fill = (change: (state: FormState) => Partial<FormState>) => {
    store.setState(change);
    refreshErrors();
  };
  const form: Form<Facts> = {
    definition,
    store,
    start,
    returned,
    former,
    facts: factsNow,
    set(name, value) {
      if (choices.has(name)) left.add(name);
      store.setState((state) => ({
        values: withoutStaleTicks(definition, state.values, { ...state.values, [name]: value }),
        errors: movedCellErrors(state.errors, name, rowsIn(state.values, name), asRows(value)),
        cleared: without(state.cleared, name),
        // It spoke of the value that stood there.
        remarks: without(state.remarks, name),
        edits: state.edits + 1,
      }));
      refreshErrors(name);
    },
    state(name, words) {
      store.setState(({ stated: before, edits }) => ({
        stated: words === undefined ? without(before, name) : { ...before, [name]: words },
        edits: edits + 1,
      }));
      refreshErrors();
    },
    leave(name) {
      const field = fields().find((candidate) => candidate.name === name);
      const value = store.getState().values[name];
      if (!field || value === undefined || isEmpty(value)) return;
      left.add(name);
      const format = formatError(field, value, store.getState().values, factsNow());
      // A password is not cleared: '已清除' would show it.
      if (format && typeof value === 'string' && field.kind !== 'password') {
        store.setState((state) => ({
          values: { ...state.values, [name]: '' },
          cleared: { ...state.cleared, [name]: value },
          errors: { ...state.errors, [name]: format },
          edits: state.edits + 1,
        }));
        return;
      }
      const message = judge(field);
      if (!message && stillRefused(name)) return;
      store.setState((state) => ({
        errors: message ? { ...state.errors, [name]: message } : without(state.errors, name),
        leaves: state.leaves + 1,
      }));
    },
    leaveCell(table, index, column) {
      left.add(table);
      const key = cellKey(table, index, column);
      const message = judgeCell(key, fields()) ?? stillRefused(key);
      store.setState((state) => ({
        errors: message ? { ...state.errors, [key]: message } : without(state.errors, key),
        leaves: state.leaves + 1,
      }));
      return message;
    },
    restore(name) {
      const value = store.getState().cleared[name];
      if (value !== undefined) form.set(name, value);
    },
    typed() {
      const { values, cleared } = store.getState();
      const lost = Object.entries(cleared).filter(([name]) => isEmpty(values[name]));
      return { ...values, ...Object.fromEntries(lost) };
    },
    check(names) {
      const asked = fields().filter((field) => names?.has(field.name) ?? true);
      const judged = asked.map((field): [string, string | undefined] => [field.name, judge(field)]);
      const cells = asked.flatMap(judgeCells);
      const tables = cells.map(([key]) => readCellKey(key)?.table ?? key);
      const wrong = [...new Set([...Object.keys(stated(judged)), ...tables])];
      const others = asked.reduce(
        (left, field) => errorsBeside(left, field.name),
        names ? store.getState().errors : {},
      );
      store.setState({ errors: { ...others, ...stated([...judged, ...cells]) } });
      return wrong;
    },
    passes: (names) => fields().every((field) => names?.has(field.name) === false || judgeHere(field) === undefined),
    holds: (names) => fields().every((field) => !names.has(field.name) || judge(field) === undefined),
    placeErrors(answer) {
      const errors = placed(answer);
      const shown = new Set(fields().map((field) => field.name));
      const own = Object.entries(errors).filter(([key]) => shown.has(readCellKey(key)?.table ?? key));
      for (const [key] of own) refused.set(key, valueAt(store.getState().values, key));
      store.setState((state) => ({ errors: { ...state.errors, ...Object.fromEntries(own) } }));
      const known = new Set(own.map(([key]) => key));
      return Object.entries(errors).flatMap(([key, message]) => (known.has(key) ? [] : [message]));
    },
    judged(answer, asked = store.getState().values) {
      const before = found.messages();
      const { values, errors } = store.getState();
      found.take(placed(answer), fields(), (field) => judgeHere(field) !== undefined, asked);
      const standing = Object.entries(errors).filter(([key, message]) => before.get(key) !== message);
      const next = Object.fromEntries(standing);
      for (const key of found.messages().keys()) {
        const message = found.at(key, values);
        if (message && left.has(readCellKey(key)?.table ?? key)) next[key] ??= message;
      }
      store.setState({ errors: next });
    },
    remark: (remarks) => store.setState({ remarks: placed(remarks) }),
    inform: (news) => fill(({ facts: before }) => ({ facts: { ...before, ...news } })),
    learn: (told, sources) => fill((state) => learned(state, form.start, told, sources)),
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
