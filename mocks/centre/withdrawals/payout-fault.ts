import { moneyText } from '@/domain/money';
import { policyFen } from '../../data/policy/policy';
import type { CaseRecord } from '../cases/case-states';
import { labelOf } from '../cases/field-reader';
import { ruleFor } from '../cases/registered';
import { balanceOf, memberAccount } from '../kernel/accounts/ledger';
import { persons } from '../kernel/people';
import type { Store } from '../kernel/store';
import { reservedBefore, sumReserved } from '../loans/reserved-amount';
import { closingSource, remainingShare } from './withdrawal-closing';

/** Obstacle to booking an approved withdrawal; `over`: it is permanent. */
interface PayoutFault {
  yy: string;
  over?: true;
}

const CLOSED: readonly string[] = ['03', '04', '05'];
const STAYS = '款项仍在个人账户';
const FROZEN = `个人账户已冻结，${STAYS}`;

/**
 * Returns why a withdrawal cannot be paid now: account closed or frozen, or balance insufficient after earlier reservations. Undefined
 * where it can be paid.
 */
export function payoutFault(store: Store, record: CaseRecord): PayoutFault | undefined {
  const closing = record.values.tqlx === '2';
  const { grzh, share } = closingSource(record);
  const person = persons(store).get(grzh);
  if (!person || CLOSED.includes(person.grzhzt)) {
    return { yy: `账户${labelOf('grzhzt', person?.grzhzt ?? '05')}，不能转账`, over: true };
  }
  if (person.grzhzt === '06') return { yy: FROZEN };
  const before = reservedBefore(store, grzh, record);
  if (closing) {
    if (person.frozenFen > 0n) return { yy: FROZEN };
    if (share > remainingShare(store, grzh)) return { yy: '账户份额已全部支付，不能转账', over: true };
    const held = ruleFor('person', record.ywlx)?.holds?.(store, grzh);
    if (held) return { yy: `${held}，${STAYS}` };
    const [other] = before.filter((one) => !one.closing);
    return other && { yy: `账户余额被${other.ywmc}占用，${STAYS}` };
  }
  // One fen remains besides the minimum balance, because a partial withdrawal never empties the account.
  const free =
    balanceOf(store, memberAccount(grzh)) - person.frozenFen - sumReserved(before) - policyFen('p.zhBlje') - 1n;
  if (record.je <= free) return undefined;
  return { yy: `账户可用余额${moneyText(free > 0n ? free : 0n)}，不足${moneyText(record.je)}，${STAYS}` };
}
