import { isMasked } from '@/domain/text/mask';
import type { FormFacts } from './facts';
import type {
  CellKind,
  Column,
  ColumnOf,
  ColumnSpec,
  Field,
  FieldBasics,
  FieldOption,
  FieldValue,
  FreeText,
  Kinds,
  LengthCategory,
  Plain,
  PlainBasics,
  Rows,
  RowsSpec,
} from './field-kinds';
import { isAddress } from './read-value';

/** Kinds that an application sends; a custom field belongs to one flow. */
type Kind = Exclude<keyof Kinds<unknown, FormFacts>, 'custom' | 'captcha' | 'password' | 'range'>;
type Spec<K extends Kind, Values> = K extends 'radio' | 'select' | 'multi'
  ? // 'given': hall and centre each know the options, e.g. the debit days of a loan.
    Kinds<Values, FormFacts>[K]['spec'] | { options: 'given' }
  : Kinds<Values, FormFacts>[K]['spec'];

/** Conditions and rules of a field that read values not known yet. */
type AnyBasics = Pick<PlainBasics, 'messages'> & {
  label: string;
  required?: false | ((values: never, facts: FormFacts) => boolean);
  visible?: (values: never, facts: FormFacts) => boolean;
  rules?: readonly ((value: never, values: never, facts: FormFacts) => string | undefined)[];
};
type AnyColumn = Omit<ColumnOf<Record<string, never>, never, FormFacts>, ColumnFunctions> & {
  [P in ColumnFunctions]?: P extends 'rules' ? readonly ((...read: never[]) => string | undefined)[] : unknown;
};
/** What only the form says of a column is no part of a schema: width, computed text, lookup. */
type ColumnFunctions = 'required' | 'visible' | 'computed' | 'lookup' | 'accepts' | 'options' | 'rules' | 'width';
/** A table: rows of one or more, none where it is not required; the texts of a row by the columns' names. */
type AnyRows = Omit<RowsSpec<never, never, FormFacts>, 'columns' | FormRows> & { columns: readonly AnyColumn[] };
type FormRows = 'blank' | 'rowName';

/** A field whose functions read values that are not known yet. */
type AnyField =
  | { [K in Kind]: { kind: K; initial?: FieldValue } & Spec<K, never> & AnyBasics }[Kind]
  | (AnyRows & AnyBasics);

/** Fields of an application by key, in the order in which the case lists them. */
export type Schema = Readonly<Record<string, AnyField>>;

/** Values that a schema describes. */
export type ValuesOf<S extends Schema> = { [N in keyof S]: ValueOf<S[N]> };
type ValueOf<F extends AnyField> = F extends AnyRows
  ? Rows<RowOf<F>>
  : F extends { kind: infer K extends Kind }
    ? Kinds<unknown, FormFacts>[K]['value']
    : never;

/** Texts of a row of a table, by the kinds of its columns. */
export type RowOf<F extends { columns: readonly Pick<AnyColumn, 'name' | 'kind'>[] }> = {
  [C in F['columns'][number] as C['name']]: CellOf<C['kind']>;
};
type CellOf<K extends CellKind> = K extends 'readonly'
  ? FreeText
  : K extends keyof Kinds<unknown, FormFacts>
    ? Kinds<unknown, FormFacts>[K]['value']
    : never;

type FieldFor<S extends Schema, N extends keyof S> = (S[N] extends AnyRows
  ? Omit<RowsSpec<RowOf<S[N]>, ValuesOf<S>, FormFacts>, FormRows>
  : S[N] extends { kind: infer K extends Kind }
    ? { kind: K; initial?: Plain<ValuesOf<S>>[N] } & Spec<K, ValuesOf<S>>
    : never) &
  FieldBasics<ValuesOf<S>, N, FormFacts>;
type KeysOf<T> = T extends unknown ? keyof T : never;
/** No other keys than these: a misspelt option is of no type. */
type Only<T, Keys> = { [P in Exclude<keyof T, Keys>]: never };
type Checked<S extends Schema> = {
  [N in keyof S]: FieldFor<S, N> & Only<S[N], KeysOf<FieldFor<S, N>>> & CheckedColumns<S[N]>;
};
type CheckedColumns<F> = F extends { columns: infer C extends readonly AnyColumn[] }
  ? { columns: { [I in keyof C]: Only<C[I], keyof ColumnSpec<unknown, unknown, FormFacts, string>> } }
  : unknown;

