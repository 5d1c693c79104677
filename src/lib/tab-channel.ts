import { storageKey } from './storage';

export interface TabChannel<M> {
  /** Sends to every other tab of the hall in this browser. */
  post(message: M): void;
  close(): void;
  /** True if messages are never written to disk, so that they may contain a secret. */
  readonly traceless: boolean;
}

/** Channel between the tabs of one origin: BroadcastChannel, else storage events. */
export function openTabChannel<M>(name: string, onMessage: (message: M) => void): TabChannel<M> {
  const full = storageKey(name);
  try {
    if (typeof BroadcastChannel === 'function') return viaBroadcast(full, onMessage);
  } catch {
    // Firefox throws if cookies are blocked.
  }
  return viaStorage(full, onMessage);
}

function viaBroadcast<M>(name: string, onMessage: (message: M) => void): TabChannel<M> {
  const channel = new BroadcastChannel(name);
  // Only tabs of the same origin with the same code write here.
  channel.onmessage = (event: MessageEvent) => onMessage(event.data as M);
  return {
    post: (message) => channel.postMessage(message),
    close: () => channel.close(),
    traceless: true,
  };
}

function viaStorage<M>(key: string, onMessage: (message: M) => void): TabChannel<M> {
  const listen = (event: StorageEvent) => {
    if (event.key !== key || event.newValue === null) return;
    try {
      const { message } = JSON.parse(event.newValue) as { message: M };
      onMessage(message);
    } catch {
      // Written by another program.
    }
  };
  window.addEventListener('storage', listen);
  return {
    post: (message) => {
      try {
        // The time makes equal messages different: storage events fire for changes only.
        window.localStorage.setItem(key, JSON.stringify({ message, at: Date.now(), nonce: Math.random() }));
        window.localStorage.removeItem(key);
      } catch {
        // Without storage other tabs cannot be reached.
      }
    },
    close: () => window.removeEventListener('storage', listen),
    traceless: false,
  };
}
