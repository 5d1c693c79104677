import { setFontSource } from '@hall/ofd/font-slices';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import type { LoginType } from '@/api/session/auth';
import { type DemoSession, startDemoSession } from './centre/access/start-session';
import { setHall } from './centre/access/website';
import { openCentre } from './centre/centre';
import { addFault, type Fault } from './centre/kernel/faults';
import { type OutboxEntry, readOutbox } from './centre/kernel/messages/outbox';
import type { Transaction } from './centre/kernel/transaction';
import { isObserved, tellExchange } from './exchanges';
import { fontOnDisk } from './font-on-disk';
import { createHandlers } from './handlers';
import { answersByPath } from './handlers/calls/by-path';
import { memoryJournal } from './journals/memory';
import { letFormFilesThrough } from './jsdom-files';
import { type Answering, requestsAnsweredBy } from './page-requests';

/** The simulated centre of a test file, behind every request the code under test makes. */
export interface TestCentre {
  /** A session without the sign-in page: '1' with an ID number, '2' with a unit account, '3' with a developer number. */
  /** `operator`: whose session it is of a unit's, by ID number; the first one on file without. */
  signIn(loginType: LoginType, account: string, operator?: string): Promise<DemoSession>;
  /** Newest first. */
  outbox(): Promise<OutboxEntry[]>;
  /** The code that was sent last. */
  lastCode(kind: OutboxEntry['kind']): Promise<string>;
  fault(fault: { path: string; kind: Fault['kind']; times?: number; value?: string | number }): Promise<void>;
  setHall(qdzt: '0' | '1', reason?: { tzyy?: string; yjhfsj?: string }): Promise<void>;
  /** Lets real time pass for tokens, codes and locks. */
  passTime(ms: number): void;
  /** Bodies of the calls to this path, oldest first, since the centre was started or reset. */
  sent(path: string): Promise<unknown[]>;
  /** Straight to the centre's rules. */
  transact<T>(work: (tx: Transaction) => T): Promise<T>;
  /** The large unit, as QA puts it in. */
  addLargeUnit(rs: number): Promise<unknown>;
  /** Back to the seeded state: call it between tests. */
  reset(): Promise<void>;
  close(): void;
}

/** What stands between the hall and the centre and may change an answer on its way. */
export type Gateway = (path: string, answer: Response) => Response | Promise<Response>;

function observed(answering: Answering, isOfHall: boolean): Answering {
  return async (request) => {
    if (!isObserved()) return answering(request);
    const asked = request.clone();
    const answer = await answering(request);
    if (answer) await tellExchange({ request: asked, answer: answer.clone(), isOfHall });
    return answer;
  };
}

function behind(gateway: Gateway, answering: Answering): Answering {
  return async (request) => {
    const answer = await answering(request);
    return answer && gateway(new URL(request.url).pathname, answer);
  };
}

/** Stands in the place of the page's own requests, where there is a page. @returns puts those back */
function answerPage(answering: Answering): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'XMLHttpRequest');
  if (!before) return () => {};
  const value = requestsAnsweredBy(answering);
  Object.defineProperty(globalThis, 'XMLHttpRequest', { configurable: true, writable: true, value });
  return () => void Object.defineProperty(globalThis, 'XMLHttpRequest', before);
}

/** Starts a centre whose date is `today` (10:00 in the fund's zone; default: the real date) and takes over the network of this test file. */
export async function startTestCentre({
  today,
  gateway,
}: {
  today?: string;
  gateway?: Gateway;
} = {}): Promise<TestCentre> {
  letFormFilesThrough();
  setFontSource(fontOnDisk);
  const begun = Date.now();
  const start = today ? Date.parse(`${today}T10:00:00+08:00`) : begun;
  let passed = 0;
  const clock = () => start + (Date.now() - begun) + passed;
  const centre = await openCentre(memoryJournal(), clock);
  const handlers = answersByPath(createHandlers(centre, clock));
  const front = (isOfHall: boolean) => {
    const seen = observed(handlers, isOfHall);
    return gateway ? behind(gateway, seen) : seen;
  };
  const ofTest = front(false);
  const ofHall = front(true);
  const server = setupServer(http.all('*/api/*', ({ request }) => ofTest(request)));
  server.listen({ onUnhandledRequest: 'bypass' });
  const calls: Request[] = [];
  const keep = (request: Request) => void (request.method !== 'GET' && calls.push(request.clone()));
  server.events.on('request:start', ({ request }) => keep(request));
  const leavePage = answerPage((request) => {
    keep(request);
    return ofHall(request);
  });
  const outbox = () => centre.transact(readOutbox);
  return {
    signIn: (loginType, account, operator) =>
      centre.transact((tx) => {
        const session = startDemoSession(tx, clock(), loginType, account, operator);
        if (!session) throw new Error(`Nobody signs in as ${loginType} ${account}`);
        return session;
      }),
    outbox,
    lastCode: async (kind) => (await outbox()).find((entry) => entry.kind === kind)?.code ?? '',
    fault: async ({ path, kind, times = 1, value = '' }) => {
      await centre.transact((tx) => addFault(tx, { path, kind, times, value: String(value) }));
    },
    setHall: async (qdzt, reason) => {
      await centre.transact((tx) => setHall(tx, { qdzt, ...reason }));
    },
    passTime: (ms) => {
      passed += ms;
    },
    sent: (path) =>
      Promise.all(calls.filter(({ url }) => new URL(url).pathname.endsWith(path)).map((call) => call.clone().json())),
    transact: centre.transact,
    addLargeUnit: centre.addLargeUnit,
    reset: async () => {
      passed = 0;
      calls.length = 0;
      await centre.reset();
    },
    close: () => {
      leavePage();
      server.close();
    },
  };
}
