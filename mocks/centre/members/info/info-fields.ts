// Fields that person and unit may both change, read alike.
import type { Schema } from '@/schema/define-schema';
import { BANK_OPTIONS } from '../../../data/banks';
import { FieldReader } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import type { Application, RawValues } from '../../cases/rule';
import { retainSubmittedFields } from '../../cases/submitted-changes';
import { INFO_LABELS, INFO_NAMES, type InfoName, type InfoValues } from '../../kernel/person-info';

/** Fields needed for contact and service: they may be changed, but not removed. */
const LASTING: readonly InfoName[] = ['sjhm', 'hyzk', 'xueli', 'zhiye', 'jtzz', 'grckzhkhyhdm', 'grckzhhm', 'lhrylb'];
/** Fields of flexible workers only; unchanged by other forms. */
const OF_FLEXIBLE: readonly InfoName[] = ['lhrylb', 'cyrzt'];

/** Reads the information of a schema. Absent fields stay unchanged, empty ones are removed. */
export function readInfo({ tx }: Pick<Application, 'tx'>, raw: RawValues, schema: Schema): FieldReader {
  const reader = new FieldReader(raw);
  readFields(reader, schema, { today: tx.today(), options: { grckzhkhyhdm: BANK_OPTIONS } });
  return reader;
}

/** Drops absent fields, and refuses to remove lasting ones. */
export function retainSubmitted(reader: FieldReader, raw: RawValues): void {
  const names = INFO_NAMES.filter((name) => !OF_FLEXIBLE.includes(name) || name in reader.values);
  retainSubmittedFields(reader, raw, { names, labels: INFO_LABELS, lasting: LASTING });
}

/** Returns the information fields among a case's values. */
export function infoValues(values: Readonly<Record<string, string>>): InfoValues {
  return Object.fromEntries(INFO_NAMES.filter((name) => name in values).map((name) => [name, values[name]]));
}
