import { getResponse, type HttpHandler, http } from 'msw';

/** Start of a call's path: the hall may lie in any folder. */
const BEGIN = '/api/';
/** All calls of the hall, in any folder. */
export const API_PATH = /^https?:\/\/[^/]+\/(?:[^?#]*\/)?api\//;

/**
 * Single handler in front of all: dispatches by path. The library alone would try some 400 handlers in turn and compile each path for every
 * call. Handlers without a plain path are tried last, in order.
 */
export function byPath(handlers: readonly HttpHandler[]): HttpHandler {
  const answering = answersByPath(handlers);
  return http.all(API_PATH, ({ request }) => answering(request));
}

/** Answers by path; undefined if no handler matches. */
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

/** Path after `*` if it contains no pattern; undefined otherwise. */
function plainPath({ info: { path } }: HttpHandler): string | undefined {
  return typeof path === 'string' && /^\*\/api\/[\w/.-]+$/.test(path) ? path.slice(1) : undefined;
}