/**
 * Declares the fields of an application, once for hall and centre. A select without options, a misspelt option and a function that reads
 * a value of another name or type do not compile. Conditions and rules built by `when` and `must` stand in constants of their own, and
 * functions name the type of what they read: TypeScript infers the fields from what needs no context.
 */
export function defineSchema<const S extends Schema>(fields: S & Checked<S>): S {
  return fields;
}

const EMPTY: Partial<Record<Field['kind'], FieldValue>> = {
  tick: false,
  address: { region: [], detail: '' },
  rows: [],
  multi: [],
};

/** Returns the values of an untouched form. */
export function initialOf<S extends Schema>(schema: S): Plain<ValuesOf<S>> {
  const initial = Object.entries(schema).map(([name, field]) => [
    name,
    ('initial' in field ? field.initial : undefined) ?? EMPTY[field.kind] ?? '',
  ]);
  // Every key of the schema has the value of its kind.
  return Object.fromEntries(initial) as Plain<ValuesOf<S>>;
}

/** Returns the labels of the fields by key. */
export function labelsOf<S extends Schema>(schema: S): { readonly [N in keyof S]: string } {
  // Every key of the schema has the label of its field.
  return Object.fromEntries(Object.entries(schema).map(([name, { label }]) => [name, label])) as {
    [N in keyof S]: string;
  };
}

/** Returns a field for validation and display; `given`: options of a choice that each side knows, a code alone is its own label. */
export function fieldIn<S extends Schema>(
  schema: S,
  name: keyof S & string,
  given: readonly (string | FieldOption)[] = [],
): Field {
  const options = given.map((one) => (typeof one === 'string' ? { value: one, label: one } : one));
  const described: object = schema[name] ?? {};
  const isGiven = 'options' in described && described.options === 'given';
  // The only cast that drops the type of the values: they are read by the names of the schema.
  const field = { ...described, name, ...(isGiven && { options }) } as unknown as Field;
  const whole = { ...field, rules: [unabridged(field), ...(field.rules ?? [])] };
  return whole.kind === 'rows' ? { ...whole, ...tableOf(whole.columns) } : whole;
}

/** Columns with the rule of each cell, a new row and the name of a row; a form may name its rows otherwise. */
function tableOf(columns: readonly Column[]) {
  const whole = (column: Column): Column => ({
    ...column,
    rules: [(text, _, __, facts) => abridged(text, column, facts), ...(column.rules ?? [])],
  });
  return {
    columns: columns.map(whole),
    blank: Object.fromEntries(columns.map(({ name, initial = '' }) => [name, initial])),
    rowName: (_: unknown, index: number) => `第${index + 1}行`,
  };
}

/** Rule of each field: no masked value instead of the real one, no text beyond the length of its category. */
function unabridged(field: Field): NonNullable<Field['rules']>[number] {
  return (value, _, facts) => {
    if (isAddress(value) && [...value.detail].length > facts.length('address')) {
      return `详细地址不能超过${facts.length('address')}个字`;
    }
    if (typeof value !== 'string' || field.kind === 'rows') return undefined;
    return abridged(value, field, facts);
  };
}

/** Error of a masked text, or of one beyond the length of its category. */
function abridged(
  text: string,
  {
    kind,
    label,
    length,
    most,
    multiline,
  }: Pick<Field | Column, 'kind' | 'label'> & {
    length?: LengthCategory;
    most?: (facts: FormFacts) => number;
    multiline?: boolean;
  },
  facts: FormFacts,
): string | undefined {
  if (isMasked(text) && !multiline) return `请输入完整的${label}`;
  const longest = kind === 'text' ? (most?.(facts) ?? facts.length(length ?? 'default')) : Number.POSITIVE_INFINITY;
  return [...text].length > longest ? `${label}不能超过${longest}个字` : undefined;
}
