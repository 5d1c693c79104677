import type { XlsxMessage } from './gathered';
import { gathered } from './gathered';
import { makeXlsx } from './make-xlsx';

const { take, whole } = gathered();

self.addEventListener('message', ({ data }: MessageEvent<XlsxMessage>) => {
  take(data);
  if (data.kind !== 'end') return;
  makeXlsx(whole).then(
    (file) => self.postMessage({ file }),
    (error: unknown) => self.postMessage({ error: String(error) }),
  );
});
