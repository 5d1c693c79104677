// First of all: the library looks for it as it loads.
import './worker-storage';
import { setFontSource } from '@hall/ofd/font-slices';
import { openCentre } from './centre/centre';
import { setPhonePage } from './centre/kernel/messages/phone-pages';
import { type Journal, JournalError } from './centre/kernel/store';
import type { Call, CentreReply, CentreStart, Opened, Wait, Waited } from './centre-messages';
import { createHandlers } from './handlers';
import { answersByPath } from './handlers/calls/by-path';
import { indexedDbJournal } from './journals/indexed-db';
import { memoryJournal } from './journals/memory';

/** ms: what a message takes is no difference of clocks. */
const SAME_TIME = 1000;

/** By how much the page's clock is ahead (ms): a tester may move it. */
let ahead = 0;
const clock = () => Date.now() + ahead;
const say = (what: Opened | CentreReply | Wait, transfer: Transferable[] = []) => postMessage(what, { transfer });

const waits: (() => void)[] = [];
/** By the page's clock, too: a fault that is late is as late as a tester lets time pass there. */
const wait = (ms: number) => new Promise<void>((resolve) => say({ wait: ms, id: waits.push(resolve) - 1 }));

addEventListener(
  'message',
  ({ data }: MessageEvent<CentreStart>) => {
    open(data).then(
      (answering) => {
        addEventListener('message', ({ data: message }: MessageEvent<Call | Waited>) =>
          'waited' in message ? waits[message.waited]?.() : void reply(answering, message),
        );
        say({ opened: true });
      },
      (failure: unknown) =>
        failure instanceof JournalError
          ? say({ opened: false, why: failure.message, damaged: true })
          : say({ opened: false, why: String(failure), damaged: false }),
    );
  },
  { once: true },
);

type Answering = ReturnType<typeof answersByPath>;

async function open({ phonePage, lock, now }: CentreStart): Promise<Answering> {
  goBy(now);
  // Held until the worker is gone: so the page hears of it, whatever took it away.
  await new Promise<void>((held) => {
    if (!navigator.locks) return held();
    void navigator.locks.request(lock, () => {
      held();
      return new Promise(() => {});
    });
  });
  setPhonePage(phonePage);
  setFontSource({
    ranges: async () => (await import('./font-by-address')).ranges,
    read: async (file) => (await import('./font-by-address')).fontByAddress(file),
  });
  return answersByPath(createHandlers(await openCentre(await browserJournal(), clock), clock, wait));
}

/** The page's clock decides from the seed on. */
function goBy(now: number): void {
  const skew = now - Date.now();
  ahead = Math.abs(skew) < SAME_TIME ? 0 : skew;
}

async function reply(answering: Answering, { id, now, url, method, headers, body }: Call): Promise<void> {
  goBy(now);
  const bodiless = method === 'GET' || method === 'HEAD';
  try {
    const answer = await answering(new Request(url, { method, headers, body: bodiless ? null : body }));
    if (!answer) return say({ id, answer: 'nobody' });
    if (answer.type === 'error') return say({ id, answer: 'fallen' });
    const bytes = await answer.arrayBuffer();
    const { status, statusText } = answer;
    say({ id, answer: { status, statusText, headers: [...answer.headers], body: bytes } }, [bytes]);
  } catch (fault) {
    // As the library answers for a handler that throws.
    const body = new TextEncoder().encode(JSON.stringify({ message: String(fault) })).buffer;
    const headers: [string, string][] = [['content-type', 'application/json']];
    say({ id, answer: { status: 500, statusText: 'Unhandled Exception', headers, body } });
  }
}

/** A browser that keeps nothing (some private windows) still gets a centre, for as long as the page lives. */
async function browserJournal(): Promise<Journal> {
  try {
    return await indexedDbJournal();
  } catch (failure) {
    console.warn('模拟中心的数据不会保存', failure);
    return memoryJournal();
  }
}
