import type { AmountLimit } from '@/api/business';
import type { Bank, DepositAccount } from '@/api/person';
import type { PlainDate } from '@/domain/dates';

/** What a flow may know besides what is typed: the account, the banks, the centre's policy, today and the limit so far. */
export interface FlowFacts {
  account: DepositAccount;
  banks: readonly Bank[];
  /** Value of a policy parameter ('p.zfWba'); '' when the centre has not set it. */
  policy: (key: string) => string;
  today: PlainDate;
  /** Branch the person belongs to (specification 6), '' when it must be chosen. */
  branch: string;
  /** The centre's last answer, or the form's own figure while the centre is being asked. */
  limit: AmountLimit | null;
}
