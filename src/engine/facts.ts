import type { AmountLimit } from '@/api/business';
import type { Bank, DepositAccount } from '@/api/person';
import type { UnitInfo } from '@/api/unit';
import type { PlainDate } from '@/domain/dates';

/** What a flow may know besides what is typed: whose business it is, the banks, the centre's policy, today and the limit so far. */
export interface FlowFacts<Own = unknown> {
  area: 'individual' | 'unit' | 'developer';
  /** The person's account. Reading it in a flow of another area is a mistake of the flow and throws. */
  account: DepositAccount;
  /** The unit (block B2). Reading it in a flow of another area throws. */
  unit: UnitInfo;
  banks: readonly Bank[];
  /** Value of a policy parameter ('p.zfWba'); '' when the centre has not set it. */
  policy: (key: string) => string;
  today: PlainDate;
  /** Branch the person belongs to (specification 6), '' when it must be chosen. */
  branch: string;
  /** The centre's last answer, or the form's own figure while the centre is being asked. */
  limit: AmountLimit | null;
  /** What the flow itself loaded when it was opened (`own` of its definition). */
  own: Own;
}

/** Whose business it is: the account of the person, or the unit. */
export type Subject = { account: DepositAccount } | { unit: UnitInfo } | { today: PlainDate };

/** Facts of a person's, a unit's or a developer's flow; today is the centre's, as the client's clock may be wrong. */
export function factsOf<Own>(
  subject: Subject,
  common: Omit<FlowFacts<Own>, 'account' | 'unit' | 'today'>,
): FlowFacts<Own> {
  const missing = (name: string): never => {
    throw new Error(`A flow of the ${common.area} area has no ${name}`);
  };
  return {
    ...common,
    today: todayOf(subject),
    get account() {
      return 'account' in subject ? subject.account : missing('account');
    },
    get unit() {
      return 'unit' in subject ? subject.unit : missing('unit');
    },
  };
}

function todayOf(subject: Subject): PlainDate {
  if ('today' in subject) return subject.today;
  return ('account' in subject ? subject.account.sjjz : subject.unit.sjjz).slice(0, 10);
}

/** The facts with the limit as it stands. A spread would run the getters of what is not there. */
export function withLimit(facts: FlowFacts, limit: AmountLimit | null): FlowFacts {
  const view: FlowFacts = Object.create(facts, { limit: { value: limit, enumerable: true } });
  return view;
}
