import { type CodeSent, sendSecondFactorSms, signInBySecondFactor } from '@/api/session/auth';
import { openSession, type SessionOpening } from '../opening/open-session';
import { noteCodeSent } from '../sign-in/code-wait';
import type { SecondFactor } from '../sign-in/second-factor';

/** Sends the code of the second factor. @throws ApiError */
export async function sendSecondFactorCode(pending: SecondFactor): Promise<CodeSent> {
  const answer = await sendSecondFactorSms(pending.ticket);
  noteCodeSent(pending.sjhm, answer);
  return answer;
}

/** @throws ApiError */
export async function signInWithPhoneCode(pending: SecondFactor, code: string): Promise<SessionOpening> {
  return openSession(await signInBySecondFactor(pending.ticket, code), pending.loginType);
}
