import { create } from 'zustand';
import { fetchMessages } from '@/api/cases/message';
import { useSession } from '../session-store';

interface UnreadState {
  /** Session of the count: a count of another session is not shown. */
  token: string | undefined;
  count: number;
}

const initial: UnreadState = { token: undefined, count: 0 };

const useUnreadState = create<UnreadState>(() => initial);

/** Number of unread messages; undefined before the first response in this session. */
export function useUnread(): number | undefined {
  const token = useSession((state) => state.token);
  const known = useUnreadState();
  return token !== undefined && known.token === token ? known.count : undefined;
}

/** Refreshes the count. On failure the previous count stays. */
export async function refreshUnread(): Promise<void> {
  const { token } = useSession.getState();
  const answer = await fetchMessages({ ydzt: '0', page: 1, size: 1 }, { errors: 'silent' }).catch(() => undefined);
  if (answer && useSession.getState().token === token) applyUnreadCount(answer.wdsl);
}

/** Applies the count of a messages response; ignores anything but a number. */
export function applyUnreadCount(wdsl: unknown): void {
  const count = typeof wdsl === 'number' || typeof wdsl === 'string' ? Number(wdsl) : Number.NaN;
  if (Number.isInteger(count) && count >= 0) useUnreadState.setState({ token: useSession.getState().token, count });
}
