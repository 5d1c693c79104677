import { create } from 'zustand';
import { isHallClosed } from '@/api/hall-status';
import { fetchHallStatus } from '@/api/system';
import { isRecord, textOf } from '@/lib/foreign-json';
import { sessionStore } from '@/lib/storage';
import { isHallPath } from './hall-path';
import { saveBeforeEnd } from './session-ending';

export interface HallState {
  /** Before the first answer nobody knows; the hall then counts as open. */
  status: 'unknown' | 'open' | 'closed';
  /** Why it is closed, '' when not said. */
  reason: string;
  /** When it is expected back, yyyy-MM-dd HH:mm, or ''. */
  expected: string;
}

export const initialHall: HallState = { status: 'unknown', reason: '', expected: '' };

export const useHall = create<HallState>(() => initialHall);

const CHECK_EVERY_MS = 60_000;
const PLACE_KEY = 'hall_return';

/** Asks at once, every minute and whenever the window is looked at again. @returns what stops it */
export function startHallWatch(): () => void {
  void checkHall();
  const timer = setInterval(() => void checkHall(), CHECK_EVERY_MS);
  const wake = () => {
    if (document.visibilityState === 'visible') void checkHall();
  };
  window.addEventListener('focus', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', wake);
    document.removeEventListener('visibilitychange', wake);
  };
}

/** A failing check changes nothing: it neither closes an open hall nor opens a closed one. */
export async function checkHall(): Promise<void> {
  const answer: unknown = await fetchHallStatus().catch(() => undefined);
  return isRecord(answer) ? takeHallStatus(answer) : openIfUnknown();
}

/** How the hall stands, as the centre has just said. */
export async function takeHallStatus(status: unknown): Promise<void> {
  if (!isHallClosed(status)) return useHall.setState({ ...initialHall, status: 'open' });
  // Closing takes the page away: what was typed on it is saved first.
  if (useHall.getState().status !== 'closed') await saveBeforeEnd();
  useHall.setState({ status: 'closed', reason: textOf(status.tzyy), expected: textOf(status.yjhfsj) });
}

/** Keeps where the person was when the hall closed, over reloads of the notice page. Who was on that page has no other place than the home page. */
export function rememberHallPlace(path: string): void {
  if (!path.startsWith('/pubNotice')) sessionStore.set(PLACE_KEY, path);
  else if (hallPlace() === undefined) sessionStore.set(PLACE_KEY, '/');
}

/** Where to go back to now that the hall is open; undefined for whom no closing brought to the notice page. */
export function hallPlace(): string | undefined {
  const place = sessionStore.get<unknown>(PLACE_KEY);
  if (place === undefined || place === null) return undefined;
  return isHallPath(place) ? place : '/';
}

export function forgetHallPlace(): void {
  sessionStore.remove(PLACE_KEY);
}

function openIfUnknown(): void {
  if (useHall.getState().status === 'unknown') useHall.setState({ status: 'open' });
}
