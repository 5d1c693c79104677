import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AGAIN_MS, untilFetched } from '@/lib/until-fetched';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('tries again for as long as the network is away, and not once more', async () => {
  let tries = 0;
  const fetched = untilFetched(async () => {
    tries += 1;
    if (tries < 4) throw new TypeError('Failed to fetch dynamically imported module');
    return 'here';
  });
  await vi.advanceTimersByTimeAsync(AGAIN_MS - 1);
  expect(tries).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(tries).toBe(2);
  await vi.advanceTimersByTimeAsync(2 * AGAIN_MS);
  expect(await fetched).toBe('here');
  await vi.advanceTimersByTimeAsync(10 * AGAIN_MS);
  expect(tries).toBe(4);
});
