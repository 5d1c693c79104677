// Switch between an operator's units without signing out (docs/specification.md 7.1, switchUser).
import type { OperatorUnit, SignInAnswer } from '@/api/session/auth';
import type { Origin } from '../kernel/access-log';
import { BusinessError, REFUSED, type Transaction } from '../kernel/transaction';
import { endSession, type SessionRecord } from './sessions';
import { accountsOfOperator } from './sign-in-accounts';
import { startSession } from './start-session';

/** Returns the units of this operator, the present one included. */
export function operatorUnits(tx: Transaction, session: SessionRecord): OperatorUnit[] {
  const present = session.actor.kind === 'unit' ? session.actor.dwzh : '';
  return accountsOfOperator(tx, session.operator).map(({ dwzh, companyName }) => ({
    dwzh,
    dwmc: companyName,
    dq: dwzh === present ? '1' : '0',
  }));
}

/** Opens a session for another unit of the operator and ends the former one. */
export function switchUnit(
  tx: Transaction,
  origin: Origin,
  session: SessionRecord,
  dwzh: string,
): SignInAnswer | BusinessError {
  const account = accountsOfOperator(tx, session.operator).find((one) => one.dwzh === dwzh);
  if (!account) return new BusinessError(REFUSED, '您不是该单位的经办人，不能切换');
  const answer = startSession(tx, origin, account, 'switch');
  if (!(answer instanceof BusinessError)) endSession(tx, session.token);
  return answer;
}
