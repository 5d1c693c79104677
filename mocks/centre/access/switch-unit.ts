// An operator of several units goes from one to another without signing out (specification 7.1, switchUser).
import type { OperatorUnit, SignInAnswer } from '@/api/auth';
import type { Origin } from '../kernel/access-log';
import { type Desk, REFUSED, Refusal } from '../kernel/desk';
import { admit } from './admit';
import { endSession, type SessionRecord } from './sessions';
import { accountsOfOperator } from './sign-in-accounts';

/** The units this operator may act for, the present one among them. */
export function operatorUnits(desk: Desk, session: SessionRecord): OperatorUnit[] {
  const present = session.actor.kind === 'unit' ? session.actor.dwzh : '';
  return accountsOfOperator(desk, session.operator).map(({ dwzh, companyName }) => ({
    dwzh,
    dwmc: companyName,
    dq: dwzh === present ? '1' : '0',
  }));
}

/** A session for another of the operator's units; the former one ends. */
export function switchUnit(desk: Desk, origin: Origin, session: SessionRecord, dwzh: string): SignInAnswer | Refusal {
  const account = accountsOfOperator(desk, session.operator).find((one) => one.dwzh === dwzh);
  if (!account) return new Refusal(REFUSED, '您不是该单位的经办人，不能切换');
  const answer = admit(desk, origin, account, 'switch');
  if (!(answer instanceof Refusal)) endSession(desk, session.token);
  return answer;
}
