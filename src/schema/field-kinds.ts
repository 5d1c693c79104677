import type { DateSpan, RangeLimit, RangeUnit } from '@/domain/date-presets';
import type { PlainDate, PlainMonth } from '@/domain/dates';
import type { FormFacts } from './facts';

/*
 * Values of a form mirror the screen: text as typed, ticks, addresses, rows. Each text type carries its kind, so that a money field
 * on a text value does not compile; to the flow's functions it is plain text.
 */
declare const kind: unique symbol;
type Typed<K extends string> = string & { readonly [kind]: K };

export type FreeText = Typed<'text'>;
/** Mobile number (1, then 3 to 9, then nine digits) or the account's masked number. */
export type Mobile = Typed<'mobile'>;
/** Landline: area code, hyphen, 7 or 8 digits, optional extension. */
export type Tel = Typed<'tel'>;
export type Email = Typed<'email'>;
/** Six digits, sent by SMS on request. */
export type SmsCode = Typed<'smsCode'>;
/** Yuan as typed; '1500.00' after blur. */
export type Money = Typed<'money'>;
/** Percent as typed. */
export type Rate = Typed<'rate'>;
/** A number with a fixed count of decimals, e.g. square metres. */
export type Decimal = Typed<'decimal'>;
/** A whole number. */
export type Int = Typed<'int'>;
/** yyyy-MM-dd */
export type DateText = Typed<'date'>;
/** yyyy-MM */
export type MonthText = Typed<'month'>;
/** Code of a dictionary or of the field's options. */
export type Code = Typed<'choice'>;
export type IdNumber = Typed<'idno'>;
/** Digits only, or the masked number of a bound card. */
export type CardNumber = Typed<'card'>;
/** As typed, including blanks; never in a draft, on a check page or in a message. */
export type Password = Typed<'password'>;
/** Answer and picture of a captcha; see values/captcha-answer.ts. */
export type CaptchaText = Typed<'captcha'>;
/** Text value of a custom field, e.g. a batch number. */
export type CustomText = Typed<'custom'>;
/** Object value of a custom field, null without one. `Custom<T>` of the field reads it. */
export type Held<T extends object> = T | null;
export type Tick = boolean;
/** Codes in the order of the options. */
export type Codes = readonly Code[];
export interface Address {
  /** Province, city and district by name. */
  region: readonly string[];
  detail: string;
}
/** Start and end, each yyyy-MM-dd, yyyy-MM or yyyy; '' for an open end. */
export type Period = DateSpan;
/** A row of a row table: column → text as typed. */
export type RowValues = Readonly<Record<string, string>>;
/** A row with plain texts, for the flow's functions. */
export type Cells<R> = { readonly [C in keyof R]: string };
/** Rows of a row table; `R` maps each column to the kind of its text. */
export type Rows<R> = readonly R[];

export type FieldValue = string | boolean | Address | Period | readonly string[] | readonly RowValues[] | Held<object>;
export type FlowValues = Readonly<Record<string, FieldValue>>;

/** Values with plain texts, for the flow's functions. */
export type Plain<Values> = { readonly [N in keyof Values]: PlainValue<Values[N]> };
type PlainValue<V> = null extends V
  ? V
  : V extends string
    ? string
    : V extends readonly (infer R)[]
      ? R extends string
        ? readonly string[]
        : readonly Cells<R>[]
      : V;

export interface FieldOption {
  value: string;
  label: string;
  /** Sentence under the label, where options are shown as cards. */
  note?: string;
  children?: readonly FieldOption[];
}

/** Rule of a field: the message, or undefined if met. Not called for empty values. */
export type Rule<Values, Value = string, Facts extends FormFacts = FormFacts> = (
  value: Value,
  values: Plain<Values>,
  facts: Facts,
) => string | undefined;

/** Options of a choice: a dictionary of the centre, or options of its own. */
export type ChoiceOptions<Values, Facts> =
  | { dictionary: string }
  | { options: readonly FieldOption[] | ((facts: Facts, values: Plain<Values>) => readonly FieldOption[]) };

/** Value type of each kind, and the options that decide which values it takes and how they read. */
export interface Kinds<Values, Facts extends FormFacts> {
  text: {
    value: FreeText;
    spec: {
      length?: LengthCategory;
      /** Most characters, where a policy parameter sets them instead of the category. */
      most?: (facts: Facts) => number;
      spaces?: 'keep';
      only?: CharacterFilter;
      multiline?: boolean;
    };
  };
  mobile: { value: Mobile; spec: object };
  tel: { value: Tel; spec: object };
  email: { value: Email; spec: object };
  smsCode: { value: SmsCode; spec: object };
  /** 'person' (default): an ID card number; 'any': any certificate. */
  idno: { value: IdNumber; spec: { accepts?: IdKind | ((values: Plain<Values>) => IdKind) } };
  /** Above 0 unless `zero` is allowed. */
  money: { value: Money; spec: { capital?: boolean; zero?: 'allowed' } };
  rate: { value: Rate; spec: { decimals: number; min?: number; max?: number } };
  decimal: { value: Decimal; spec: { decimals: number; min?: number; max?: number; unit?: string } };
  int: { value: Int; spec: { min: number; max: number | ((facts: Facts) => number); unit?: string } };
  date: {
    value: DateText;
    spec: { min?: (facts: Facts) => PlainDate; max?: (facts: Facts) => PlainDate };
  };
  month: {
    value: MonthText;
    spec: { min?: (facts: Facts) => PlainMonth; max?: (facts: Facts) => PlainMonth };
  };
  /** Limit (docs/specification.md 5): 'past' forbids days after today, 'future' days before today, 'after-today' also today. */
  range: { value: Period; spec: { of: RangeUnit; limit?: RangeLimit } };
  radio: { value: Code; spec: ChoiceOptions<Values, Facts> };
  select: { value: Code; spec: ChoiceOptions<Values, Facts> };
  multi: { value: Codes; spec: ChoiceOptions<Values, Facts> };
  /** `account`: number of a company account or wallet, which has no check digit. */
  bankCard: { value: CardNumber; spec: { account?: true } };
  /** Sent as its parts, or as one line where the data standard requires it (房屋坐落). */
  address: { value: Address; spec: { sent?: 'line' } };
  tick: { value: Tick; spec: object };
  /** 'new' is checked against the password rule and shows it; 'repeat' equals the field it names. */
  password: { value: Password; spec: { as: 'new' | 'current' } | { as: 'repeat'; of: keyof Values & string } };
  /** Image captcha with a question as alternative. The button of an 'smsCode' field requires its answer. */
  captcha: { value: CaptchaText; spec: object };
  custom: { value: CustomText; spec: object };
}

