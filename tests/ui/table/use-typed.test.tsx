import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTyped } from '@/ui/table/use-typed';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function typing() {
  const settled: string[] = [];
  const view = renderHook(({ value }) => useTyped(value, (typed) => settled.push(typed)), {
    initialProps: { value: '' },
  });
  return {
    settled,
    shown: () => view.result.current[0],
    type: (text: string) => act(() => view.result.current[1](text)),
    pause: () => act(() => vi.advanceTimersByTime(1000)),
    outside: (value: string) => view.rerender({ value }),
  };
}

it('hands on what stands there after a pause, once', () => {
  const box = typing();
  for (const text of ['1', '18', '180']) box.type(text);
  box.pause();
  box.outside('180');
  box.pause();
  expect(box.settled).toEqual(['180']);
  expect(box.shown()).toBe('180');
});

it('what was handed on and comes back late takes nothing away that was typed meanwhile', () => {
  const box = typing();
  box.type('1');
  box.pause();
  box.type('17');
  box.outside('1');
  expect(box.shown()).toBe('17');
  box.pause();
  expect(box.settled).toEqual(['1', '17']);
});

it('takes a value from outside, also over what has not been handed on', () => {
  const box = typing();
  box.type('1');
  box.pause();
  box.outside('1');
  box.type('17');
  box.outside('');
  expect(box.shown()).toBe('');
  box.pause();
  expect(box.settled).toEqual(['1']);
});
