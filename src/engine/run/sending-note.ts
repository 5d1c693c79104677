import { sessionStore } from '@/lib/storage';

/*
 * The number of a submission that is on its way, until its answer is there: after a reload in between, the page asks the
 * centre what became of it instead of starting anew. A number says nothing about the person, and ends with the tab.
 */
const key = (code: string) => `sending-${code}`;

export function noteSending(code: string, ywlsh: string): void {
  sessionStore.set(key(code), ywlsh);
}

export function forgetSending(code: string): void {
  sessionStore.remove(key(code));
}

export function sentNumber(code: string): string | undefined {
  return sessionStore.get<string>(key(code));
}
