import type { ReactNode } from 'react';
import type { PlainDate, PlainMonth } from '@/domain/dates';
import type { FlowFacts } from './facts';

/*
 * What a form holds mirrors the screen: text as typed, ticks, addresses. Each text value carries the kind it is typed
 * with, so that a money field on a text value does not compile; to the flow's own functions it is plain text.
 */
declare const kind: unique symbol;
type Typed<K extends string> = string & { readonly [kind]: K };

export type Text = Typed<'text'>;
/** Yuan as typed, '1500.00' once the field is left. */
export type Money = Typed<'money'>;
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
export type Tick = boolean;
export interface Address {
  /** Province, city, district as names. */
  region: readonly string[];
  detail: string;
}

export type FieldValue = string | boolean | Address;
export type FlowValues = Readonly<Record<string, FieldValue>>;
/** Values as the flow's functions see them. */
export type Plain<Values> = { readonly [N in keyof Values]: Values[N] extends string ? string : Values[N] };

export interface Option {
  value: string;
  label: string;
}

/** Rule between fields: the message, or undefined when it holds. Empty values never reach a rule. */
export type Rule<Values, Value = string> = (
  value: Value,
  values: Plain<Values>,
  facts: FlowFacts,
) => string | undefined;

type Options = { dictionary: string } | { options: readonly Option[] | ((facts: FlowFacts) => readonly Option[]) };

/** What each kind needs beyond name and label, and the value it is for. */
interface Kinds<Values> {
  text: { value: Text; spec: { length?: LengthCategory; spaces?: 'keep' } };
  /** 'person' (the default): an ID-card number; 'any': any certificate. */
  idno: { value: IdNumber; spec: { accepts?: IdKind | ((values: Plain<Values>) => IdKind) } };
  money: { value: Money; spec: { capital?: boolean } };
  int: { value: Int; spec: { min: number; max: number } };
  date: { value: DateText; spec: { max?: (facts: FlowFacts) => PlainDate } };
  month: {
    value: MonthText;
    spec: { min?: (facts: FlowFacts) => PlainMonth; max?: (facts: FlowFacts) => PlainMonth };
  };
  radio: { value: Choice; spec: Options };
  select: { value: Choice; spec: Options };
  bankCard: { value: CardNumber; spec: object };
  address: { value: Address; spec: object };
  tick: { value: Tick; spec: { text: ReactNode } };
}

export type FieldKind = keyof Kinds<unknown>;
export type IdKind = 'person' | 'any';
/** Categories of the system configuration's input lengths (specification 3). */
export type LengthCategory = 'default' | 'name' | 'address' | 'remark' | 'template';

interface Common<Values, Name extends keyof Values> {
  name: Name;
  label: string;
  /** Shown before the person fills it in. */
  hint?: string;
  /** Default: required. */
  required?: false | ((values: Plain<Values>) => boolean);
  visible?: (values: Plain<Values>) => boolean;
  rules?: readonly Rule<Values, Plain<Values>[Name]>[];
  /** Takes half the width on wide screens. */
  short?: boolean;
}

/** Every field the values allow: name and kind must agree. */
export type FieldOf<Values> = {
  [Name in keyof Values & string]: {
    [K in FieldKind]: Values[Name] extends Kinds<Values>[K]['value']
      ? { kind: K } & Kinds<Values>[K]['spec'] & Common<Values, Name>
      : never;
  }[FieldKind];
}[keyof Values & string];

/** A field as the engine handles it, whatever flow it is of. */
export type Field = {
  [K in FieldKind]: { kind: K } & Kinds<FlowValues>[K]['spec'] & {
      name: string;
      label: string;
      hint?: string;
      required?: false | ((values: FlowValues) => boolean);
      visible?: (values: FlowValues) => boolean;
      rules?: readonly ((value: FieldValue, values: FlowValues, facts: FlowFacts) => string | undefined)[];
      short?: boolean;
    };
}[FieldKind];

export type FieldOfKind<K extends FieldKind> = Extract<Field, { kind: K }>;
