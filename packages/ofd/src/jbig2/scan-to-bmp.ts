import { writeBmp } from './bmp';
import { decodeJbig2, jbig2Size } from './jbig2';

/** Pixels that are decoded sooner than a worker starts: seals and codes. */
const SMALL = 500_000;

/** A JBIG2 picture as BMP, away from the page: a scan of A4 takes a second. Undefined for what cannot be decoded. */
export async function scanToBmp(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [width = 0, height = 0] = jbig2Size(bytes) ?? [];
  if (width * height <= SMALL || typeof Worker === 'undefined') {
    const bitmap = decodeJbig2(bytes);
    return bitmap && writeBmp(bitmap);
  }
  const worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Uint8Array<ArrayBuffer> | undefined>) => resolve(data);
      worker.onerror = () => resolve(undefined);
      worker.postMessage(bytes);
    });
  } finally {
    worker.terminate();
  }
}
