import { sendSecondFactorSms, signInBySecondFactor } from '@/api/auth';
import { shortMark } from '@/lib/short-mark';
import { localStore } from '@/lib/storage';
import { type Opening, openSession } from '../open-session';
import type { SecondFactor } from '../second-factor';

/** Seconds between two codes when the centre names none. */
const DEFAULT_GAP_S = 60;

/** When the next code may be sent to this phone, ms since the epoch; 0: now. Kept over reloads and shared by tabs. */
export function nextCodeAt({ sjhm }: SecondFactor): number {
  return localStore.get<number>(keyOf(sjhm)) ?? 0;
}

/** Sends the code of the second factor. @throws ApiError */
export async function sendCode(pending: SecondFactor): Promise<void> {
  const answer = await sendSecondFactorSms(pending.ticket);
  const gap = typeof answer?.jg === 'number' && answer.jg > 0 ? answer.jg : DEFAULT_GAP_S;
  localStore.set(keyOf(pending.sjhm), Date.now() + gap * 1000, gap * 1000);
}

/** @throws ApiError */
export async function signInWithPhoneCode(pending: SecondFactor, code: string): Promise<Opening> {
  return openSession(await signInBySecondFactor(pending.ticket, code), pending.loginType);
}

function keyOf(sjhm: string): string {
  return `sms_next.${shortMark(sjhm)}`;
}
