import type { LoginType, SignInAnswer } from '@/api/auth';
import { withFreshKey } from '@/api/secret';
import { dropBinding, takeBindOffer } from './binding';
import { type Opening, openSession } from './open-session';

/**
 * The one way from a method's request to a session: repeats it once with a fresh key, opens what the answer allows, and takes
 * the offer to bind of a 417 ('unbound').
 * @throws ApiError
 */
export async function signIn(loginType: LoginType, request: () => Promise<SignInAnswer>): Promise<Opening | 'unbound'> {
  try {
    const opening = await openSession(await withFreshKey(request), loginType);
    dropBinding();
    return opening;
  } catch (error) {
    if (takeBindOffer(error, loginType)) return 'unbound';
    throw error;
  }
}
