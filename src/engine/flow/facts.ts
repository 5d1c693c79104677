import type { Condition } from '@/api/condition';
import type { DeveloperFile } from '@/api/developer';
import type { AmountLimit } from '@/api/judgement';
import type { Bank, DepositAccount } from '@/api/person';
import type { UnitInfo } from '@/api/unit';
import type { PlainDate } from '@/domain/dates';
import type { FormFacts } from '@/form/facts';
import type { FlowValues } from '@/form/field-kinds';

/** What the centre makes of the values so far; it is asked anew as they change (`watchLimit`). */
interface Judged {
  /** The centre's last answer, or the form's own figure while `asking`; none while what it depends on is `wrong`. */
  limit: AmountLimit | null;
  limitState: 'known' | 'asking' | 'failed' | 'wrong';
  /** Conditions that do not hold. */
  unmet: readonly Condition[];
  /** What the values bring with them that nobody typed. */
  told: readonly string[];
}

const NOT_JUDGED: Judged = { limit: null, limitState: 'known', unmet: [], told: [] };

/** What a flow may know besides what is typed: the banks, the centre's policy, today, the limit so far, and whose business it is. */
interface CommonFacts<Own, Picked> extends FormFacts, Judged {
  banks: readonly Bank[];
  /** Branch the person belongs to (specification 6), '' when it must be chosen. */
  branch: string;
  /** What the flow itself loaded when it was opened (`own` of its definition). */
  own: Own;
  /** What the business is about (`subject` of its definition), once it is chosen. */
  picked: Picked | null;
  /** Those it may be about, where they are few. */
  choices: readonly Picked[];
  /** Day by which time limits count: today, or when the application that is being corrected was taken in. */
  slrq: PlainDate;
  /** What was handed in, of an application that is being corrected. */
  sent?: Partial<FlowValues>;
}

export interface PersonFacts<Own = unknown, Picked = unknown> extends CommonFacts<Own, Picked> {
  area: 'individual';
  account: DepositAccount;
}

export interface UnitFacts<Own = unknown, Picked = unknown> extends CommonFacts<Own, Picked> {
  area: 'unit';
  /** Block B2. */
  unit: UnitInfo;
}

export interface DeveloperFacts<Own = unknown, Picked = unknown> extends CommonFacts<Own, Picked> {
  area: 'developer';
  developer: DeveloperFile;
}

/** Of somebody without a session, who has no account yet. */
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

/** Whose business it is: the account of the person, the unit, or the developer. */
export type Subject =
  | Pick<PersonFacts, 'area' | 'account'>
  | Pick<UnitFacts, 'area' | 'unit'>
  | Pick<DeveloperFacts, 'area' | 'developer'>
  | Pick<GuestFacts, 'area' | 'today'>;

/** Facts of a person's, a unit's or a developer's flow; today is the centre's, as the client's clock may be wrong. */
export function factsOf<Own>(
  subject: Subject,
  given: Omit<CommonFacts<Own, unknown>, keyof Judged | 'today' | 'slrq' | 'picked' | 'choices'> & {
    choices?: readonly object[];
  },
): FlowFacts<Own> {
  const choices = given.choices ?? [];
  const today = todayOf(subject);
  return { ...given, ...NOT_JUDGED, choices, picked: choices[0] ?? null, ...subject, today, slrq: today };
}

function todayOf(subject: Subject): PlainDate {
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
