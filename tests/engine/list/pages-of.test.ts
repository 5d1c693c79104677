// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { pagesOf } from '@/engine/list/pages-of';

it('reads a long list to its end, never more than a thousand rows at once', async () => {
  const all = Array.from({ length: 2_500 }, (_, at) => at);
  const asked: { page: number; size: number }[] = [];
  const found: number[] = [];
  const pages = pagesOf(async ({ page, size }) => {
    asked.push({ page, size });
    return { list: all.slice((page - 1) * size, page * size), total: all.length, sjjz: '2026-11-21 10:00:00' };
  });
  for await (const { list } of pages) found.push(...list);
  expect(found).toEqual(all);
  expect(asked).toEqual([1, 2, 3].map((page) => ({ page, size: 1_000 })));
});

it('has the next pages asked for while one is read, and hands them out in their order', async () => {
  const answers = new Map<number, () => void>();
  const pages = pagesOf(
    ({ page, size }) =>
      new Promise<{ list: number[]; total: number; sjjz: string }>((resolve) => {
        answers.set(page, () => resolve({ list: Array<number>(size).fill(page), total: 5 * size, sjjz: '' }));
      }),
  );
  const found: (number | undefined)[] = [];
  const read = (async () => {
    for await (const { list } of pages) found.push(list[0]);
  })();
  // Nobody knows yet how many there are.
  expect([...answers.keys()]).toEqual([1]);
  answers.get(1)?.();
  await vi.waitFor(() => expect([...answers.keys()]).toEqual([1, 2, 3, 4]));
  answers.get(3)?.();
  answers.get(4)?.();
  answers.get(2)?.();
  await vi.waitFor(() => expect([...answers.keys()]).toEqual([1, 2, 3, 4, 5]));
  answers.get(5)?.();
  await read;
  expect(found).toEqual([1, 2, 3, 4, 5]);
});

it('fails with the page that failed, whatever was asked for behind it', async () => {
  const pages = pagesOf(async ({ page, size }) => {
    if (page > 1) throw new Error(`page ${page}`);
    return { list: Array<number>(size).fill(page), total: 5 * size, sjjz: '' };
  });
  await pages.next();
  await expect(pages.next()).rejects.toThrow('page 2');
});
