import { ApiError, MALFORMED_TEXT } from '@/api/errors';
import { switchUser } from '@/api/switch-user';
import { goTo } from '@/lib/navigation';
import { type Opening, openSession } from './open-session';
import { saveToTheEnd } from './session-ending';
import { signOut } from './sign-out';

/**
 * Goes on as operator of another unit: what is being typed is saved for the unit it belongs to, the former session ends here,
 * at the centre and in the other tabs, and nothing of it reaches the new one. `signal`: the person thought better of it while
 * it was being saved.
 * @throws ApiError; the present session then goes on
 */
export async function switchToUnit(dwzh: string, signal?: AbortSignal): Promise<Opening | 'stayed'> {
  await saveToTheEnd();
  if (signal?.aborted) return 'stayed';
  const answer = await switchUser(dwzh);
  if (typeof answer.access_token !== 'string' || answer.access_token === '') {
    throw new ApiError('malformed', MALFORMED_TEXT);
  }
  await signOut({ reason: 'switch' });
  goTo('/', { replace: true });
  return openSession(answer, '2');
}
