import { isMobile } from '@/domain/phone';
import { redeemCaptcha } from '../access/proofs/captcha';
import { type CodeSent, sendPhoneCode } from '../access/proofs/phone-codes';
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
  wall: number,
  { purpose, what }: CodePurpose,
  input: { zjhm: string; sjhm: string; code: string; uuid: string },
): CodeSent | Refusal {
  const [zjhm, sjhm] = [decrypt(input.zjhm).trim(), decrypt(input.sjhm).trim()];
  if (zjhm === '' || sjhm === '') return unreadable();
  if (!redeemCaptcha(desk, wall, input.uuid, input.code)) return new Refusal('428', '验证码错误，请重新输入');
  if (!isMobile(sjhm)) return new Refusal(REFUSED, '请输入正确格式的手机号');
  return sendPhoneCode(desk, wall, { purpose, sjhm, what });
}
