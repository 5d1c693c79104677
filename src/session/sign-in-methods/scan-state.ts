import type { SignInAnswer } from '@/api/auth';
import { ApiError } from '@/api/errors';
import type { ScanAnswer } from '@/api/qr-sign-in';
import type { ScanState } from './method';

/** Codes with which the centre asks for patience: the next question may fare better. */
const LATER: ReadonlySet<string> = new Set(['000', '429']);

/**
 * How far the phone is. A refusal is an end too, told when the session is asked for; anything else that fails (network, fault
 * of the server) is no news and thrown.
 */
export async function scanState(
  ask: () => Promise<ScanAnswer>,
  login: (answer: ScanAnswer) => Promise<SignInAnswer>,
): Promise<ScanState> {
  try {
    const answer = await ask();
    const ts = typeof answer.ts === 'string' ? answer.ts : '';
    // A state the hall does not know is told apart where it is taken in (engine/sign/use-phone-code.ts).
    return { zt: answer.zt as ScanState['zt'], ts, login: () => login(answer) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'business' || LATER.has(error.code)) throw error;
    return { zt: 'confirmed', ts: '', login: () => Promise.reject(error) };
  }
}

/** The session that came along with the confirmation. */
export async function loginOf({ login }: ScanAnswer): Promise<SignInAnswer> {
  // An answer without one is refused where the session is opened (open-session.ts).
  return login as SignInAnswer;
}
