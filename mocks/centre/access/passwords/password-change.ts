// Password change in a session, confirmed by SMS (docs/specification.md 7.1, updatePwdByPhone).
import type { PasswordInfo } from '@/api/session/password';
import { maskPhone } from '@/domain/text/mask';
import { idempotentForGuest } from '../../kernel/guest-idempotency';
import { BusinessError, type Transaction } from '../../kernel/transaction';
import { isRightPhoneCode, type Sender, type SentCode, sendPhoneCode, wrongCode } from '../proofs/phone-codes';
import type { SessionRecord } from '../sessions';
import { type Account, signInAccountOf } from '../sign-in-accounts';
import { passwordDate, setPassword } from './passwords';

const PURPOSE = 'update-password';

/** Returns the registered phone, masked, and the date of the last password change. */
export function passwordInfo(tx: Transaction, session: SessionRecord): PasswordInfo {
  const account = holderOf(tx, session);
  return { sjhm: maskPhone(account.sjhm), xgrq: passwordDate(tx, account) };
}

export function sendUpdateCode(tx: Transaction, sender: Sender, session: SessionRecord): SentCode | BusinessError {
  const { sjhm } = holderOf(tx, session);
  if (sjhm === '') return new BusinessError('1', '您没有登记手机号码，请持有效证件到柜台登记后再修改密码');
  return sendPhoneCode(tx, sender, { purpose: PURPOSE, sjhm, what: '修改登录密码' });
}

/**
 * Changes the password; the present session stays. An unacceptable password is thrown, so that the code stays valid for another attempt.
 */
export function updatePassword(
  tx: Transaction,
  wall: number,
  session: SessionRecord,
  input: { password: string; dxyzm: string },
): null | BusinessError {
  const account = holderOf(tx, session);
  const act = { name: PURPOSE, content: { ...input, token: session.token } };
  return idempotentForGuest(tx, wall, act, () => {
    if (!isRightPhoneCode(tx, wall, PURPOSE, account.sjhm, input.dxyzm)) return wrongCode();
    setPassword(tx, account, input.password, session.token);
    return null;
  });
}

function holderOf(tx: Transaction, { actor, operator }: SessionRecord): Account {
  return signInAccountOf(tx, actor, operator);
}
