import { openTabChannel, type TabChannel } from '@/lib/tab-channel';
import { useSession } from '../session-store';
import { checkedTokens, hasOpenSession, type Tokens } from '../tokens';

type TabMessage =
  | { type: 'ask'; id: string }
  | { type: 'give'; id: string; tokens: Tokens }
  /** A session has ended: tabs holding it end it, too. `room`: scope of the session replacing it. */
  | { type: 'signed-out'; room?: TabScope }
  /** Account hash of a new sign-in: tabs of any other account end their session, so that two accounts never mix unnoticed. */
  | { type: 'signed-in'; owner: string };

/** Scope of a replacing session: another account, or another unit of the same operator, whom the other tabs follow. */
export type TabScope = 'account' | 'unit';

/** Retry interval: the tab holding the session may itself be starting. */
const ASK_EVERY_MS = 100;
const ANSWER_WITHIN_MS = 1500;

let channel: TabChannel<TabMessage> | undefined;
let waiting: { id: string; take: (tokens: Tokens) => void } | undefined;

/**
 * Listens to the other tabs.
 * @returns stop function
 */
export function listenToTabs(on: {
  signedOut: (room?: TabScope) => void;
  signedIn: (owner: string) => void;
}): () => void {
  channel?.close();
  const opened = openTabChannel<TabMessage>('session', (message) => {
    if (message.type === 'ask') give(message.id);
    else if (message.type === 'signed-out') on.signedOut(message.room);
    else if (message.type === 'signed-in') on.signedIn(String(message.owner));
    else if (message.type === 'give' && message.id === waiting?.id) {
      const tokens = checkedTokens(message.tokens);
      if (tokens) waiting.take(tokens);
    }
  });
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = undefined;
  };
}

export function notifyTabsSignedOut(room?: TabScope): void {
  channel?.post({ type: 'signed-out', ...(room && { room }) });
}

export function notifyTabsSignedIn(owner: string): void {
  channel?.post({ type: 'signed-in', owner });
}

/** The session of another tab; undefined if none is signed in or none responds in time. */
export function askTabs(): Promise<Tokens | undefined> {
  const asked = channel;
  if (!asked?.traceless || !hasOpenSession()) return Promise.resolve(undefined);
  const id = `${Date.now()}-${Math.random()}`;
  return new Promise((resolve) => {
    const end = (tokens?: Tokens) => {
      clearTimeout(timer);
      clearInterval(again);
      waiting = undefined;
      resolve(tokens);
    };
    const timer = setTimeout(end, ANSWER_WITHIN_MS);
    waiting = { id, take: end };
    const ask = () => asked.post({ type: 'ask', id });
    const again = setInterval(ask, ASK_EVERY_MS);
    ask();
  });
}

function give(id: string): void {
  const { token, refreshToken, loginType, phase } = useSession.getState();
  if (!token || phase !== 'open' || !channel?.traceless) return;
  channel.post({ type: 'give', id, tokens: { token, refreshToken: refreshToken ?? '', loginType } });
}
