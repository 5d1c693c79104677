import { type CodeSent, sendSecondFactorSms, signInBySecondFactor } from '@/api/auth';
import { noteCodeSent } from '../code-wait';
import { type Opening, openSession } from '../open-session';
import type { SecondFactor } from '../second-factor';

/** Sends the code of the second factor. @throws ApiError */
export async function sendCode(pending: SecondFactor): Promise<CodeSent> {
  const answer = await sendSecondFactorSms(pending.ticket);
  noteCodeSent(pending.sjhm, answer);
  return answer;
}

/** @throws ApiError */
export async function signInWithPhoneCode(pending: SecondFactor, code: string): Promise<Opening> {
  return openSession(await signInBySecondFactor(pending.ticket, code), pending.loginType);
}
