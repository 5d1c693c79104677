import { type HttpHandler, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { ApiAnswer } from '@/api/client/answer';
import * as client from '@/api/client/client';
import type { ApiError } from '@/api/client/errors';
import type { Read } from '@/api/client/read';
import { type ClientWiring, configureClient } from '@/api/client/wiring';

type Options = client.CallOptions;

// The client with paths of a test's own: what it does with an answer is the same for every call.
export const call = client.call as (
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  options?: Options,
) => Promise<ApiAnswer<unknown>>;
export const get = client.get as <T>(path: string, read: Read<T>, options?: Options) => Promise<T>;
export const post = client.post as <T>(path: string, body: unknown, read: Read<T>, options?: Options) => Promise<T>;
export const getBlob = client.getBlob as (path: string, options?: Options) => Promise<Blob>;

/** A network for one test file that knows nothing but what the test says. */
export function network(): { answers: (...handlers: HttpHandler[]) => void } {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return { answers: (...handlers) => server.use(...handlers) };
}

/** Every GET of a path answers this body. */
export const body = (text: string, init?: ResponseInit) =>
  http.get('*/api/x', () => new HttpResponse(text, { headers: { 'Content-Type': 'application/json' }, ...init }));

export const json = (value: unknown, init?: ResponseInit) => body(JSON.stringify(value), init);

/** What the client told its owner. */
export interface Heard {
  shown: ApiError[];
  lost: number;
  forbidden: number;
  /** What came with each refusal of a closed hall. */
  closed: unknown[];
  /** Rows left out, answer by answer. */
  unread: number[];
}

export function listen(wiring: Partial<ClientWiring> = {}): Heard {
  const heard: Heard = { shown: [], lost: 0, forbidden: 0, closed: [], unread: [] };
  configureClient({
    token: () => 'T1',
    kstb: () => false,
    showError: (error) => heard.shown.push(error),
    onSessionLost: () => {
      heard.lost += 1;
    },
    onForbidden: () => {
      heard.forbidden += 1;
    },
    onHallClosed: (status) => heard.closed.push(status),
    onSent: () => {},
    onUnread: (rows) => heard.unread.push(rows),
    ...wiring,
  });
  return heard;
}

/** The failure of a call that must fail. */
export async function failure(call: Promise<unknown>): Promise<ApiError> {
  return call.then(
    (value) => {
      throw new Error(`expected a failure, got ${JSON.stringify(value)}`);
    },
    (error: ApiError) => error,
  );
}
