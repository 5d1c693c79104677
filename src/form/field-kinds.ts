import type { ComponentType, ReactNode } from 'react';
import type { LabelledValue } from '@/api/labelled-value';
import type { DateSpan, RangeLimit, RangeUnit } from '@/domain/date-presets';
import type { PlainDate, PlainMonth } from '@/domain/dates';
import type { FormFacts, Review, Said } from './facts';

/*
 * What a form holds mirrors the screen: text as typed, ticks, addresses, rows. Each text value carries the kind it is typed
 * with, so that a money field on a text value does not compile; to the flow's own functions it is plain text.
 */
declare const kind: unique symbol;
type Typed<K extends string> = string & { readonly [kind]: K };

export type Text = Typed<'text'>;
/** 1, then 3 to 9, then nine digits; or the masked number that the account shows. */
export type Mobile = Typed<'mobile'>;
/** Landline: area code, hyphen, 7 or 8 digits, optional extension. */
export type Tel = Typed<'tel'>;
export type Email = Typed<'email'>;
/** Six digits, sent by SMS on request. */
export type SmsCode = Typed<'smsCode'>;
/** Yuan as typed, '1500.00' once the field is left. */
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
/** A code of a dictionary or of the field's own options. */
export type Choice = Typed<'choice'>;
export type IdNumber = Typed<'idno'>;
/** Digits only, or the masked number of a bound card. */
export type CardNumber = Typed<'card'>;
/** As typed, blanks and all; never in a draft, on a check page or in a message. */
export type Password = Typed<'password'>;
/** What was answered and the picture it answers; see fields/captcha-answer.ts. */
export type CaptchaText = Typed<'captcha'>;
/** What a field of the flow's own making keeps, where one text is enough (the number of a batch). */
export type CustomText = Typed<'custom'>;
/** What such a field keeps otherwise; null while there is nothing. Its field says how it is read: `Custom<T>`. */
export type Held<T extends object> = T | null;
export type Tick = boolean;
/** Codes, in the order of the options. */
export type Choices = readonly Choice[];
export interface Address {
  /** Province, city, district as names. */
  region: readonly string[];
  detail: string;
}
/** Start and end, each yyyy-MM-dd, yyyy-MM or yyyy; '' for an open end. */
export type Range = DateSpan;
/** A row of a row table: column → text as typed. */
export type RowValues = Readonly<Record<string, string>>;
/** A row as the flow's functions see it. */
type Cells<R> = { readonly [C in keyof R]: string };
/** Rows of a row table; `R` maps each column to the kind of text it is typed with. */
export type Rows<R> = readonly R[];

export type FieldValue = string | boolean | Address | Range | readonly string[] | readonly RowValues[] | Held<object>;
export type FlowValues = Readonly<Record<string, FieldValue>>;

/** Values as the flow's functions see them. */
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

export interface Option {
  value: string;
  label: string;
  /** One sentence under the label, where options are shown as cards. */
  note?: string;
  children?: readonly Option[];
}

/** Rule between fields: the message, or undefined when it holds. Empty values never reach a rule. */
export type Rule<Values, Value = string, Facts extends FormFacts = FormFacts> = (
  value: Value,
  values: Plain<Values>,
  facts: Facts,
) => string | undefined;

type Options<Values, Facts> =
  | { dictionary: string }
  | { options: readonly Option[] | ((facts: Facts, values: Plain<Values>) => readonly Option[]) };

/** What each kind needs beyond name and label, and the value it is for. */
interface Kinds<Values, Facts extends FormFacts> {
  text: {
    value: Text;
    spec: { length?: LengthCategory; spaces?: 'keep'; only?: CharacterFilter; multiline?: boolean };
  };
  mobile: { value: Mobile; spec: object };
  tel: { value: Tel; spec: object };
  email: { value: Email; spec: object };
  /** `send` asks the centre for a code; it rejects with the sentence to be shown. */
  smsCode: {
    value: SmsCode;
    spec: {
      send: (values: Plain<Values>, facts: Facts) => Promise<unknown>;
      /** Name of the value that holds the mobile number, or the number (full or masked) the centre sends to. */
      to: string | ((values: Plain<Values>, facts: Facts) => string);
    };
  };
  /** 'person' (the default): an ID-card number; 'any': any certificate. */
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
  /** Where it lies (specification 5): 'past' forbids what comes after today, 'future' what is over, 'after-today' today as well. */
  range: { value: Range; spec: { of: RangeUnit; limit?: RangeLimit } };
  radio: { value: Choice; spec: Options<Values, Facts> & { cards?: boolean } };
  select: { value: Choice; spec: Options<Values, Facts> };
  multi: { value: Choices; spec: Options<Values, Facts> };
  /** `account`: of a company, or a wallet, whose number is no card's and has no check digit. */
  bankCard: { value: CardNumber; spec: { account?: true } };
  /** Sent as its parts, or in one line where the data standard has it so (房屋坐落). */
  address: { value: Address; spec: { sent?: 'line' } };
  /** Words that follow from the values: the tick falls when they change. */
  tick: { value: Tick; spec: { text: ReactNode | ((values: Plain<Values>) => string) } };
  /** 'new' is held to the rule, which is shown as it is met; 'repeat' equals the field it names. */
  password: { value: Password; spec: { as: 'new' | 'current' } | { as: 'repeat'; of: keyof Values & string } };
  /** Image captcha with a way in words. The button of a 'smsCode' field needs it answered. */
  captcha: { value: CaptchaText; spec: object };
  custom: { value: CustomText; spec: CustomSpec<string, string, Values, Facts> };
}

