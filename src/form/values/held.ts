import type { Custom } from '../field-kinds';

/** A value that is read as the centre's answer is: what the reader cannot read is none. */
export function held<T>(reader: (raw: unknown) => T, draft: Custom<T>['draft'] = 'keep'): Custom<T> {
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
