import { writeBmp } from './bmp';
import { decodeJbig2 } from './jbig2';

self.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  const bitmap = decodeJbig2(data);
  self.postMessage(bitmap && writeBmp(bitmap));
});
