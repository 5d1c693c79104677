import { expect, it, vi } from 'vitest';
import { numberEntries } from '@/app/entry-numbers';

const number = () => (window.history.state as { idx?: number } | null)?.idx;

/* That the router then asks before a page is left, only a browser shows: tests/e2e/rent-hostile.spec.ts. */
it('an entry made by hand gets the number after the one it was made on; the others keep theirs', async () => {
  window.history.replaceState({ idx: 3 }, '', '#/home');
  const { note } = numberEntries();
  window.location.hash = '#/elsewhere';
  await vi.waitFor(() => expect(number()).toBe(4));

  // As the router goes on.
  window.history.pushState({ idx: 5, key: 'a' }, '', '#/form');
  note();
  window.location.hash = '#/there';
  await vi.waitFor(() => expect(number()).toBe(6));
  window.history.back();
  await vi.waitFor(() => expect(window.location.hash).toBe('#/form'));
  expect(window.history.state).toEqual({ idx: 5, key: 'a' });
  window.location.hash = '#/again';
  await vi.waitFor(() => expect(number()).toBe(6));
});
