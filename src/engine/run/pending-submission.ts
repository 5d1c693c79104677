import { sessionStore } from '@/lib/storage';

/*
 * Number of a submission without an answer yet: after a reload the page looks up its outcome instead of starting again. Stored for
 * the tab's lifetime; it is no personal data.
 */
const key = (code: string) => `sending-${code}`;

export function noteSending(code: string, ywlsh: string): void {
  sessionStore.set(key(code), ywlsh);
}

export function forgetSending(code: string): void {
  sessionStore.remove(key(code));
}

export function pendingSubmission(code: string): string | undefined {
  return sessionStore.get<string>(key(code));
}
