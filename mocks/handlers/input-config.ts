import type { HttpHandler } from 'msw';
import { inputConfig } from '../centre/members/input-config';
import { addressList, mapCode } from '../centre/registers/places';
import { ANY_PERSON } from './callers';
import { type Door, guarded, open } from './door';
import { text } from './visit';

const PUTIL = '/api/putil/v1';
const CORE = '/api/core/v1/p';

/** What forms need beforehand: counts of loans and withdrawals, addresses, branches on the map (specification 3, 7.5). */
export function inputConfigHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${PUTIL}/input/config/getListByCode`, ANY_PERSON, (desk, { session, query }) =>
      inputConfig(desk, session.actor, { code: text(query, 'code') }),
    ),
    open(door, 'get', `${CORE}/address/getList`, () => addressList),
    open(door, 'get', `${CORE}/symap/getList`, () => mapCode),
  ];
}
