import type { FieldValue, FlowValues } from '@/schema/field-kinds';
import { rowsIn } from '@/schema/read-value';
import { isEmptyValue } from '@/schema/validate-field';
import type { FormField } from '../field-kinds';
import { readCellKey } from '../values/cell-errors';
import { same } from '../values/draft-content';

/** The centre's errors on the current input, each with the value it refers to: valid until that changes. */
export class ServerErrors {
  private found = new Map<string, { value: FieldValue; message: string }>();

  /**
   * Replaces all errors by those of a new answer. Counts only filled fields without invalid fields above them: an amount is not judged
   * before the fields it depends on.
   */
  take(
    errors: Readonly<Record<string, string>>,
    shown: readonly FormField[],
    wrong: (field: FormField) => boolean,
    values: FlowValues,
  ): void {
    this.found = new Map();
    const settled = new Set<string>();
    for (const field of shown) {
      settled.add(field.name);
      if (wrong(field)) break;
    }
    for (const [key, message] of Object.entries(errors)) {
      const value = valueAt(values, key);
      if (value !== undefined && !isEmptyValue(value) && settled.has(fieldOf(key)))
        this.found.set(key, { value, message });
    }
  }

  /** Returns the error of a field or cell if its value is unchanged. */
  at(key: string, values: FlowValues): string | undefined {
    const found = this.found.get(key);
    return found && same(found.value, valueAt(values, key)) ? found.message : undefined;
  }

  /** Returns the error keys of a field and its cells. */
  keysOf(name: string): string[] {
    return [...this.found.keys()].filter((key) => fieldOf(key) === name);
  }

  messages(): ReadonlyMap<string, string> {
    return new Map([...this.found].map(([key, { message }]) => [key, message]));
  }
}

function fieldOf(key: string): string {
  return readCellKey(key)?.table ?? key;
}

/** Returns the value of a field or cell by its error key. */
export function valueAt(values: FlowValues, key: string): FieldValue | undefined {
  const cell = readCellKey(key);
  return cell ? rowsIn(values, cell.table)[cell.index]?.[cell.column] : values[key];
}
