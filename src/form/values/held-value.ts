import type { Custom } from '../field-kinds';

/** Creates a reader from a parser of the centre's answers; a value that fails to parse is undefined. */
export function heldReader<T>(reader: (raw: unknown) => T, draft: Custom<T>['draft'] = 'keep'): Custom<T> {
  return {
    draft,
    read: (raw) => {
      try {
        return reader(raw);
      } catch {
        return undefined;
      }
    },
  };
}
