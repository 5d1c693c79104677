import { makeXlsx } from './make-xlsx';
import type { SheetData } from './sheet';

self.addEventListener('message', ({ data }: MessageEvent<SheetData[]>) => {
  makeXlsx(data).then(
    (file) => self.postMessage({ file }),
    (error: unknown) => self.postMessage({ error: String(error) }),
  );
});
