import { create } from 'zustand';
import { fetchMessages } from '@/api/message';
import { useSession } from './session-store';

interface UnreadState {
  /** Whose count it is: that of another session is not shown. */
  token: string | undefined;
  count: number;
}

const initial: UnreadState = { token: undefined, count: 0 };

const useUnreadState = create<UnreadState>(() => initial);

/** How many messages the centre says are not read; undefined before it has said so in this session. */
export function useUnread(): number | undefined {
  const token = useSession((state) => state.token);
  const known = useUnreadState();
  return token !== undefined && known.token === token ? known.count : undefined;
}

/** Asks the centre. Without an answer what was known stays: the bell leads to the messages all the same. */
export async function refreshUnread(): Promise<void> {
  const { token } = useSession.getState();
  const answer = await fetchMessages({ ydzt: '0', page: 1, size: 1 }).catch(() => undefined);
  if (answer && useSession.getState().token === token) keepUnread(answer.wdsl);
}

/** What an answer about the messages says of their number; anything but a count says nothing. */
export function keepUnread(wdsl: unknown): void {
  const count = typeof wdsl === 'number' || typeof wdsl === 'string' ? Number(wdsl) : Number.NaN;
  if (Number.isInteger(count) && count >= 0) useUnreadState.setState({ token: useSession.getState().token, count });
}
