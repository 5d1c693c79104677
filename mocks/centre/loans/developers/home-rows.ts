import { homeColumns, homeFaults } from '@/schema/developer/kh0105-building-table';
import { readColumns } from '../../cases/batch/column-reader';
import { FieldReader } from '../../cases/field-reader';
import type { RawValues, ReadRow } from '../../cases/rule';

/** A home as column → normalized text. */
export type HomeRow = Readonly<Record<string, string>>;

export function readHomeRow(raw: RawValues): ReadRow<HomeRow> {
  const reader = new FieldReader(raw);
  readColumns(reader, homeColumns);
  for (const [name, why] of Object.entries(homeFaults(reader.values))) reader.fail(name, why);
  return Object.keys(reader.errors).length > 0 ? { faults: reader.errors } : { row: reader.values };
}
