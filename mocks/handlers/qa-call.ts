import { type HttpHandler, http } from 'msw';
import { type Desk, Refusal } from '../centre/kernel/desk';
import { answer } from './answer';
import { type Door, toAnybody } from './door';
import { QA } from './qa-path';
import { readVisit, type Visit } from './visit';

/** A call of the QA surface: no fault and no session applies to it. */
export function qaCall(
  door: Door,
  method: 'get' | 'post',
  name: string,
  work: (desk: Desk, visit: Visit) => unknown,
): HttpHandler {
  return toAnybody(
    http[method](`*${QA}/${name}`, async ({ request }) => {
      const visit = await readVisit(request, door.wall());
      if (visit instanceof Refusal) return answer(visit);
      return answer(await door.centre.transact((desk) => work(desk, visit)).catch(refusalOnly));
    }),
  );
}

function refusalOnly(failure: unknown): Refusal {
  if (failure instanceof Refusal) return failure;
  throw failure;
}