/** Permitted characters of a text (docs/specification.md 5, input filters). */
export type CharacterFilter = 'digits' | 'letters' | 'letters-digits' | 'letters-digits_-' | 'chinese';
export type FieldKind = keyof Kinds<unknown, FormFacts> | 'rows';
export type IdKind = 'person' | 'any';
/** Categories of the system configuration's input lengths (docs/specification.md 3). */
export type LengthCategory = 'default' | 'name' | 'address' | 'remark' | 'template';

/** Kinds of columns in a row table; 'readonly' shows values that the flow sets. */
export type CellKind = 'text' | 'mobile' | 'idno' | 'money' | 'rate' | 'int' | 'date' | 'month' | 'select' | 'readonly';

/** What a column of a row table says of its cells; `Name` is the column's own. */
export interface ColumnSpec<R, Values, Facts extends FormFacts, Name> {
  name: Name;
  label: string;
  kind: CellKind;
  /** Width in pixels. */
  width?: number;
  /** Text of the cell in a new row; '' by default. */
  initial?: string;
  /** For 'text': its category of length. */
  length?: LengthCategory;
  required?: false | ((row: Cells<R>) => boolean);
  /** Condition on the form's values; a hidden column is neither judged nor sent. */
  visible?: (values: Plain<Values>, facts: Facts) => boolean;
  /** Text of a 'readonly' column, computed from the row. */
  computed?: (row: Cells<R>, facts: Facts) => string;
  /** False for a display-only column. Computed columns are never sent. */
  sent?: false;
  /** Looks up other columns by this one on blur. Rejects with the message to show. */
  lookup?: (value: string, signal: AbortSignal) => Promise<Partial<Cells<R>>>;
  /** For 'idno': 'person' (default) or 'any', depending on other columns. */
  accepts?: (row: Cells<R>) => IdKind;
  /** For 'select': the dictionary, or `options`. */
  dictionary?: string;
  options?: (facts: Facts) => readonly FieldOption[];
  min?: number;
  max?: number;
  /** Allows 0 in a money column. */
  zero?: 'allowed';
  rules?: readonly ((value: string, row: Cells<R>, values: Plain<Values>, facts: Facts) => string | undefined)[];
}

/** A column of a row table. */
export type ColumnOf<R, Values, Facts extends FormFacts> = {
  [Name in keyof R & string]: ColumnSpec<R, Values, Facts, Name>;
}[keyof R & string];

export interface RowsSpec<R, Values, Facts extends FormFacts> {
  kind: 'rows';
  columns: readonly ColumnOf<R, Values, Facts>[];
  /** Initial values of a new row. */
  blank: Cells<R>;
  min?: number;
  max?: number;
  /** Counting word of the rows, 行 by default. */
  unit?: string;
  /** Rows come from the centre: none can be added or removed. */
  fixed?: boolean;
  /** Name of a row for the user, e.g. its name column. */
  rowName: (row: Cells<R>, index: number) => string;
}

/** Messages for an empty and a malformed value, replacing those of docs/specification.md 5. */
interface Messages {
  required?: string;
  format?: string;
  /** For a choice that other values no longer allow; by default it counts as none. */
  unlisted?: string;
  /** For a whole number above its maximum, where the maximum has a reason. */
  exceeded?: (max: number) => string;
}

/** What a field of any kind says of its values; `Name` is the field's own. */
export interface FieldBasics<Values, Name extends keyof Values, Facts extends FormFacts> {
  label: string;
  messages?: Messages;
  /** Default: required. */
  required?: false | ((values: Plain<Values>, facts: Facts) => boolean);
  visible?: (values: Plain<Values>, facts: Facts) => boolean;
  rules?: readonly Rule<Values, NonNullable<Plain<Values>[Name]>, Facts>[];
}

/** `FieldBasics` without the type of the values. */
export interface PlainBasics {
  name: string;
  label: string;
  messages?: Messages;
  required?: false | ((values: FlowValues, facts: FormFacts) => boolean);
  visible?: (values: FlowValues, facts: FormFacts) => boolean;
  rules?: readonly ((value: FieldValue, values: FlowValues, facts: FormFacts) => string | undefined)[];
}

/** A field without the type of its values: what validation and display read. */
export type Field =
  | {
      [K in keyof Kinds<unknown, FormFacts>]: { kind: K } & Kinds<FlowValues, FormFacts>[K]['spec'] & PlainBasics;
    }[keyof Kinds<unknown, FormFacts>]
  | (RowsSpec<Record<string, string>, FlowValues, FormFacts> & PlainBasics);

export type FieldWithKind<K extends FieldKind> = Extract<Field, { kind: K }>;

/** A column of a row table without the type of its form. */
export type Column = ColumnOf<Record<string, string>, FlowValues, FormFacts>;
