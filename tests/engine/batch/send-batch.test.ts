// @vitest-environment node
import { expect, it } from 'vitest';
import { pagesOf } from '@/engine/batch/send-batch';

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
