import { isMobile } from '@/domain/phone';
import { plainIdentifier } from '@/domain/plain-text';
import { captchaRefusal } from '../access/proofs/captcha';
import { type CodeSent, type Sender, sendPhoneCode } from '../access/proofs/phone-codes';
import { unreadable } from '../access/sign-in';
import { type Desk, REFUSED, Refusal } from '../kernel/desk';
import { decrypt } from '../kernel/secrets';

/** What a registration's SMS code is for. */
export interface CodePurpose {
  purpose: string;
  /** Ends the sentence 您正在…，验证码…. */
  what: string;
}

/** Sends the code to the number that was typed, whoever it belongs to. `zjhm` and `sjhm` come encrypted. */
export function sendRegistrationCode(
  desk: Desk,
  sender: Sender,
  { purpose, what }: CodePurpose,
  input: { zjhm: string; sjhm: string; code: string; uuid: string },
): CodeSent | Refusal {
  const [zjhm, sjhm] = [plainIdentifier(decrypt(input.zjhm)), plainIdentifier(decrypt(input.sjhm))];
  if (zjhm === '' || sjhm === '') return unreadable();
  const unproved = captchaRefusal(desk, sender.wall, input.uuid, input.code);
  if (unproved) return unproved;
  if (!isMobile(sjhm)) return new Refusal(REFUSED, '请输入正确格式的手机号');
  return sendPhoneCode(desk, sender, { purpose, sjhm, what });
}
