import type { ComponentType, ReactNode } from 'react';
import type { LabelledValue } from '@/api/client/labelled-value';
import type { FormFacts } from '@/schema/facts';
import type {
  FieldBasics,
  FieldKind,
  FlowValues,
  Held,
  Kinds,
  Plain,
  PlainBasics,
  RowsSpec,
} from '@/schema/field-kinds';
import type { Review, TextOrBuilder } from './facts';

/** What the controls of some kinds need besides what decides about their values. */
interface Controls<Values, Facts extends FormFacts> {
  /** `send` requests a code from the centre; it rejects with the message to show. */
  smsCode: {
    send: (values: Plain<Values>, facts: Facts) => Promise<unknown>;
    /** Field with the mobile number, or a function that returns the number (full or masked). */
    to: string | ((values: Plain<Values>, facts: Facts) => string);
  };
  radio: { cards?: boolean };
  /** A text function of the values: the tick is cleared when the text changes. */
  tick: { text: ReactNode | ((values: Plain<Values>) => string) };
  custom: CustomSpec<string, string, Values, Facts>;
}

type Kind = keyof Kinds<unknown, FormFacts>;
export type ControlSpec<K extends Kind, Values, Facts extends FormFacts> = K extends keyof Controls<Values, Facts>
  ? Controls<Values, Facts>[K]
  : object;

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

/** How a field of any kind is shown and explained. */
export interface Presentation<Facts> {
  /** Hint shown before input. */
  hint?: TextOrBuilder<Facts>;
  /** Takes half the width on wide screens. */
  short?: boolean;
  /** A value of the account's or of last time, or nothing where nothing is required, stands as a line until 修改 is pressed. */
  preset?: boolean;
  /** Content below the control, e.g. earlier entries or a link to a prerequisite. */
  below?: ComponentType;
}

type Common<Values, Name extends keyof Values, Facts extends FormFacts> = { name: Name } & FieldBasics<
  Values,
  Name,
  Facts
> &
  Presentation<Facts>;

/** A field for any of the values; name and kind must match. */
export type FieldOf<Values, Facts extends FormFacts = FormFacts> = {
  [Name in keyof Values & string]:
    | {
        [K in Kind]: Values[Name] extends Kinds<Values, Facts>[K]['value']
          ? { kind: K } & Kinds<Values, Facts>[K]['spec'] & ControlSpec<K, Values, Facts> & Common<Values, Name, Facts>
          : never;
      }[Kind]
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

type PlainShown = PlainBasics & Presentation<FormFacts>;
type PlainKind = Exclude<Kind, 'custom'>;
/** A field without the type of its form. */
export type FormField =
  | {
      [K in PlainKind]: { kind: K } & Kinds<FlowValues, FormFacts>[K]['spec'] &
        ControlSpec<K, FlowValues, FormFacts> &
        PlainShown;
    }[PlainKind]
  | ({ kind: 'custom'; holds?: undefined } & CustomSpec<string, string, FlowValues, FormFacts> & PlainShown)
  | ({ kind: 'custom'; holds: Custom<object> } & CustomSpec<Held<object>, object, FlowValues, FormFacts> & PlainShown)
  | (RowsSpec<Record<string, string>, FlowValues, FormFacts> & PlainShown);

export type FieldOfKind<K extends FieldKind> = Extract<FormField, { kind: K }>;
