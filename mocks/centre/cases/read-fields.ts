import type { LabelledValue } from '@/api/client/labelled-value';
import type { DictionaryItem } from '@/api/session/system';
import { isPlainMonth } from '@/domain/dates';
import { plainField } from '@/domain/identity/identifier-fields';
import { moneyText, parseYuan, toYuan } from '@/domain/money';
import { maskBankCard, maskIdNumber, maskPhone } from '@/domain/text/mask';
import { isRecord, typedText } from '@/lib/foreign-json';
import { fieldIn, type Schema } from '@/schema/define-schema';
import type { FormFacts } from '@/schema/facts';
import type {
  Column,
  Field,
  FieldOption,
  FieldValue,
  FieldWithKind,
  FlowValues,
  RowValues,
} from '@/schema/field-kinds';
import { DEFAULT_MAX_ROWS } from '@/schema/format-error';
import { asChoices, asRows, isAddress } from '@/schema/read-value';
import { showCell, showValue } from '@/schema/show-value';
import { shownColumns, submittedRows } from '@/schema/shown-columns';
import { splitAddress } from '@/schema/split-address';
import { validateField } from '@/schema/validate-field';
import { validateRows } from '@/schema/validate-rows';
import { dictionaries } from '../../data/dictionaries';
import { policyParameters } from '../../data/policy/policy';
import { inputLength } from '../../data/system-config';
import { BusinessError, REFUSED, type Transaction } from '../kernel/transaction';
import { FieldReader } from './field-reader';
import type { RawValues } from './rule';

/** Facts of the centre by which it judges the values of a form. */
export const centreFacts: Omit<FormFacts, 'today' | 'slrq'> = {
  policy: (key) => policyParameters.find((parameter) => parameter.key === key)?.value ?? '',
  dictionary: dictionaryItems,
  length: inputLength,
  passwordRule: () => undefined,
};

/** Returns the enabled options of a dictionary. */
export function dictionaryItems(key: string): readonly FieldOption[] {
  return optionsOf(dictionaries[key] ?? []);
}

/** Enabled items with their children; those of the centre's own lists are no JSON text. */
function optionsOf(items: readonly DictionaryItem[]): readonly FieldOption[] {
  return items
    .filter(({ enable }) => String(enable) === '1')
    .map(({ value, label, valueJson }) =>
      Array.isArray(valueJson) ? { value, label, children: optionsOf(valueJson) } : { value, label },
    );
}

interface Reading extends Pick<FormFacts, 'today' | 'slrq'> {
  /** Options of the choices that the schema leaves to each side; a code alone is its own label. */
  options?: Readonly<Record<string, readonly (string | FieldOption)[]>>;
  /** Values that a register has; they stand in for what is sent. */
  known?: Readonly<Record<string, string | undefined>>;
}

/**
 * Reads the fields of a schema that show for the values sent: stores their normalized values and labels, and the form's own error of each.
 * @returns the filled-in fields as rows of the case, numbers of persons, phones and cards masked
 */
export function readFields(
  reader: FieldReader,
  schema: Schema,
  { today, slrq = today, options = {}, known = {} }: Reading,
): LabelledValue[] {
  const facts = { ...centreFacts, today, slrq };
  const fields = Object.keys(schema).map((name) => fieldIn(schema, name, options[name]));
  const values = Object.fromEntries(
    fields.map((field) => [field.name, formValue(field, known[field.name] ?? reader.raw[field.name])]),
  );
  return fields.flatMap((field) => {
    const { name, kind, label } = field;
    // A code proves something once (`BusinessRule.prove`): it is neither judged here nor stored.
    if (kind === 'smsCode' || field.visible?.(values, facts) === false) return [];
    const value = values[name];
    reader.labels[name] = label;
    const cells = kind === 'rows' ? validateRows(field, asRows(value), values, facts) : {};
    for (const [cell, wrong] of Object.entries(cells)) reader.fail(`${name}.${cell}`, wrong);
    reader.values[name] = kind === 'rows' ? storedTable(field, values, facts) : storedText(field, value);
    const wrong = Object.keys(cells).length > 0 ? undefined : validateField(field, values, facts);
    if (wrong !== undefined) reader.fail(name, wrong);
    if (kind === 'tick' || reader.values[name] === '') return [];
    if (kind === 'rows') return [{ key: name, label, value: shownTable(field, values, facts) }];
    return [{ key: name, label, value: shownText(field, showValue(field, value, facts, values), value) }];
  });
}

/** Reads a form outside the cases. @returns a text for each field, '' for a hidden one, and the errors by field */
export function readForm<S extends Schema>(schema: S, raw: RawValues, reading: Reading) {
  const reader = new FieldReader(raw);
  readFields(reader, schema, reading);
  // Every key of the schema has its text.
  const values = Object.fromEntries(Object.keys(schema).map((name) => [name, reader.values[name] ?? ''])) as {
    [N in keyof S]: string;
  };
  return { values, errors: reader.errors };
}

