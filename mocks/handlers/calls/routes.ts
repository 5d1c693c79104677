import { type HttpHandler, HttpResponse, http } from 'msw';
import { type SessionRecord, touchSession } from '../../centre/access/sessions';
import type { Centre } from '../../centre/centre';
import { consumeFault, type Fault } from '../../centre/kernel/faults';
import { rolesOf } from '../../centre/kernel/people';
import { BusinessError, type Transaction } from '../../centre/kernel/transaction';
import { withAnyQueriesNoted } from '../../centre/registers/register-queries';
import { answer, broken, forbidden, sessionLost } from './answer';
import { type Callers, isAmong } from './callers';
import { type RequestContext, readRequestContext } from './request-context';
import { closedTo, type HandlerMethod } from './while-closed';

/** Context of all handlers: the centre, the real time (the centre's own date may be moved by QA), and a delay in ms. */
export interface MockServer {
  centre: Centre;
  wall: () => number;
  wait: (ms: number) => Promise<unknown>;
}

export interface SessionContext<S extends SessionRecord = SessionRecord> extends RequestContext {
  session: S;
  actor: S['actor'];
}

/** Permitted callers of each handler, set where the route is defined. */
const declared = new WeakMap<HttpHandler, Callers | 'public'>();

/** Marks a handler as public (with or without a session). */
export function publicHandler(handler: HttpHandler): HttpHandler {
  declared.set(handler, 'public');
  return handler;
}

/** Permitted callers; undefined for a handler without any, which a test reports. */
export const callersOf = (handler: HttpHandler) => declared.get(handler);

/** Public route. A returned `BusinessError` commits the transaction; a thrown one rolls it back. */
export function publicRoute(
  door: MockServer,
  method: HandlerMethod,
  path: string,
  work: (tx: Transaction, visit: RequestContext, request: Request) => unknown,
): HttpHandler {
  const handler = http[method](`*${path}`, ({ request }) =>
    behindFaults(door, request, async () => {
      const visit = await readRequestContext(request, door.wall());
      if (visit instanceof BusinessError) return answer(visit);
      return answer(await door.centre.transact((tx) => closedTo(tx, method, path) ?? work(tx, visit, request)));
    }),
  );
  return publicHandler(handler);
}

/** Route with a session: valid token (else 401) and permitted caller (else 403). */
export function guardedRoute(
  door: MockServer,
  method: HandlerMethod,
  path: string,
  callers: Callers,
  work: (tx: Transaction, visitor: SessionContext) => unknown,
): HttpHandler {
  return guardedBy(touchSession, door, method, path, callers, work);
}

/** Guarded route with its own lookup of the token's session. */
export function guardedBy<S extends SessionRecord>(
  find: (tx: Transaction, token: string, wall: number) => S | undefined,
  door: MockServer,
  method: HandlerMethod,
  path: string,
  callers: Callers,
  work: (tx: Transaction, visitor: SessionContext<S>) => unknown,
): HttpHandler {
  const handler = http[method](`*${path}`, ({ request }) =>
    behindFaults(door, request, async () => {
      const token = bearer(request);
      const session = token && (await door.centre.transact((tx) => find(tx, token, door.wall())));
      if (!session) return sessionLost();
      const visit = await readRequestContext(request, door.wall());
      const { loginType, actor } = session;
      return answer(
        await door.centre.transact((tx) => {
          if (!isAmong(callers, loginType, rolesOf(tx, actor))) return forbidden();
          const closed = closedTo(tx, method, path);
          if (closed) return closed;
          if (visit instanceof BusinessError) return visit;
          return withAnyQueriesNoted(tx, actor, () => work(tx, { ...visit, session, actor }));
        }),
      );
    }),
  );
  declared.set(handler, callers);
  return handler;
}

export function bearer(request: Request): string {
  return /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
}

async function behindFaults(door: MockServer, request: Request, run: () => Promise<Response>): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const fault = await door.centre.transact((tx) => consumeFault(tx, pathname + search));
  if (fault?.kind === 'delay') await door.wait(Number(fault.value) || 0);
  const instead = fault && replacement(fault);
  if (instead) return instead;
  const response = await answered(run);
  if (fault?.kind === 'abort') return HttpResponse.error();
  if (fault?.kind === 'truncate') {
    const whole = await response.text();
    return new HttpResponse(whole.slice(0, whole.length / 2), { headers: { 'Content-Type': 'application/json' } });
  }
  return response;
}

/** Answers that replace the centre's; the request is not processed. */
function replacement(fault: Fault): Response | undefined {
  if (fault.kind === 'status') {
    const status = Number(fault.value);
    const valid = Number.isInteger(status) && status >= 200 && status <= 599;
    return HttpResponse.json({ code: fault.value, msg: '', data: null }, { status: valid ? status : 500 });
  }
  if (fault.kind === 'code') return HttpResponse.json({ code: fault.value, msg: '模拟的业务拒绝', data: null });
  // Literal answer: simulates another centre's.
  if (fault.kind === 'answer')
    return new HttpResponse(fault.value, { headers: { 'Content-Type': 'application/json', 'X-Simulated-Fault': '1' } });
  if (fault.kind === 'html') return HttpResponse.html('<html><body><h1>502 Bad Gateway</h1></body></html>');
  return undefined;
}

async function answered(run: () => Promise<Response>): Promise<Response> {
  try {
    return await run();
  } catch (failure) {
    if (failure instanceof BusinessError) return answer(failure);
    console.error(failure);
    return broken();
  }
}
