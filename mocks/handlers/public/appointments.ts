import type { HttpHandler } from 'msw';
import { book, cancel, change } from '../../centre/appointments/booking';
import {
  appointmentBasis,
  appointmentDays,
  appointmentOf,
  appointmentView,
  listAppointments,
} from '../../centre/appointments/views';
import { ANY_PERSON } from '../calls/callers';
import { searchOf, textField } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const VISITS = '/api/izfgjj-zhfw/v1/wdyy';

/** Own appointments at the branches (docs/rules/appointments.md). */
export function appointmentHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${VISITS}/getInit`, ANY_PERSON, (tx, { actor }) => appointmentBasis(tx, actor)),
    guardedRoute(door, 'get', `${VISITS}/getSd`, ANY_PERSON, (tx, { query }) =>
      appointmentDays(tx, textField(query, 'wdbh')),
    ),
    guardedRoute(door, 'get', `${VISITS}/getList`, ANY_PERSON, (tx, { actor, query }) =>
      listAppointments(tx, actor, searchOf(query, ['zt'])),
    ),
    guardedRoute(door, 'get', `${VISITS}/getInfo`, ANY_PERSON, (tx, { actor, query }) =>
      appointmentView(tx, appointmentOf(tx, actor, textField(query, 'yyh'))),
    ),
    guardedRoute(door, 'post', `${VISITS}/save`, ANY_PERSON, (tx, { actor, body }) => book(tx, actor, body)),
    guardedRoute(door, 'post', `${VISITS}/gaiqi`, ANY_PERSON, (tx, { actor, body }) => change(tx, actor, body)),
    guardedRoute(door, 'post', `${VISITS}/quxiao`, ANY_PERSON, (tx, { actor, body }) =>
      cancel(tx, actor, textField(body, 'yyh')),
    ),
  ];
}
