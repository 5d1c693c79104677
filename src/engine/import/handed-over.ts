import { isRecord } from '@/lib/foreign-json';

/** A piece of a long list among the options: `name` is the option's. */
export interface OptionPart {
  name: string;
  rows: readonly unknown[];
}

/** What came to the worker piece by piece before its start: long lists among the options, and the rows that must be there. */
export class HandedOver {
  /** The rows that must be there, in pages. */
  readonly pages: (readonly (readonly string[])[])[] = [];
  private readonly lists = new Map<string, unknown[]>();

  know({ name, rows }: OptionPart): void {
    const list = this.lists.get(name) ?? [];
    for (const row of rows) list.push(row);
    this.lists.set(name, list);
  }

  expect(rows: readonly (readonly string[])[]): void {
    this.pages.push(rows);
  }

  /** The options whole again, with the rest, which comes last. */
  options(rest: unknown): unknown {
    return this.lists.size === 0 || !isRecord(rest) ? rest : { ...rest, ...Object.fromEntries(this.lists) };
  }
}
