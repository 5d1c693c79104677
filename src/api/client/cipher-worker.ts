import type { CipherAnswer, CipherTask } from './cipher';
import { encryptSm2, warmSm2 } from './sm2';

self.onmessage = ({ data: { id, plain, publicKey } }: MessageEvent<CipherTask>) => {
  self.postMessage({ id, encrypted: encryptSm2(plain, publicKey) } satisfies CipherAnswer);
};
warmSm2();
self.postMessage('ready');
