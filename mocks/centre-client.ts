import { HttpResponse, passthrough } from 'msw';
import { JournalError } from './centre/kernel/store';
import type { Call, CentreReply, CentreStart, Opened, Wait, Waited } from './centre-messages';

/** A worker with an open centre, and what it has still to answer. */
interface Running {
  ask: (call: Omit<Call, 'id'>) => Promise<CentreReply['answer']>;
}

/**
 * The centre in a worker of its own: whatever it does, the page goes on. Where the worker is lost (the browser was short of
 * memory), the calls it had in hand fail as those of a network that fails, and another one takes its place: the journal has all
 * that was answered.
 * @param onFailed a lost worker's place could not be taken; the next call tries again
 * @throws where the centre cannot be opened
 */
export async function centreInWorker(
  phonePage: string,
  onFailed: (failure: unknown) => void,
): Promise<(request: Request) => Promise<Response>> {
  let running: Promise<Running> | undefined;
  const current = () => {
    running ??= run(phonePage, () => {
      running = undefined;
    });
    return running;
  };
  await current();
  return async (request) => {
    const { url, method } = request;
    const body = await request.arrayBuffer();
    const call = { now: Date.now(), url, method, headers: [...request.headers], body };
    try {
      return responseOf(await (await current()).ask(call));
    } catch (failure) {
      onFailed(failure);
      return HttpResponse.error();
    }
  };
}

function failureOf({ why, damaged }: Opened & { opened: false }): Error {
  return damaged ? new JournalError(why) : new Error(why);
}

function responseOf(answer: CentreReply['answer']): Response {
  if (answer === 'nobody') return passthrough();
  if (answer === 'fallen') return HttpResponse.error();
  const { body, ...head } = answer;
  return new HttpResponse(body.byteLength === 0 ? null : body, head);
}

/** Starts a worker; `onLost`: it is gone, also where it did not open. */
async function run(phonePage: string, onLost: () => void): Promise<Running> {
  const worker = new Worker(new URL('./centre-worker.ts', import.meta.url), { type: 'module', name: 'centre' });
  const waiting = new Map<number, (answer: CentreReply['answer']) => void>();
  const lock = `centre-${crypto.randomUUID()}`;
  const lose = () => {
    worker.terminate();
    onLost();
    for (const answer of waiting.values()) answer('fallen');
    waiting.clear();
  };
  try {
    await new Promise<void>((resolve, reject) => {
      worker.onerror = ({ message }) => reject(new Error(message || 'The worker of the centre did not start'));
      worker.onmessage = ({ data }: MessageEvent<Opened>) => (data.opened ? resolve() : reject(failureOf(data)));
      worker.postMessage({ phonePage, lock, now: Date.now() } satisfies CentreStart);
    });
  } catch (failure) {
    lose();
    throw failure;
  }
  worker.onerror = null;
  worker.onmessage = ({ data }: MessageEvent<CentreReply | Wait>) => {
    if ('wait' in data) {
      setTimeout(() => worker.postMessage({ waited: data.id } satisfies Waited), data.wait);
      return;
    }
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  };
  // Free once the worker is: until then this waits.
  void navigator.locks?.request(lock, lose);
  let last = 0;
  return {
    ask: (call) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        worker.postMessage({ ...call, id: last } satisfies Call, [call.body]);
      }),
  };
}
