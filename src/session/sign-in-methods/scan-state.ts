import { ApiError } from '@/api/client/errors';
import type { SignInAnswer } from '@/api/session/auth';
import type { ScanAnswer } from '@/api/session/qr-sign-in';
import type { ScanState } from './method';

/** Codes for a temporary failure: polling continues. */
const LATER: ReadonlySet<string> = new Set(['000', '429']);

/** State of the scan. A rejection also ends it, reported when the session is fetched; other failures (network, server fault) are thrown. */
export async function scanState(
  ask: () => Promise<ScanAnswer>,
  login: (answer: ScanAnswer) => Promise<SignInAnswer>,
): Promise<ScanState> {
  try {
    const answer = await ask();
    const ts = typeof answer.ts === 'string' ? answer.ts : '';
    // An unknown state is handled by the consumer (engine/sign/use-phone-code.ts).
    return { zt: answer.zt as ScanState['zt'], ts, login: () => login(answer) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'business' || LATER.has(error.code)) throw error;
    return { zt: 'confirmed', ts: '', login: () => Promise.reject(error) };
  }
}

/** The session in the confirmation's response. */
export async function loginOf({ login }: ScanAnswer): Promise<SignInAnswer> {
  // A missing session is rejected by open-session.ts.
  return login as SignInAnswer;
}
