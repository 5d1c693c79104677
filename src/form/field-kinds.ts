import type { ComponentType, ReactNode } from 'react';
import type { LabelledValue } from '@/api/client/labelled-value';
import type { DateSpan, RangeLimit, RangeUnit } from '@/domain/date-presets';
import type { PlainDate, PlainMonth } from '@/domain/dates';
import type { FormFacts, Review, TextOrBuilder } from './facts';

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
type Cells<R> = { readonly [C in keyof R]: string };
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

type Options<Values, Facts> =
  | { dictionary: string }
  | { options: readonly FieldOption[] | ((facts: Facts, values: Plain<Values>) => readonly FieldOption[]) };

/** Value type and options of each kind, besides name and label. */
interface Kinds<Values, Facts extends FormFacts> {
  text: {
    value: FreeText;
    spec: { length?: LengthCategory; spaces?: 'keep'; only?: CharacterFilter; multiline?: boolean };
  };
  mobile: { value: Mobile; spec: object };
  tel: { value: Tel; spec: object };
  email: { value: Email; spec: object };
  /** `send` requests a code from the centre; it rejects with the message to show. */
  smsCode: {
    value: SmsCode;
    spec: {
      send: (values: Plain<Values>, facts: Facts) => Promise<unknown>;
      /** Field with the mobile number, or a function that returns the number (full or masked). */
      to: string | ((values: Plain<Values>, facts: Facts) => string);
    };
  };
  /** 'person' (default): an ID card number; 'any': any certificate. */
  idno: { value: IdNumber; spec: { accepts?: IdKind | ((values: Plain<Values>) => IdKind) } };
  /** Above 0 unless `zero` is allowed. */
  money: { value: Money; spec: { capital?: boolean; zero?: 'allowed' } };
  rate: { value: Rate; spec: { decimals: number; min?: number; max?: number } };
  decimal: { value: Decimal; spec: { decimals: number; min?: number; max?: number; unit?: string } };
  int: { value: Int; spec: { min: number; max: number; unit?: string } };
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
  radio: { value: Code; spec: Options<Values, Facts> & { cards?: boolean } };
  select: { value: Code; spec: Options<Values, Facts> };
  multi: { value: Codes; spec: Options<Values, Facts> };
  /** `account`: number of a company account or wallet, which has no check digit. */
  bankCard: { value: CardNumber; spec: { account?: true } };
  /** Sent as its parts, or as one line where the data standard requires it (房屋坐落). */
  address: { value: Address; spec: { sent?: 'line' } };
  /** A text function of the values: the tick is cleared when the text changes. */
  tick: { value: Tick; spec: { text: ReactNode | ((values: Plain<Values>) => string) } };
  /** 'new' is checked against the password rule and shows it; 'repeat' equals the field it names. */
  password: { value: Password; spec: { as: 'new' | 'current' } | { as: 'repeat'; of: keyof Values & string } };
  /** Image captcha with a question as alternative. The button of an 'smsCode' field requires its answer. */
  captcha: { value: CaptchaText; spec: object };
  custom: { value: CustomText; spec: CustomSpec<string, string, Values, Facts> };
}

/** A field with the flow's own control, for needs that no kind covers. */
interface CustomSpec<Whole, There, Values, Facts extends FormFacts> {
  load: () => Promise<{ default: ComponentType<CustomControlProps<Whole, Facts>> }>;
  /** Lines on check page and receipt. */
  show: (value: There, values: Plain<Values>, facts: Facts) => readonly LabelledValue[];
  /** Display only: no input, neither required nor omitted. */
  shownOnly?: true;
  review?: Review<CustomSpec<Whole, There, Values, Facts>['load'], There>;
}

/** Reader of an object value in a draft, and whether drafts may hold it. */
export interface Custom<T> {
  /** Undefined for an invalid value, e.g. of an older version. */
  read(raw: unknown): T | undefined;
  draft: 'keep' | 'never';
}

/** Props of a custom control. */
export interface CustomControlProps<Value = string, Facts extends FormFacts = FormFacts> {
  id: string;
  value: Value;
  facts: () => Facts;
  onChange: (value: Value) => void;
  aria: {
    'aria-labelledby': string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean | undefined;
    'aria-required': boolean;
  };
}

