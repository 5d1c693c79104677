import { HttpResponse, http } from 'msw';
import sm from 'sm-crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CipherTask, loadCipher } from '@/api/client/cipher';
import { encryptSecret } from '@/api/client/secret';
import { listen, network } from '../network';

const net = network();
const pair = sm.sm2.generateKeyPairHex();
const read = (encrypted: string) => sm.sm2.doDecrypt(encrypted, pair.privateKey, 1, { output: 'string' });

/** A worker as far as the page sees it; what it does with a task is the test's. */
class FakeWorker {
  onmessage?: (event: { data: unknown }) => void;
  onerror?: (event: { message: string }) => void;
  terminate = vi.fn();
  constructor() {
    made.push(this);
  }
  postMessage(task: CipherTask) {
    this.tasks.push(task);
  }
  tasks: CipherTask[] = [];
}
const made: FakeWorker[] = [];

afterEach(() => {
  vi.unstubAllGlobals();
  made.length = 0;
});

describe('the cipher', () => {
  it('of the page is read with the private key', async () => {
    const encrypt = await loadCipher();
    expect(read(await encrypt('密码 Abc123!', pair.publicKey))).toBe('密码 Abc123!');
    expect(await encrypt('x', `04${'1'.repeat(128)}`)).toBe('');
  });

  it('is asked in the worker, each text answered as its own', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const loading = loadCipher();
    made[0]?.onmessage?.({ data: 'ready' });
    const encrypt = await loading;
    const [first, second] = [encrypt('甲', pair.publicKey), encrypt('乙', pair.publicKey)];
    for (const { id, plain } of made[0]?.tasks.toReversed() ?? [])
      made[0]?.onmessage?.({ data: { id, encrypted: `of ${plain}` } });
    expect(await Promise.all([first, second])).toEqual(['of 甲', 'of 乙']);
  });

  it('is made on the page when the file of the worker does not come', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const loading = loadCipher();
    made[0]?.onerror?.({ message: '404' });
    const encrypt = await loading;
    expect(read(await encrypt('abc', pair.publicKey))).toBe('abc');
    expect(made[0]?.terminate).toHaveBeenCalled();
  });

  it('that breaks while it works is told, and made anew for the next try', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    listen();
    net.answers(http.get('*/getPubleKey', () => HttpResponse.json({ code: 0, msg: '', data: pair.publicKey })));
    const sending = encryptSecret('abc');
    const told = expect(sending).rejects.toMatchObject({ kind: 'secret' });
    made[0]?.onmessage?.({ data: 'ready' });
    await vi.waitFor(() => expect(made[0]?.tasks).toHaveLength(1));
    made[0]?.onerror?.({ message: 'out of memory' });
    await told;
    const again = encryptSecret('abc');
    await vi.waitFor(() => expect(made).toHaveLength(2));
    made[1]?.onerror?.({ message: 'out of memory' });
    expect(read((await again).slice(2))).toBe('abc');
  });
});
