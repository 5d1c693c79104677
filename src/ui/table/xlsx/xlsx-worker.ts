import { buildXlsx } from './build-xlsx';
import type { XlsxMessage } from './sheet-assembler';
import { sheetAssembler } from './sheet-assembler';

const { take, whole } = sheetAssembler();

self.addEventListener('message', ({ data }: MessageEvent<XlsxMessage>) => {
  take(data);
  if (data.kind !== 'end') return;
  buildXlsx(whole).then(
    (file) => self.postMessage({ file }),
    (error: unknown) => self.postMessage({ error: String(error) }),
  );
});
