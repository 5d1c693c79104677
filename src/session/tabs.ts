import { openTabChannel, type TabChannel } from '@/lib/tab-channel';
import { useSession } from './session-store';
import { checkedTokens, isLiveSomewhere, type Tokens } from './tokens';

type TabMessage =
  | { type: 'ask'; id: string }
  | { type: 'give'; id: string; tokens: Tokens }
  /** A session has ended: tabs that hold it end it too. `room`: it made room for another one. */
  | { type: 'signed-out'; room?: Room }
  /** Somebody has signed in, by their mark: tabs of anybody else end their session, so that two accounts never mix unseen. */
  | { type: 'signed-in'; owner: string };

/** What a session makes room for: another account, or another unit of the same operator, whom the other tabs follow. */
export type Room = 'account' | 'unit';

/** A tab that holds the session may itself be starting just now: it is asked again until it can answer. */
const ASK_EVERY_MS = 100;
const ANSWER_WITHIN_MS = 1500;

let channel: TabChannel<TabMessage> | undefined;
let waiting: { id: string; take: (tokens: Tokens) => void } | undefined;

/** Starts to listen to the other tabs. @returns what stops it */
export function listenToTabs(on: { signedOut: (room?: Room) => void; signedIn: (owner: string) => void }): () => void {
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

export function tellTabsSignedOut(room?: Room): void {
  channel?.post({ type: 'signed-out', ...(room && { room }) });
}

export function tellTabsSignedIn(owner: string): void {
  channel?.post({ type: 'signed-in', owner });
}

/** The session of another tab, or undefined: nobody is signed in, or nobody answers in time. */
export function askTabs(): Promise<Tokens | undefined> {
  const asked = channel;
  if (!asked?.traceless || !isLiveSomewhere()) return Promise.resolve(undefined);
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
