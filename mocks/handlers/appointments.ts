import type { HttpHandler } from 'msw';
import { book, cancel, change } from '../centre/appointments/booking';
import {
  appointmentBasis,
  appointmentDays,
  appointmentOf,
  appointmentView,
  listAppointments,
} from '../centre/appointments/views';
import { ANY_PERSON } from './callers';
import { type Door, guarded } from './door';
import { pageOf, text } from './visit';

const VISITS = '/api/izfgjj-zhfw/v1/wdyy';

/** Appointments at the branches (domain catalogue 10.1): everybody their own. */
export function appointmentHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${VISITS}/getInit`, ANY_PERSON, (desk, { session }) => appointmentBasis(desk, session.actor)),
    guarded(door, 'get', `${VISITS}/getSd`, ANY_PERSON, (desk, { query }) =>
      appointmentDays(desk, text(query, 'wdbh')),
    ),
    guarded(door, 'get', `${VISITS}/getList`, ANY_PERSON, (desk, { session, query }) =>
      listAppointments(desk, session.actor, { zt: text(query, 'zt'), ...pageOf(query) }),
    ),
    guarded(door, 'get', `${VISITS}/getInfo`, ANY_PERSON, (desk, { session, query }) =>
      appointmentView(desk, appointmentOf(desk, session.actor, text(query, 'yyh'))),
    ),
    guarded(door, 'post', `${VISITS}/save`, ANY_PERSON, (desk, { session, body }) => book(desk, session.actor, body)),
    guarded(door, 'post', `${VISITS}/gaiqi`, ANY_PERSON, (desk, { session, body }) =>
      change(desk, session.actor, body),
    ),
    guarded(door, 'post', `${VISITS}/quxiao`, ANY_PERSON, (desk, { session, body }) =>
      cancel(desk, session.actor, text(body, 'yyh')),
    ),
  ];
}
