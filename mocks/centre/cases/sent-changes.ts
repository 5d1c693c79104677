// What a change request sends: what is not sent stays as it is, what is sent empty is taken away, and masked means nothing.
import { isMasked } from '@/domain/mask';
import type { FieldReader } from './field-reader';
import type { RawValues } from './rule';

interface Fields<Name extends string> {
  names: readonly Name[];
  labels: Readonly<Record<Name, string>>;
  /** What may be changed and not taken away. */
  lasting: readonly Name[];
}

/** Leaves only what was sent, and refuses to take away what has to stay. */
export function keepSentFields<Name extends string>(
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

/** A masked value tells nothing: it is never taken for the real one. */
export function refuseMasked(reader: FieldReader, raw: RawValues, labels: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(raw)) {
    if (!Object.hasOwn(labels, name) || typeof value !== 'string' || !isMasked(value)) continue;
    // The first message would be about the format: what is wrong is that it is masked.
    reader.errors[name] = `请输入完整的${labels[name]}`;
  }
}
