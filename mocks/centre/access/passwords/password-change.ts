// A new password for whoever is signed in, confirmed by SMS (specification 7.1, updatePwdByPhone).
import type { PasswordInfo } from '@/api/password';
import { maskPhone } from '@/domain/mask';
import { answeredAgain } from '../../kernel/answered-guest';
import { type Desk, Refusal } from '../../kernel/desk';
import { type CodeSent, isRightPhoneCode, type Sender, sendPhoneCode, wrongCode } from '../proofs/phone-codes';
import type { SessionRecord } from '../sessions';
import { type Account, accountOf } from '../sign-in-accounts';
import { passwordDate, setPassword } from './passwords';

const PURPOSE = 'update-password';

/** The registered phone, masked, and since when the password has been the same. */
export function passwordInfo(desk: Desk, session: SessionRecord): PasswordInfo {
  const account = holderOf(desk, session);
  return { sjhm: maskPhone(account.sjhm), xgrq: passwordDate(desk, account) };
}

export function sendUpdateCode(desk: Desk, sender: Sender, session: SessionRecord): CodeSent | Refusal {
  const { sjhm } = holderOf(desk, session);
  if (sjhm === '') return new Refusal('1', '您没有登记手机号码，请持有效证件到柜台登记后再修改密码');
  return sendPhoneCode(desk, sender, { purpose: PURPOSE, sjhm, what: '修改登录密码' });
}

/** The present session stays. A password that must not be is thrown, so that the code remains good for another one. */
export function updatePassword(
  desk: Desk,
  wall: number,
  session: SessionRecord,
  input: { password: string; dxyzm: string },
): null | Refusal {
  const account = holderOf(desk, session);
  const act = { name: PURPOSE, content: { ...input, token: session.token } };
  return answeredAgain(desk, wall, act, () => {
    if (!isRightPhoneCode(desk, wall, PURPOSE, account.sjhm, input.dxyzm)) return wrongCode();
    setPassword(desk, account, input.password, session.token);
    return null;
  });
}

function holderOf(desk: Desk, { actor, operator }: SessionRecord): Account {
  return accountOf(desk, actor, operator);
}
