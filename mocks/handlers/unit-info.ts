import type { HttpHandler } from 'msw';
import { sendUnitCode, unitProfile } from '../centre/registration/unit-changes';
import { type Door, guarded } from './door';
import { text } from './visit';

const CHANGE = '/api/izfgjj-zhfw/v1/jcdwxx/xxbg';

/** What GJ0102 and GJ0103 need beside the application itself: the information as it stands, and a code. */
export function unitInfoHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${CHANGE}/getInfo`, ['2'], (desk, { session }) => unitProfile(desk, session.actor)),
    guarded(door, 'post', `${CHANGE}/sendCode`, ['2'], (desk, { session, body }) =>
      sendUnitCode(desk, session.actor, text(body, 'jbrsjhm')),
    ),
  ];
}
