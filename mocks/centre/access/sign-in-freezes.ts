// 'Not me': the person has stopped all signing in to the account (domain catalogue 12.1).
import { fundTime } from '@/domain/dates';
import { type Desk, Refusal } from '../kernel/desk';
import { endSessionsOf } from './sessions';

interface FreezeRecord {
  owner: string;
  sj: string;
}

export const FROZEN = '1004';

const freezes = (desk: Desk) => desk.store.table<FreezeRecord>('sign-in-freezes');

/** Ends every session of the account; from now on nobody signs in until the password has been set anew. */
export function freezeSignIn(desk: Desk, owner: string): void {
  freezes(desk).put(owner, { owner, sj: fundTime(desk.now()) });
  endSessionsOf(desk, owner);
}

/** The holder has proved who they are and chosen a new password. */
export function liftFreeze(desk: Desk, owner: string): void {
  freezes(desk).delete(owner);
}

/** Why this account cannot be signed in to, or undefined. */
export function frozenRefusal(desk: Desk, owner: string): Refusal | undefined {
  const frozen = freezes(desk).get(owner);
  if (!frozen) return undefined;
  return new Refusal(
    FROZEN,
    `该账号已于${frozen.sj.slice(0, 16)}由本人冻结登录。请通过“忘记密码”验证身份并设置新密码后恢复，或持有效证件到柜台办理`,
  );
}