/** Reads a form of one field. @throws BusinessError with the error of the field as its message */
export function readStatement<S extends Schema>(tx: Transaction, schema: S, raw: RawValues) {
  const { values, errors } = readForm(schema, raw, { today: tx.today() });
  refuseErrors(errors, Object.values(errors)[0]);
  return values;
}

const INCOMPLETE = '业务信息填写有误或不完整，请检查业务信息';

/** @throws BusinessError with the errors of the fields, if any */
export function refuseErrors(found: Readonly<Record<string, string | undefined>>, message = INCOMPLETE): void {
  const errors = Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (errors.length > 0) throw new BusinessError(REFUSED, message, { fieldErrors: Object.fromEntries(errors) });
}

/** Options of months that the centre judges by itself, with the reason in words: the one sent, if it is a month. */
export function submittedMonths(raw: RawValues, ...names: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(names.map((name) => [name, [plainField(name, typedText(raw[name]))].filter(isPlainMonth)]));
}

/** Returns the rows of a table as `readFields` stored them. */
export function storedRows(text: string | undefined): readonly RowValues[] {
  // The cast is safe: the centre wrote this text itself.
  return JSON.parse(text || '[]') as readonly RowValues[];
}

/** Rows as a case stores them: the columns that are sent; '' for none. */
function storedTable(field: FieldWithKind<'rows'>, values: FlowValues, facts: FormFacts): string {
  const kinds = new Map(field.columns.map(({ name, kind }) => [name, kind]));
  const rows = submittedRows(field, asRows(values[field.name]), values, facts).map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, text]) => [name, storedCell(kinds.get(name), text)])),
  );
  return rows.length > 0 ? JSON.stringify(rows) : '';
}

/** One line for a table: of each row the first column, the others in brackets. */
function shownTable(field: FieldWithKind<'rows'>, values: FlowValues, facts: FormFacts): string {
  const columns = shownColumns(field, values, facts).filter(({ sent }) => sent !== false);
  const cell = (column: Column, row: RowValues) => shownText(column, showCell(column, row, facts), row[column.name]);
  return asRows(values[field.name])
    .map((row) => {
      const [first = '', ...rest] = columns.flatMap((column) => (row[column.name] ? [cell(column, row)] : []));
      return rest.length > 0 ? `${first}（${rest.join('，')}）` : first;
    })
    .join('；');
}

const isLine = (field: Field) => field.kind === 'address' && field.sent === 'line';

/** Returns a value as the form holds it, from what it sends; an empty one for anything else. */
function formValue(field: Field, sent: unknown): FieldValue {
  const { name, kind } = field;
  if (kind === 'rows') return Array.isArray(sent) ? sent.slice(0, LONGEST_TABLE).map((row) => rowOf(field, row)) : [];
  if (kind === 'multi') return Array.isArray(sent) ? sent.map(typedText) : [];
  if (kind === 'tick') return sent === true || sent === 1 || sent === '1' || sent === 'true';
  if (isLine(field)) return splitAddress(plainField(name, typedText(sent)), dictionaryItems('xzqh'));
  if (kind === 'address') {
    const parts = Array.isArray(sent) ? sent.map(typedText) : [];
    return { region: parts.slice(0, -1), detail: parts.at(-1) ?? '' };
  }
  const text = plainField(name, typedText(sent));
  return kind === 'idno' ? text.toUpperCase() : text;
}

/** One row beyond the longest table, which is then refused. */
const LONGEST_TABLE = DEFAULT_MAX_ROWS + 1;

/** Returns a row with a text for each column. */
function rowOf({ columns }: FieldWithKind<'rows'>, sent: unknown): RowValues {
  const cells = isRecord(sent) ? sent : {};
  return Object.fromEntries(
    columns.map(({ name, kind }) => {
      const text = plainField(name, typedText(cells[name]));
      return [name, kind === 'idno' ? text.toUpperCase() : text];
    }),
  );
}

/** Returns the text that a case stores. */
function storedText(field: Field, value: FieldValue | undefined): string {
  const { kind } = field;
  if (typeof value === 'boolean') return value ? '1' : '';
  if (isAddress(value) && isLine(field)) return [...value.region, value.detail].join('');
  if (isAddress(value)) return value.detail === '' ? '' : JSON.stringify([...value.region, value.detail]);
  if (kind === 'multi') return asChoices(value).join(',');
  return typeof value === 'string' ? storedCell(kind, value) : '';
}

function storedCell(kind: Field['kind'] | Column['kind'] | undefined, text: string): string {
  if (kind === 'int' || kind === 'rate') return text.replace(/^0+(?=\d)/, '');
  const fen = kind === 'money' ? parseYuan(text) : undefined;
  return fen === undefined ? text : toYuan(fen);
}

/** Returns the text of a row: amounts as the centre writes them, numbers masked. */
function shownText({ kind }: Pick<Field | Column, 'kind'>, text: string, value: FieldValue | undefined): string {
  if (kind === 'money' && typeof value === 'string') return moneyText(value);
  if (kind === 'idno') return maskIdNumber(text);
  if (kind === 'mobile') return maskPhone(text);
  return kind === 'bankCard' ? maskBankCard(text) : text;
}
