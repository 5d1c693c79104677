import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSecondsUntil } from '@/ui/use-seconds-until';

it('another moment is reckoned from now, in every frame, however long ago the last one was over', () => {
  vi.useFakeTimers();
  const shown: number[] = [];
  const { rerender } = renderHook(({ at }) => shown.push(useSecondsUntil(at)), { initialProps: { at: 0 } });
  vi.advanceTimersByTime(35_000);
  rerender({ at: Date.now() + 60_000 });
  act(() => vi.advanceTimersByTime(1000));
  act(() => vi.advanceTimersByTime(60_000));
  expect(Math.max(...shown)).toBe(60);
  expect(shown).toContain(59);
  expect(shown.at(-1)).toBe(0);
});
