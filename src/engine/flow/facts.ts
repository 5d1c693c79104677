import type { AmountLimit } from '@/api/cases/judgement';
import type { Condition } from '@/api/client/condition';
import type { DeveloperFile } from '@/api/developer/developer';
import type { Bank, DepositAccount } from '@/api/person/person';
import type { UnitInfo } from '@/api/unit/unit';
import type { PlainDate } from '@/domain/dates';
import type { FormFacts } from '@/schema/facts';
import type { FlowValues } from '@/schema/field-kinds';

/** The centre's judgement of the current values; updated as they change (`watchLimit`). */
interface Judged {
  /** The centre's last limit, or the form's own figure while 'asking'; null while 'wrong', as a value it depends on is invalid. */
  limit: AmountLimit | null;
  limitState: 'known' | 'asking' | 'failed' | 'wrong';
  /** Conditions that are not met. */
  unmet: readonly Condition[];
  /** The centre's notes on consequences of the values. */
  warnings: readonly string[];
}

const NOT_JUDGED: Judged = { limit: null, limitState: 'known', unmet: [], warnings: [] };

/** Facts available to a flow besides its values: banks, policy, date, current limit and account. */
interface CommonFacts<Own, Picked> extends FormFacts, Judged {
  banks: readonly Bank[];
  /** The person's branch (docs/specification.md 6), '' when it must be chosen. */
  branch: string;
  /** Data loaded by `own` of the flow's definition. */
  own: Own;
  /** Chosen subject (`subject` of the definition), null before the choice. */
  picked: Picked | null;
  /** Possible subjects, if the definition lists them. */
  choices: readonly Picked[];
  /** Reference date of time limits: today, or the acceptance date of the application under correction. */
  slrq: PlainDate;
  /** Submitted values of the application under correction. */
  sent?: Partial<FlowValues>;
}

export interface PersonFacts<Own = unknown, Picked = unknown> extends CommonFacts<Own, Picked> {
  area: 'individual';
  account: DepositAccount;
}

export interface UnitFacts<Own = unknown, Picked = unknown> extends CommonFacts<Own, Picked> {
  area: 'unit';
  /** Unit information, block B2. */
  unit: UnitInfo;
}

export interface DeveloperFacts<Own = unknown, Picked = unknown> extends CommonFacts<Own, Picked> {
  area: 'developer';
  developer: DeveloperFile;
}

/** Facts without a session: a guest has no account. */
export interface GuestFacts<Own = unknown, Picked = unknown> extends CommonFacts<Own, Picked> {
  area: 'guest';
}

export type FlowFacts<Own = unknown> = PersonFacts<Own> | UnitFacts<Own> | DeveloperFacts<Own> | GuestFacts<Own>;
export type FlowArea = FlowFacts['area'];
export type FactsOf<Area extends FlowArea, Own, Picked> = Area extends 'individual'
  ? PersonFacts<Own, Picked>
  : Area extends 'unit'
    ? UnitFacts<Own, Picked>
    : Area extends 'developer'
      ? DeveloperFacts<Own, Picked>
      : GuestFacts<Own, Picked>;

/** Owner of the business: account of the person, the unit or the developer. */
export type FlowSubject =
  | Pick<PersonFacts, 'area' | 'account'>
  | Pick<UnitFacts, 'area' | 'unit'>
  | Pick<DeveloperFacts, 'area' | 'developer'>
  | Pick<GuestFacts, 'area' | 'today'>;

/** Builds the facts of a flow. Today is the centre's date, as the client's clock may be wrong. */
export function flowFacts<Own>(
  subject: FlowSubject,
  given: Omit<CommonFacts<Own, unknown>, keyof Judged | 'today' | 'slrq' | 'picked' | 'choices'> & {
    choices?: readonly object[];
  },
): FlowFacts<Own> {
  const choices = given.choices ?? [];
  const today = todayOf(subject);
  return { ...given, ...NOT_JUDGED, choices, picked: choices[0] ?? null, ...subject, today, slrq: today };
}

function todayOf(subject: FlowSubject): PlainDate {
  switch (subject.area) {
    case 'individual':
      return dayOf(subject.account.sjjz);
    case 'unit':
      return dayOf(subject.unit.sjjz);
    case 'developer':
      return dayOf(subject.developer.sjjz);
    default:
      return subject.today;
  }
}

function dayOf(sjjz: string): PlainDate {
  return sjjz.slice(0, 10);
}
