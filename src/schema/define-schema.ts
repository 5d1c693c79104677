import { isMasked } from '@/domain/text/mask';
import type { FormFacts } from './facts';
import type { Field, FieldBasics, FieldOption, FieldValue, Kinds, Plain, PlainBasics } from './field-kinds';
import { isAddress } from './read-value';

/** Kinds that an application sends; a custom field belongs to one flow. */
type Kind = Exclude<keyof Kinds<unknown, FormFacts>, 'custom' | 'captcha' | 'password' | 'multi' | 'range'>;
type Spec<K extends Kind, Values> = K extends 'radio' | 'select'
  ? // 'given': hall and centre each know the options, e.g. the debit days of a loan.
    Kinds<Values, FormFacts>[K]['spec'] | { options: 'given' }
  : Kinds<Values, FormFacts>[K]['spec'];

/** A field whose functions read values that are not known yet. */
type AnyField = {
  [K in Kind]: { kind: K; label: string; initial?: FieldValue } & Spec<K, never> &
    Pick<PlainBasics, 'messages'> & {
      required?: false | ((values: never, facts: FormFacts) => boolean);
      visible?: (values: never, facts: FormFacts) => boolean;
      rules?: readonly ((value: never, values: never, facts: FormFacts) => string | undefined)[];
    };
}[Kind];

/** Fields of an application by key, in the order in which the case lists them. */
export type Schema = Readonly<Record<string, AnyField>>;

/** Values that a schema describes. */
export type ValuesOf<S extends Schema> = { [N in keyof S]: Kinds<unknown, FormFacts>[S[N]['kind']]['value'] };

type FieldFor<S extends Schema, N extends keyof S, K extends Kind> = {
  kind: K;
  initial?: Plain<ValuesOf<S>>[N];
} & Spec<K, ValuesOf<S>> &
  FieldBasics<ValuesOf<S>, N, FormFacts>;
type KeysOf<T> = T extends unknown ? keyof T : never;
type Checked<S extends Schema> = {
  [N in keyof S]: FieldFor<S, N, S[N]['kind']> & {
    [P in Exclude<keyof S[N], KeysOf<FieldFor<S, N, S[N]['kind']>>>]: never;
  };
};

/**
 * Declares the fields of an application, once for hall and centre. A select without options, a misspelt option and a function that reads
 * a value of another name or type do not compile. Conditions and rules built by `when` and `must` stand in constants of their own, and
 * functions name the type of what they read: TypeScript infers the fields from what needs no context.
 */
export function defineSchema<const S extends Schema>(fields: S & Checked<S>): S {
  return fields;
}

const EMPTY: Partial<Record<Kind, FieldValue>> = { tick: false, address: { region: [], detail: '' } };

/** Returns the values of an untouched form. */
export function initialOf<S extends Schema>(schema: S): Plain<ValuesOf<S>> {
  const initial = Object.entries(schema).map(([name, { kind, initial: first }]) => [name, first ?? EMPTY[kind] ?? '']);
  // Every key of the schema has the value of its kind.
  return Object.fromEntries(initial) as Plain<ValuesOf<S>>;
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
  return { ...field, rules: [unabridged(field), ...(field.rules ?? [])] };
}

/** Rule of each field: no masked value instead of the real one, no text beyond the length of its category. */
function unabridged(field: Field): NonNullable<Field['rules']>[number] {
  return (value, _, facts) => {
    if (isAddress(value) && [...value.detail].length > facts.length('address')) {
      return `详细地址不能超过${facts.length('address')}个字`;
    }
    if (typeof value !== 'string') return undefined;
    if (isMasked(value) && !(field.kind === 'text' && field.multiline)) return `请输入完整的${field.label}`;
    const longest = field.kind === 'text' ? facts.length(field.length ?? 'default') : Number.POSITIVE_INFINITY;
    return [...value].length > longest ? `${field.label}不能超过${longest}个字` : undefined;
  };
}
