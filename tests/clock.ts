import { act } from '@testing-library/react';
import { vi } from 'vitest';

// That something does not come is shown by moving the clock, not by sleeping.

/** From here to the end of the test the page's timers go by a clock that runs as ever and that `later` moves on. */
export function takeClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
}

/** From here to the end of the test what the page pauses for (a countdown, the time between two questions) is this much shorter. */
export function shortenPauses(times: number): void {
  const { setTimeout, setInterval } = globalThis;
  // Neither the steps by which a test looks at the page, nor the longest it waits.
  const short = (ms = 0) => (ms > 100 && ms <= 5_000 ? ms / times : ms);
  vi.stubGlobal('setTimeout', (work: () => void, ms?: number) => setTimeout(work, short(ms)));
  vi.stubGlobal('setInterval', (work: () => void, ms?: number) => setInterval(work, short(ms)));
}

/** So many milliseconds later: what waits for them has happened, a delayed answer has come. */
export async function later(ms: number): Promise<void> {
  await answered();
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await answered();
}

/** All that was asked until now is answered and has been taken up. A call takes two turns at the centre, and so does this, asked last. */
export async function answered(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await act(askLast);
    // What was put off to the page's next turn, as the cache of answers does.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }
}

/** Something of the centre that everybody may ask; a test with a network of its own answers it. */
export const ASKED_LAST = '/api/__qa__/outbox';

function askLast(): Promise<void> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.onloadend = () => resolve();
    request.open('GET', new URL(ASKED_LAST, window.location.href).href);
    request.send();
  });
}
