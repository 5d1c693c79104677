import { ApiError, MALFORMED_TEXT } from '@/api/errors';
import { switchUser } from '@/api/switch-user';
import { goTo } from '@/lib/navigation';
import { type Opening, openSession } from './open-session';
import { saveToTheEnd, unsavedNow } from './session-ending';
import { signOut } from './sign-out';

/**
 * Goes on as operator of another unit: what is being typed is saved for the unit it belongs to, the former session ends here,
 * at the centre and in the other tabs, which follow, and nothing of it reaches the new one. `signal`: the person thought better of it while
 * it was being saved. `giveUp`: asked where something could not be saved; no means to stay.
 * @throws ApiError; the present session then goes on
 */
export async function switchToUnit(
  dwzh: string,
  { signal, giveUp }: { signal: AbortSignal; giveUp: () => Promise<boolean> },
): Promise<Opening | 'stayed'> {
  await saveToTheEnd();
  if (signal.aborted) return 'stayed';
  if (unsavedNow().length > 0 && !(await giveUp())) return 'stayed';
  if (signal.aborted) return 'stayed';
  const answer = await switchUser(dwzh);
  if (typeof answer.access_token !== 'string' || answer.access_token === '') {
    throw new ApiError('malformed', MALFORMED_TEXT);
  }
  await signOut({ reason: 'switch-unit' });
  goTo('/', { replace: true });
  return openSession(answer, '2');
}
