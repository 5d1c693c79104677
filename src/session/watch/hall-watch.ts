import { create } from 'zustand';
import { isHallClosed } from '@/api/client/hall-status';
import { fetchHallStatus } from '@/api/session/system';
import { isRecord, textOf } from '@/lib/foreign-json';
import { sessionStore } from '@/lib/storage';
import { isHallPath } from '../hall-path';
import { saveBeforeEnd } from '../opening/session-ending';

export interface HallState {
  /** 'unknown' before the first response; treated as open. */
  status: 'unknown' | 'open' | 'closed';
  /** Reason of the closure, '' if not given. */
  reason: string;
  /** Expected reopening, yyyy-MM-dd HH:mm, or ''. */
  expected: string;
}

export const initialHall: HallState = { status: 'unknown', reason: '', expected: '' };

export const useHall = create<HallState>(() => initialHall);

const CHECK_EVERY_MS = 60_000;
const PLACE_KEY = 'hall_return';

/**
 * Checks now, every minute and whenever the window regains focus.
 * @returns stop function
 */
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

/** A failed check keeps the current status. */
export async function checkHall(): Promise<void> {
  const answer: unknown = await fetchHallStatus().catch(() => undefined);
  return isRecord(answer) ? applyHallStatus(answer) : openIfUnknown();
}

/** Applies a status from the centre. */
export async function applyHallStatus(status: unknown): Promise<void> {
  if (!isHallClosed(status)) return useHall.setState({ ...initialHall, status: 'open' });
  // Closing unmounts the page: its input is saved first.
  if (useHall.getState().status !== 'closed') await saveBeforeEnd();
  useHall.setState({ status: 'closed', reason: textOf(status.tzyy), expected: textOf(status.yjhfsj) });
}

/** Stores the path to return to after reopening, across reloads of the notice page. */
export function rememberHallPlace(path: string): void {
  sessionStore.set(PLACE_KEY, path);
}

/** Return path after reopening; undefined if no closing led to the notice page. */
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
