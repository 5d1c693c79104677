import { type HttpHandler, http } from 'msw';
import { BusinessError, type Transaction } from '../../centre/kernel/transaction';
import { answer } from './answer';
import { QA } from './qa-path';
import { type RequestContext, readRequestContext } from './request-context';
import { type MockServer, publicHandler } from './routes';

/** Call of the QA surface; faults and sessions do not apply. */
export function qaCall(
  door: MockServer,
  method: 'get' | 'post',
  name: string,
  work: (tx: Transaction, visit: RequestContext) => unknown,
): HttpHandler {
  return publicHandler(
    http[method](`*${QA}/${name}`, async ({ request }) => {
      const visit = await readRequestContext(request, door.wall());
      if (visit instanceof BusinessError) return answer(visit);
      return answer(await door.centre.transact((tx) => work(tx, visit)).catch(refusalOnly));
    }),
  );
}

function refusalOnly(failure: unknown): BusinessError {
  if (failure instanceof BusinessError) return failure;
  throw failure;
}
