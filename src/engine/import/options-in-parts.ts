import { isRecord } from '@/lib/foreign-json';

/** Entries of a list that cross to the worker at once: the page copies them in one task. */
const TOGETHER = 1_000;

/** A piece of a long list among the options: `name` is the option's. */
export interface OptionPart {
  name: string;
  rows: readonly unknown[];
}

/**
 * What a worker is to know, taken apart: its long lists piece by piece, the rest as it is. All members of a large unit in one
 * message would hold the page up while the browser copies them.
 */
export function optionsInParts(options: unknown): { parts: OptionPart[]; rest: unknown } {
  if (!isRecord(options)) return { parts: [], rest: options };
  const parts: OptionPart[] = [];
  const rest = Object.entries(options).map(([name, value]: [string, unknown]) => {
    if (!Array.isArray(value) || value.length <= TOGETHER) return [name, value];
    for (let from = 0; from < value.length; from += TOGETHER) {
      parts.push({ name, rows: value.slice(from, from + TOGETHER) });
    }
    return [name, []];
  });
  return { parts, rest: Object.fromEntries(rest) };
}

/** The options in the worker, whole again. */
export class OptionParts {
  private readonly lists = new Map<string, unknown[]>();

  take({ name, rows }: OptionPart): void {
    const list = this.lists.get(name) ?? [];
    for (const row of rows) list.push(row);
    this.lists.set(name, list);
  }

  /** With the rest, which comes last. */
  whole(rest: unknown): unknown {
    return this.lists.size === 0 || !isRecord(rest) ? rest : { ...rest, ...Object.fromEntries(this.lists) };
  }
}
