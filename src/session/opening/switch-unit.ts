import { ApiError, MALFORMED_TEXT } from '@/api/client/errors';
import { switchUser } from '@/api/session/switch-user';
import { goTo } from '@/lib/address/navigation';
import { openSession, type SessionOpening } from './open-session';
import { saveToTheEnd, unsavedNow } from './session-ending';
import { signOut } from './sign-out';

/**
 * Switches to another unit of the same operator: saves input for the present unit, ends the session here, at the centre and in the other
 * tabs, which follow, and carries nothing over. `signal`: the user cancelled during saving. `giveUp`: asked if something could not be
 * saved; false cancels. @throws ApiError; the present session then continues
 */
export async function switchToUnit(
  dwzh: string,
  { signal, giveUp }: { signal: AbortSignal; giveUp: () => Promise<boolean> },
): Promise<SessionOpening | 'stayed'> {
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
