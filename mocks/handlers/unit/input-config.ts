import type { HttpHandler } from 'msw';
import { inputConfig } from '../../centre/members/input-config';
import { addressList, mapCode } from '../../centre/registers/places';
import { ANY_PERSON } from '../calls/callers';
import { textFields } from '../calls/request-context';
import { guardedRoute, type MockServer, publicRoute } from '../calls/routes';

const PUTIL = '/api/putil/v1';
const CORE = '/api/core/v1/p';

/** Data for forms: counts of loans and withdrawals, addresses, branches on the map (docs/specification.md 3, 7.5). */
export function inputConfigHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${PUTIL}/input/config/getListByCode`, ANY_PERSON, (tx, { actor, query }) =>
      inputConfig(tx, actor, textFields(query, 'code')),
    ),
    publicRoute(door, 'get', `${CORE}/address/getList`, () => addressList),
    publicRoute(door, 'get', `${CORE}/symap/getList`, () => mapCode),
  ];
}
