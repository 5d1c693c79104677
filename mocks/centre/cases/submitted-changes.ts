// Fields of a change request: absent means unchanged, empty means removed.
import type { FieldReader } from './field-reader';
import type { RawValues } from './rule';

interface Fields<Name extends string> {
  names: readonly Name[];
  labels: Readonly<Record<Name, string>>;
  /** Fields that may be changed but not removed. */
  lasting: readonly Name[];
}

/** Drops absent fields, and refuses to remove lasting ones. */
export function retainSubmittedFields<Name extends string>(
  reader: FieldReader,
  raw: RawValues,
  { names, labels, lasting }: Fields<Name>,
): void {
  for (const name of names) {
    if (reader.values[name]) continue;
    if (raw[name] === undefined) delete reader.values[name];
    else {
      reader.values[name] = '';
      if (lasting.includes(name)) reader.fail(name, `${labels[name]}不能为空`);
    }
  }
}
