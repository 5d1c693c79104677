import type { StoreApi } from 'zustand/vanilla';
import type { FormFacts } from '@/schema/facts';
import type { FlowValues } from '@/schema/field-kinds';
import type { FormDefinition } from '../definition';
import type { FormField } from '../field-kinds';
import { cellKey, errorsExcept, readCellKey } from '../values/cell-errors';
import { shownValues } from '../values/visible-fields';
import { stated, without } from './entries';
import type { FieldChecks } from './field-checks';
import type { FormState } from './form-state';
import type { ServerErrors } from './server-errors';

interface FormErrorsInput {
  definition: FormDefinition;
  store: StoreApi<FormState>;
  facts: () => FormFacts;
  checks: FieldChecks;
  found: ServerErrors;
  /** Fields and tables that the user has left. */
  left: Set<string>;
}

/** Shows errors of a form: those of its rules on blur and on checking, the centre's where they belong. */
export function createFormErrors({ definition, store, facts, checks, found, left }: FormErrorsInput) {
  /** Maps the centre's errors from keys of the request to fields. */
  const placed = (errors: Readonly<Record<string, string>>) => {
    const shown = shownValues(definition, store.getState().values, facts());
    return Object.fromEntries(
      Object.entries(errors).map(([key, text]) => [definition.errorField?.(key, shown) ?? key, text]),
    );
  };
  const showOnLeaving = (key: string, message: string | undefined) =>
    store.setState((state) => ({
      errors: message ? { ...state.errors, [key]: message } : without(state.errors, key),
      leaves: state.leaves + 1,
    }));

  return {
    /** Judges existing errors again, as another field may have resolved them; adds no new ones. */
    refresh(except?: string): void {
      const { errors, cleared } = store.getState();
      if (Object.keys(errors).length === 0) return;
      const shown = checks.fields();
      const standing = shown.filter((field) => field.name in errors && field.name !== except);
      // A cleared field keeps the error on its former value.
      const next = standing.map((field): [string, string | undefined] => [
        field.name,
        field.name in cleared ? errors[field.name] : (checks.error(field) ?? checks.stillRefused(field.name)),
      ]);
      const cells = Object.keys(errors).map((key): [string, string | undefined] => [
        key,
        checks.cellError(key, shown) ?? (readCellKey(key) && checks.stillRefused(key)),
      ]);
      store.setState({ errors: stated([...next, ...cells]) });
    },
    leave(field: FormField): void {
      const message = checks.error(field);
      if (message || !checks.stillRefused(field.name)) showOnLeaving(field.name, message);
    },
    leaveEmpty(field: FormField): void {
      // A captcha refused by the centre is emptied for the next one; its message stands.
      const message = checks.stillRefused(field.name) ?? checks.ownError(field);
      if (message) store.setState(({ errors }) => ({ errors: { ...errors, [field.name]: message } }));
    },
    leaveCell(table: string, index: number, column: string): string | undefined {
      left.add(table);
      const key = cellKey(table, index, column);
      const message = checks.cellError(key, checks.fields()) ?? checks.stillRefused(key);
      showOnLeaving(key, message);
      return message;
    },
    check(names?: ReadonlySet<string>): string[] {
      const checked = checks.fields().filter((field) => names?.has(field.name) ?? true);
      const errors = checked.map((field): [string, string | undefined] => [field.name, checks.error(field)]);
      const cells = checked.flatMap(checks.cellErrors);
      const tables = cells.map(([key]) => readCellKey(key)?.table ?? key);
      const wrong = [...new Set([...Object.keys(stated(errors)), ...tables])];
      const others = checked.reduce(
        (rest, field) => errorsExcept(rest, field.name),
        names ? store.getState().errors : {},
      );
      store.setState({ errors: { ...others, ...stated([...errors, ...cells]) } });
      return wrong;
    },
    placeErrors(answer: Readonly<Record<string, string>>): string[] {
      const errors = placed(answer);
      const shown = new Set(checks.fields().map((field) => field.name));
      const own = Object.entries(errors).filter(([key]) => shown.has(readCellKey(key)?.table ?? key));
      for (const [key] of own) checks.refuse(key);
      store.setState((state) => ({ errors: { ...state.errors, ...Object.fromEntries(own) } }));
      const known = new Set(own.map(([key]) => key));
      return Object.entries(errors).flatMap(([key, message]) => (known.has(key) ? [] : [message]));
    },
    judged(answer: Readonly<Record<string, string>>, values: FlowValues = store.getState().values): void {
      const before = found.messages();
      const state = store.getState();
      found.take(placed(answer), checks.fields(), (field) => checks.ownError(field) !== undefined, values);
      const standing = Object.entries(state.errors).filter(([key, message]) => before.get(key) !== message);
      const next = Object.fromEntries(standing);
      for (const key of found.messages().keys()) {
        const message = found.at(key, state.values);
        if (message && left.has(readCellKey(key)?.table ?? key)) next[key] ??= message;
      }
      store.setState({ errors: next });
    },
    remark: (remarks: Readonly<Record<string, string>>) => store.setState({ remarks: placed(remarks) }),
  };
}