/** Permitted characters of a text (docs/specification.md 5, input filters). */
export type CharacterFilter = 'digits' | 'letters' | 'letters-digits' | 'letters-digits_-' | 'chinese';
export type FieldKind = keyof Kinds<unknown, FormFacts> | 'rows';
export type IdKind = 'person' | 'any';
/** Categories of the system configuration's input lengths (docs/specification.md 3). */
export type LengthCategory = 'default' | 'name' | 'address' | 'remark' | 'template';

/** Kinds of columns in a row table; 'readonly' shows values that the flow sets. */
type CellKind = 'text' | 'mobile' | 'idno' | 'money' | 'rate' | 'int' | 'date' | 'month' | 'select' | 'readonly';

/** A column of a row table. */
export type ColumnOf<R, Values, Facts extends FormFacts> = {
  [Name in keyof R & string]: {
    name: Name;
    label: string;
    kind: CellKind;
    /** Width in pixels. */
    width?: number;
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
  };
}[keyof R & string];

interface RowsSpec<R, Values, Facts extends FormFacts> {
  kind: 'rows';
  columns: readonly ColumnOf<R, Values, Facts>[];
  /** Initial values of a new row. */
  blank: Cells<R>;
  min?: number;
  max?: number;
  /** Rows come from the centre: none can be added or removed. */
  fixed?: boolean;
  /** Name of a row for the user, e.g. its name column. */
  rowName: (row: Cells<R>, index: number) => string;
}

/** Display options of a field. */
interface Shown {
  /** Messages for an empty and a malformed value, replacing those of docs/specification.md 5. */
  messages?: { required?: string; format?: string };
  /** Takes half the width on wide screens. */
  short?: boolean;
  /** Content below the control, e.g. earlier entries or a link to a prerequisite. */
  below?: ComponentType;
}

interface Common<Values, Name extends keyof Values, Facts extends FormFacts> extends Shown {
  name: Name;
  label: string;
  /** Hint shown before input. */
  hint?: TextOrBuilder<Facts>;
  /** Default: required. */
  required?: false | ((values: Plain<Values>, facts: Facts) => boolean);
  visible?: (values: Plain<Values>, facts: Facts) => boolean;
  rules?: readonly Rule<Values, NonNullable<Plain<Values>[Name]>, Facts>[];
}

/** A field for any of the values; name and kind must match. */
export type FieldOf<Values, Facts extends FormFacts = FormFacts> = {
  [Name in keyof Values & string]:
    | {
        [K in keyof Kinds<unknown, FormFacts>]: Values[Name] extends Kinds<Values, Facts>[K]['value']
          ? { kind: K } & Kinds<Values, Facts>[K]['spec'] & Common<Values, Name, Facts>
          : never;
      }[keyof Kinds<unknown, FormFacts>]
    | (null extends Values[Name]
        ? { kind: 'custom'; holds: Custom<NonNullable<Values[Name]>> } & CustomSpec<
            Values[Name],
            NonNullable<Values[Name]>,
            Values,
            Facts
          > &
            Common<Values, Name, Facts>
        : never)
    | (Values[Name] extends readonly (infer R)[]
        ? R extends string
          ? never
          : RowsSpec<R, Values, Facts> & Common<Values, Name, Facts>
        : never);
}[keyof Values & string];

interface Erased extends Shown {
  name: string;
  label: string;
  hint?: TextOrBuilder<FormFacts>;
  required?: false | ((values: FlowValues, facts: FormFacts) => boolean);
  visible?: (values: FlowValues, facts: FormFacts) => boolean;
  rules?: readonly ((value: FieldValue, values: FlowValues, facts: FormFacts) => string | undefined)[];
}

type PlainKind = Exclude<keyof Kinds<unknown, FormFacts>, 'custom'>;
/** A field without the type of its form. */
export type FormField =
  | { [K in PlainKind]: { kind: K } & Kinds<FlowValues, FormFacts>[K]['spec'] & Erased }[PlainKind]
  | ({ kind: 'custom'; holds?: undefined } & CustomSpec<string, string, FlowValues, FormFacts> & Erased)
  | ({ kind: 'custom'; holds: Custom<object> } & CustomSpec<Held<object>, object, FlowValues, FormFacts> & Erased)
  | (RowsSpec<Record<string, string>, FlowValues, FormFacts> & Erased);

export type FieldOfKind<K extends FieldKind> = Extract<FormField, { kind: K }>;

/** A column of a row table without the type of its form. */
export type Column = ColumnOf<Record<string, string>, FlowValues, FormFacts>;
