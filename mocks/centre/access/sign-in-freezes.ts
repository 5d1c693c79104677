// Freeze after 不是我: the person disabled every sign-in to the account (docs/rules/lists.md, 登录与授权记录).
import { fundTime } from '@/domain/dates';
import { BusinessError, type OwnerKey, type Transaction } from '../kernel/transaction';
import { endSessionsOf } from './sessions';

interface FreezeRecord {
  owner: OwnerKey;
  sj: string;
}

export const FROZEN_CODE = '1004';

const freezes = (tx: Transaction) => tx.store.table<FreezeRecord>('sign-in-freezes');

/** Ends all sessions of the account and disables sign-in until a new password is set. */
export function freezeSignIn(tx: Transaction, owner: OwnerKey): void {
  freezes(tx).put(owner, { owner, sj: fundTime(tx.now()) });
  endSessionsOf(tx, owner);
}

/** Lifts the freeze after the holder proved their identity and set a new password. */
export function liftFreeze(tx: Transaction, owner: OwnerKey): void {
  freezes(tx).delete(owner);
}

/** Returns why sign-in to this account is disabled; undefined if it is not. */
export function frozenRefusal(tx: Transaction, owner: OwnerKey): BusinessError | undefined {
  const frozen = freezes(tx).get(owner);
  if (!frozen) return undefined;
  return new BusinessError(
    FROZEN_CODE,
    `该账号已于${frozen.sj.slice(0, 16)}由本人冻结登录。请通过“忘记密码”验证身份并设置新密码后恢复，或持有效证件到柜台办理`,
  );
}
