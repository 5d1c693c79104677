import { afterEach, beforeEach, vi } from 'vitest';

export interface SentRequest {
  /** Without the origin. */
  path: string;
  body: Record<string, unknown>;
}

/** Records what leaves the page by its own requests, JSON and forms alike; empty at the start of each test. */
export function recordRequests(): { of: (path: string) => SentRequest[]; all: () => readonly SentRequest[] } {
  let sent: SentRequest[] = [];
  beforeEach(() => {
    sent = [];
    // The simulated centre has taken the place of the browser's own by now; this one stands before it.
    const Real = globalThis.XMLHttpRequest;
    const Listening = new Proxy(Real, {
      construct: (target) => listenedTo(new target(), (request) => sent.push(request)),
    });
    vi.stubGlobal('XMLHttpRequest', Listening);
  });
  afterEach(() => void vi.unstubAllGlobals());
  return { of: (path) => sent.filter((one) => one.path.endsWith(`/${path}`)), all: () => sent };
}

function listenedTo(request: XMLHttpRequest, heard: (request: SentRequest) => void): XMLHttpRequest {
  let path = '';
  const listen = (name: string | symbol, given: unknown[]) => {
    if (name === 'open') path = new URL(String(given[1])).pathname;
    if (name === 'send') heard({ path, body: readBody(given[0]) });
  };
  return new Proxy(request, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        listen(name, given);
        return Reflect.apply(value, target, given);
      };
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  });
}

function readBody(body: unknown): Record<string, unknown> {
  if (typeof body !== 'string') return {};
  return body.startsWith('{') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
}
