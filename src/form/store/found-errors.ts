import type { Field, FieldValue, FlowValues } from '../field-kinds';
import { readCellKey } from '../values/cell-errors';
import { same } from '../values/draft-content';
import { rowsIn } from '../values/read-value';
import { isEmpty } from '../values/validate-field';

/** What the centre found wrong with what is typed so far, each with the value it speaks of: it stands until that is another. */
export class FoundErrors {
  private found = new Map<string, { value: FieldValue; message: string }>();

  /**
   * Takes an answer in; what was found before is over. Of the fields only those count that are filled in and have everything
   * above them right: an amount is not judged before what it depends on.
   */
  take(
    errors: Readonly<Record<string, string>>,
    shown: readonly Field[],
    wrong: (field: Field) => boolean,
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
      if (value !== undefined && !isEmpty(value) && settled.has(fieldOf(key))) this.found.set(key, { value, message });
    }
  }

  /** What is wrong with a field or a cell, if it still stands as it was judged. */
  at(key: string, values: FlowValues): string | undefined {
    const found = this.found.get(key);
    return found && same(found.value, valueAt(values, key)) ? found.message : undefined;
  }

  /** Keys of what was found of a field: its own and those of its cells. */
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

/** The value that an error's name speaks of: a field's or a cell's. */
export function valueAt(values: FlowValues, key: string): FieldValue | undefined {
  const cell = readCellKey(key);
  return cell ? rowsIn(values, cell.table)[cell.index]?.[cell.column] : values[key];
}
