import { type HttpHandler, HttpResponse, http } from 'msw';
import { type SessionRecord, touchSession } from '../centre/access/sessions';
import type { Centre } from '../centre/centre';
import { type Desk, Refusal } from '../centre/kernel/desk';
import { type Fault, takeFault } from '../centre/kernel/faults';
import { rolesOf } from '../centre/kernel/people';
import { withAnyQueriesNoted } from '../centre/registers/register-queries';
import { answer, broken, forbidden, sessionLost } from './answer';
import { type Callers, isAmong } from './callers';
import { readVisit, type Visit } from './visit';
import { closedTo } from './while-closed';

/** What every handler stands on: the centre and the real clock (the centre's own date may be moved by QA), also to be late by (ms). */
export interface Door {
  centre: Centre;
  wall: () => number;
  wait: (ms: number) => Promise<unknown>;
}

export interface Visitor<S extends SessionRecord = SessionRecord> extends Visit {
  session: S;
}

export type Method = 'get' | 'post';

/** Who may make which call, as it was said where the call is answered. */
const said = new WeakMap<HttpHandler, Callers | 'public'>();

/** Says of a handler that anybody may call it, session or none. */
export function toAnybody(handler: HttpHandler): HttpHandler {
  said.set(handler, 'public');
  return handler;
}

/** Who may make a call; undefined for a handler that says nothing about it, which a test looks for. */
export const callersOf = (handler: HttpHandler) => said.get(handler);

/** A call anybody may make. A `Refusal` that is returned keeps what was written; one that is thrown undoes it. */
export function open(
  door: Door,
  method: Method,
  path: string,
  work: (desk: Desk, visit: Visit, request: Request) => unknown,
): HttpHandler {
  const handler = http[method](`*${path}`, ({ request }) =>
    behindFaults(door, request, async () => {
      const visit = await readVisit(request, door.wall());
      if (visit instanceof Refusal) return answer(visit);
      return answer(await door.centre.transact((desk) => closedTo(desk, method, path) ?? work(desk, visit, request)));
    }),
  );
  return toAnybody(handler);
}

/** A call of the signed-in: token known and alive (else 401), its holder among the callers (else 403). */
export function guarded(
  door: Door,
  method: Method,
  path: string,
  callers: Callers,
  work: (desk: Desk, visitor: Visitor) => unknown,
): HttpHandler {
  return guardedBy(touchSession, door, method, path, callers, work);
}

/** The same with another way to tell whose token it is. */
export function guardedBy<S extends SessionRecord>(
  find: (desk: Desk, token: string, wall: number) => S | undefined,
  door: Door,
  method: Method,
  path: string,
  callers: Callers,
  work: (desk: Desk, visitor: Visitor<S>) => unknown,
): HttpHandler {
  const handler = http[method](`*${path}`, ({ request }) =>
    behindFaults(door, request, async () => {
      const token = bearer(request);
      const session = token && (await door.centre.transact((desk) => find(desk, token, door.wall())));
      if (!session) return sessionLost();
      const visit = await readVisit(request, door.wall());
      const { loginType, actor } = session;
      return answer(
        await door.centre.transact((desk) => {
          if (!isAmong(callers, loginType, rolesOf(desk, actor))) return forbidden();
          const closed = closedTo(desk, method, path);
          if (closed) return closed;
          if (visit instanceof Refusal) return visit;
          return withAnyQueriesNoted(desk, actor, () => work(desk, { ...visit, session }));
        }),
      );
    }),
  );
  said.set(handler, callers);
  return handler;
}

export function bearer(request: Request): string {
  return /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
}

async function behindFaults(door: Door, request: Request, run: () => Promise<Response>): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const fault = await door.centre.transact((desk) => takeFault(desk, pathname + search));
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

/** Answers that come in place of the centre's: the request is not carried out. */
function replacement(fault: Fault): Response | undefined {
  if (fault.kind === 'status') {
    const status = Number(fault.value);
    const valid = Number.isInteger(status) && status >= 200 && status <= 599;
    return HttpResponse.json({ code: fault.value, msg: '', data: null }, { status: valid ? status : 500 });
  }
  if (fault.kind === 'code') return HttpResponse.json({ code: fault.value, msg: '模拟的业务拒绝', data: null });
  // One's own answer word for word: what another centre might say.
  if (fault.kind === 'answer')
    return new HttpResponse(fault.value, { headers: { 'Content-Type': 'application/json' } });
  if (fault.kind === 'html') return HttpResponse.html('<html><body><h1>502 Bad Gateway</h1></body></html>');
  return undefined;
}

async function answered(run: () => Promise<Response>): Promise<Response> {
  try {
    return await run();
  } catch (failure) {
    if (failure instanceof Refusal) return answer(failure);
    console.error(failure);
    return broken();
  }
}
