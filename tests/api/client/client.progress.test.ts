import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getBlob, listen, network } from '../network';

const net = network();

test('a file on its way says how much of it has come, of how much', async () => {
  const parts = [new Uint8Array(1000), new Uint8Array(3000), new Uint8Array(6000)];
  net.answers(
    http.get('*/api/x', () => {
      const stream = new ReadableStream<Uint8Array>({
        async start(controller) {
          for (const part of parts) {
            controller.enqueue(part);
            await new Promise((resolve) => setTimeout(resolve, 80));
          }
          controller.close();
        },
      });
      return new HttpResponse(stream, { headers: { 'Content-Length': '10000', 'Content-Type': 'application/zip' } });
    }),
  );
  listen();
  const seen: [number, number | undefined][] = [];
  const blob = await getBlob('/api/x', { onDownloadProgress: (loaded, total) => seen.push([loaded, total]) });
  expect(blob.size).toBe(10_000);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.map(([loaded]) => loaded)).toEqual(seen.map(([loaded]) => loaded).toSorted((a, b) => a - b));
  expect(seen.at(-1)).toEqual([10_000, 10_000]);
});
