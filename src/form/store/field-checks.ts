import { cellError } from '@/schema/cell-error';
import type { FormFacts } from '@/schema/facts';
import type { FieldValue } from '@/schema/field-kinds';
import { formatError } from '@/schema/format-error';
import { rowsIn } from '@/schema/read-value';
import { shownColumns } from '@/schema/shown-columns';
import { isEmptyValue } from '@/schema/validate-field';
import { validateRows } from '@/schema/validate-rows';
import type { FormDefinition } from '../definition';
import type { FormField } from '../field-kinds';
import { readCellKey } from '../values/cell-errors';
import { same } from '../values/draft-content';
import { visibleFields } from '../values/visible-fields';
import type { FormState } from './form-state';
import { fieldError } from './prefilled-fields';
import { type ReturnedField, uncorrected } from './returned-field';
import { type ServerErrors, valueAt } from './server-errors';

/** What a form's fields are judged by. */
export interface FieldChecksInput {
  definition: FormDefinition;
  state: () => FormState;
  facts: () => FormFacts;
  returned: Readonly<Record<string, ReturnedField>>;
  /** The centre's errors on the values it judged. */
  found: ServerErrors;
}

export type FieldChecks = ReturnType<typeof createFieldChecks>;

/** Judges the current values of a form by its rules and by the centre's errors; changes nothing of the form. */
export function createFieldChecks({ definition, state, facts, returned, found }: FieldChecksInput) {
  /** Field or cell → value refused by the centre: its message stands until the value changes. */
  const refused = new Map<string, FieldValue | undefined>();
  const isStated = (name: string) => (state().stated[name] ?? '').trim() !== '';

  /** Returns the format error of a cleared field, which does not count as left empty. */
  const lostText = (field: FormField) => {
    const { values, cleared } = state();
    const typed = cleared[field.name];
    const lost = typed !== undefined && isEmptyValue(values[field.name]);
    return lost ? formatError(field, typed, values, facts()) : undefined;
  };

  /** Returns the error of a field by the form's own rules. */
  const ownError = (field: FormField): string | undefined => {
    const { values } = state();
    // What was cleared, and why, says more than that the field is empty.
    const wrong = lostText(field) ?? fieldError(state(), field, facts());
    return wrong ?? (isStated(field.name) ? undefined : uncorrected(returned[field.name], values[field.name]));
  };

  return {
    /** Visible fields in page order. */
    fields: () => visibleFields(definition, state().values, facts()),
    ownError,
    /** Returns the error of a field by the form's rules, else by the centre. */
    error: (field: FormField) => ownError(field) ?? found.at(field.name, state().values),

    /** Returns the error of a cell; undefined also if the key is no visible cell. */
    cellError(key: string, shown: readonly FormField[]): string | undefined {
      const cell = readCellKey(key);
      const field = cell && shown.find(({ name }) => name === cell.table);
      if (!cell || field?.kind !== 'rows') return undefined;
      const { values } = state();
      const row = rowsIn(values, cell.table)[cell.index];
      const column = shownColumns(field, values, facts()).find(({ name }) => name === cell.column);
      return row && column ? (cellError(column, row, values, facts()) ?? found.at(key, values)) : undefined;
    },

    /** Returns the errors of a table's cells by key. */
    cellErrors(field: FormField): [string, string][] {
      if (field.kind !== 'rows') return [];
      const { values } = state();
      const wrong = validateRows(field, rowsIn(values, field.name), values, facts());
      const own = Object.entries(wrong).map(([cell, message]): [string, string] => [`${field.name}.${cell}`, message]);
      const others = found.keysOf(field.name).flatMap((key): [string, string][] => {
        const message = key === field.name ? undefined : found.at(key, values);
        return message && !own.some(([known]) => known === key) ? [[key, message]] : [];
      });
      return [...own, ...others];
    },

    /** Notes that the centre has refused the present value of a field or cell. */
    refuse(key: string): void {
      refused.set(key, valueAt(state().values, key));
    },
    /** Returns the message of a refused value that is unchanged. */
    stillRefused(key: string): string | undefined {
      const { values, errors } = state();
      return refused.has(key) && same(refused.get(key), valueAt(values, key)) ? errors[key] : undefined;
    },
  };
}
