import { makeXlsx } from './make-xlsx';
import type { SheetData } from './sheet';

/**
 * The library compresses what is large in a worker of its own, made from a blob, which the hall's security policy forbids
 * (worker-src 'self'). This is a worker already: the same is done here, by the browser's own compression.
 */
class InThisThread {
  onmessage: ((event: { data: unknown }) => void) | undefined;

  postMessage(message: unknown) {
    if (!Array.isArray(message) || !(message[0] instanceof Uint8Array)) return;
    deflated(message[0]).then(
      (data) => this.onmessage?.({ data }),
      (error: unknown) => this.onmessage?.({ data: { $e$: [String(error), 0, ''] } }),
    );
  }

  terminate() {}
}

async function deflated(bytes: Uint8Array): Promise<Uint8Array> {
  // The bytes are the library's own, never shared memory.
  const packed = new Blob([bytes as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

Object.assign(self, { Worker: InThisThread });

self.addEventListener('message', ({ data }: MessageEvent<SheetData[]>) => {
  makeXlsx(data).then(
    (file) => self.postMessage({ file }),
    (error: unknown) => self.postMessage({ error: String(error) }),
  );
});
