import { withFreshKey } from '@/api/client/secret';
import type { LoginType, SignInAnswer } from '@/api/session/auth';
import { openSession, type SessionOpening } from '../opening/open-session';
import { dropBinding, takeBindOffer } from './binding';

/**
 * Turns a method's request into a session: repeats it once with a fresh key, opens the session, and stores the binding offer of a 417
 * ('unbound'). @throws ApiError
 */
export async function signIn(
  loginType: LoginType,
  request: () => Promise<SignInAnswer>,
): Promise<SessionOpening | 'unbound'> {
  try {
    const opening = await openSession(await withFreshKey(request), loginType);
    dropBinding();
    return opening;
  } catch (error) {
    if (takeBindOffer(error, loginType)) return 'unbound';
    throw error;
  }
}
