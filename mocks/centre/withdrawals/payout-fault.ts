import { moneyText } from '@/domain/money';
import { policyFen } from '../../data/policy';
import type { CaseRecord } from '../cases/case-states';
import { labelOf } from '../cases/field-reader';
import { ruleFor } from '../cases/registered';
import { balanceOf, memberAccount } from '../kernel/ledger';
import { persons } from '../kernel/people';
import type { Store } from '../kernel/store';
import { askedBefore, sumAsked } from '../loans/asked-money';
import { closingSource, shareLeft } from './withdrawal-closing';

/** Why an approved withdrawal cannot be booked now; `over`: and never will be. */
interface PayoutFault {
  yy: string;
  over?: true;
}

const CLOSED: readonly string[] = ['03', '04', '05'];
const STAYS = '款项仍在个人账户';
const FROZEN = `个人账户已冻结，${STAYS}`;

/**
 * What stands against paying a withdrawal, as the account is at this moment: closed or frozen, or what is left after all that was
 * asked for before it does not suffice. Undefined where it can be paid.
 */
export function payoutFault(store: Store, record: CaseRecord): PayoutFault | undefined {
  const closing = record.values.tqlx === '2';
  const { grzh, share } = closingSource(record);
  const person = persons(store).get(grzh);
  if (!person || CLOSED.includes(person.grzhzt)) {
    return { yy: `账户${labelOf('grzhzt', person?.grzhzt ?? '05')}，不能转账`, over: true };
  }
  if (person.grzhzt === '06') return { yy: FROZEN };
  const before = askedBefore(store, grzh, record);
  if (closing) {
    if (person.frozenFen > 0n) return { yy: FROZEN };
    if (share > shareLeft(store, grzh)) return { yy: '账户份额已全部支付，不能转账', over: true };
    const held = ruleFor('person', record.ywlx)?.holds?.(store, grzh);
    if (held) return { yy: `${held}，${STAYS}` };
    const [other] = before.filter((one) => !one.closing);
    return other && { yy: `账户余额被${other.ywmc}占用，${STAYS}` };
  }
  // Never the whole of it: one fen stays beside what is to be kept.
  const free = balanceOf(store, memberAccount(grzh)) - person.frozenFen - sumAsked(before) - policyFen('p.zhBlje') - 1n;
  if (record.je <= free) return undefined;
  return { yy: `账户可用余额${moneyText(free > 0n ? free : 0n)}，不足${moneyText(record.je)}，${STAYS}` };
}