/** A field of the flow's own making: the last resort before a page written by hand. */
interface CustomSpec<Whole, There, Values, Facts extends FormFacts> {
  load: () => Promise<{ default: ComponentType<CustomControlProps<Whole, Facts>> }>;
  /** The value on the check page and the receipt. */
  show: (value: There, values: Plain<Values>, facts: Facts) => readonly LabelledValue[];
  /** Nothing is filled in here, it is only looked at: neither needed nor left out. */
  shownOnly?: true;
  review?: Review<CustomSpec<Whole, There, Values, Facts>['load'], There>;
}

/** A value that is more than a text: how what comes back from a draft is read, and whether a draft may keep it at all. */
export interface Custom<T> {
  /** Undefined for what is none: a draft of another version, of another hand. */
  read(raw: unknown): T | undefined;
  draft: 'keep' | 'never';
}

/** What a control of the flow's own making is handed. */
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

/** Characters a text may hold at all (specification 5, input filters). */
export type CharacterFilter = 'digits' | 'letters' | 'letters-digits' | 'letters-digits_-' | 'chinese';
export type FieldKind = keyof Kinds<unknown, FormFacts> | 'rows';
export type IdKind = 'person' | 'any';
/** Categories of the system configuration's input lengths (specification 3). */
export type LengthCategory = 'default' | 'name' | 'address' | 'remark' | 'template';

/** Kinds a column of a row table may have; 'readonly' shows what the flow put in. */
type CellKind = 'text' | 'mobile' | 'idno' | 'money' | 'rate' | 'int' | 'date' | 'month' | 'select' | 'readonly';

/** A column of a row table. */
export type ColumnOf<R, Values, Facts extends FormFacts> = {
  [Name in keyof R & string]: {
    name: Name;
    label: string;
    kind: CellKind;
    /** Pixels. */
    width?: number;
    required?: false | ((row: Cells<R>) => boolean);
    /** Shows for these values of the form alone: what does not show is neither judged nor sent. */
    visible?: (values: Plain<Values>, facts: Facts) => boolean;
    /** Of a 'readonly' column, what it says: worked out of the row's other columns. */
    computed?: (row: Cells<R>, facts: Facts) => string;
    /** False for what is there to be read alone. What is computed is never sent. */
    sent?: false;
    /** What the centre knows by what was typed here: put into other columns once the cell is left. Rejects with what is wrong with it. */
    lookup?: (value: string, signal: AbortSignal) => Promise<Partial<Cells<R>>>;
    /** For 'idno': 'person' (the default) or 'any', by other columns. */
    accepts?: (row: Cells<R>) => IdKind;
    /** For 'select'. */
    dictionary?: string;
    options?: (facts: Facts) => readonly Option[];
    min?: number;
    max?: number;
    /** Amounts of 0 are allowed in a money column. */
    zero?: 'allowed';
    rules?: readonly ((value: string, row: Cells<R>, values: Plain<Values>, facts: Facts) => string | undefined)[];
  };
}[keyof R & string];

interface RowsSpec<R, Values, Facts extends FormFacts> {
  kind: 'rows';
  columns: readonly ColumnOf<R, Values, Facts>[];
  /** A new row's start values. */
  blank: Cells<R>;
  min?: number;
  max?: number;
  /** Rows come from the centre: none may be added or removed. */
  fixed?: boolean;
  /** Names a row to the person, e.g. its name column. */
  rowName: (row: Cells<R>, index: number) => string;
}

/** How it is shown, whatever it is about. */
interface Shown {
  /** In place of the specified messages: of an empty field and of one of the wrong form (specification 5). */
  messages?: { required?: string; format?: string };
  /** Takes half the width on wide screens. */
  short?: boolean;
  /** Under the control: what was done before, or the way to that without which nothing can be chosen here. */
  below?: ComponentType;
}

interface Common<Values, Name extends keyof Values, Facts extends FormFacts> extends Shown {
  name: Name;
  label: string;
  /** Shown before the person fills it in. */
  hint?: Said<Facts>;
  /** Default: required. */
  required?: false | ((values: Plain<Values>, facts: Facts) => boolean);
  visible?: (values: Plain<Values>, facts: Facts) => boolean;
  rules?: readonly Rule<Values, NonNullable<Plain<Values>[Name]>, Facts>[];
}

/** Every field the values allow: name and kind must agree. */
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
  hint?: Said<FormFacts>;
  required?: false | ((values: FlowValues, facts: FormFacts) => boolean);
  visible?: (values: FlowValues, facts: FormFacts) => boolean;
  rules?: readonly ((value: FieldValue, values: FlowValues, facts: FormFacts) => string | undefined)[];
}

type PlainKind = Exclude<keyof Kinds<unknown, FormFacts>, 'custom'>;
/** A field whose form is forgotten. */
export type Field =
  | { [K in PlainKind]: { kind: K } & Kinds<FlowValues, FormFacts>[K]['spec'] & Erased }[PlainKind]
  | ({ kind: 'custom'; holds?: undefined } & CustomSpec<string, string, FlowValues, FormFacts> & Erased)
  | ({ kind: 'custom'; holds: Custom<object> } & CustomSpec<Held<object>, object, FlowValues, FormFacts> & Erased)
  | (RowsSpec<Record<string, string>, FlowValues, FormFacts> & Erased);

export type FieldOfKind<K extends FieldKind> = Extract<Field, { kind: K }>;

/** A column of a row table whose form is forgotten. */
export type Column = ColumnOf<Record<string, string>, FlowValues, FormFacts>;
