/** SM2-encrypts a text for a public key (hex with the 04 prefix): ciphertext in hex without the prefix, mode C1C3C2; '' on failure. */
export type Cipher = (plain: string, publicKey: string) => Promise<string>;

/** Messages to and from the worker. */
export interface CipherTask {
  id: number;
  plain: string;
  publicKey: string;
}
export interface CipherAnswer {
  id: number;
  encrypted: string;
}

/**
 * Loads the cipher in a worker: an encryption keeps the page busy for tens of milliseconds (docs/decisions/137-encryption.md). Without workers, or when the worker's
 * file fails to load, it runs on the page.
 */
export function loadCipher(): Promise<Cipher> {
  return typeof Worker === 'undefined' ? cipherOnPage() : cipherInWorker().catch(cipherOnPage);
}

async function cipherOnPage(): Promise<Cipher> {
  const { encryptSm2 } = await import('./sm2');
  return async (plain, publicKey) => encryptSm2(plain, publicKey);
}

function cipherInWorker(): Promise<Cipher> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./cipher-worker.ts', import.meta.url), { type: 'module' });
    const waiting = new Map<number, (encrypted: string) => void>();
    let last = 0;
    worker.onerror = ({ message }) => {
      worker.terminate();
      reject(new Error('no cipher in a worker', { cause: message }));
      for (const done of waiting.values()) done('');
    };
    worker.onmessage = ({ data }: MessageEvent<CipherAnswer | 'ready'>) => {
      if (data !== 'ready') {
        waiting.get(data.id)?.(data.encrypted);
        waiting.delete(data.id);
        return;
      }
      resolve(
        (plain, publicKey) =>
          new Promise((done) => {
            last += 1;
            waiting.set(last, done);
            worker.postMessage({ id: last, plain, publicKey } satisfies CipherTask);
          }),
      );
    };
  });
}
