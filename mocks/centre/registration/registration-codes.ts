import { isMobile } from '@/domain/identity/phone';
import { plainIdentifier } from '@/domain/text/plain-text';
import { captchaRefusal } from '../access/proofs/captcha';
import { type Sender, type SentCode, sendPhoneCode } from '../access/proofs/phone-codes';
import { unreadable } from '../access/sign-in';
import { decrypt } from '../kernel/secrets';
import { BusinessError, REFUSED, type Transaction } from '../kernel/transaction';

/** Purpose of a registration's SMS code. */
export interface CodePurpose {
  purpose: string;
  /** End of the sentence 您正在…，验证码…. */
  what: string;
}

/** Sends the code to the typed number, whoever owns it. `zjhm` and `sjhm` are encrypted. */
export function sendRegistrationCode(
  tx: Transaction,
  sender: Sender,
  { purpose, what }: CodePurpose,
  input: { zjhm: string; sjhm: string; code: string; uuid: string },
): SentCode | BusinessError {
  const [zjhm, sjhm] = [plainIdentifier(decrypt(input.zjhm)), plainIdentifier(decrypt(input.sjhm))];
  if (zjhm === '' || sjhm === '') return unreadable();
  const unproved = captchaRefusal(tx, sender.wall, input.uuid, input.code);
  if (unproved) return unproved;
  if (!isMobile(sjhm)) return new BusinessError(REFUSED, '请输入正确格式的手机号');
  return sendPhoneCode(tx, sender, { purpose, sjhm, what });
}
