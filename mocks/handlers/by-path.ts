import { getResponse, type HttpHandler, http } from 'msw';

/** Where the path of a call begins: the hall may lie in any folder. */
const BEGIN = '/api/';
/** Every call of the hall, wherever it lies. */
export const CALLS = /^https?:\/\/[^/]+\/(?:[^?#]*\/)?api\//;

/**
 * One handler in front of all: it finds by its path who answers a call. The library alone would ask each of some 400 handlers
 * in turn, and write each one's path into a pattern anew for every call. What has no plain path is asked last, in its order.
 */
export function byPath(handlers: readonly HttpHandler[]): HttpHandler {
  const answering = answersByPath(handlers);
  return http.all(CALLS, ({ request }) => answering(request));
}

/** The answer of whom a call is for; undefined where nobody answers. */
export function answersByPath(handlers: readonly HttpHandler[]): (request: Request) => Promise<Response | undefined> {
  const named = new Map<string, HttpHandler[]>();
  const others: HttpHandler[] = [];
  for (const handler of handlers) {
    const path = plainPath(handler);
    if (path === undefined) others.push(handler);
    else named.set(path, [...(named.get(path) ?? []), handler]);
  }
  return (request) => {
    const { pathname } = new URL(request.url);
    const path = pathname.slice(pathname.indexOf(BEGIN));
    return getResponse([...(named.get(path) ?? []), ...others], request);
  };
}

/** `*` and a path without anything that stands for something else; undefined for any other. */
function plainPath({ info: { path } }: HttpHandler): string | undefined {
  return typeof path === 'string' && /^\*\/api\/[\w/.-]+$/.test(path) ? path.slice(1) : undefined;
}
