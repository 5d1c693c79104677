import { sessionStore } from '@/lib/storage';

const KEY = 'flash';
const LIFETIME_MS = 60_000;

/** Stores a sentence for the sign-in page across a reload. */
export function saveFlash(text: string): void {
  sessionStore.set(KEY, text, LIFETIME_MS);
}

export function readFlash(): string {
  return sessionStore.get<string>(KEY) ?? '';
}

export function dropFlash(): void {
  sessionStore.remove(KEY);
}
