import type { HttpHandler } from 'msw';
import { evaluate, evaluationItems } from '../centre/evaluations';
import { EVERYBODY } from './auth';
import { type Door, guarded } from './door';
import { text } from './visit';

const HALL = '/api/izfgjj-zhfw/v1';

/** 好差评 of one's own finished cases (specification 7.5). */
export function evaluationHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${HALL}/hcp/getPjx`, EVERYBODY, (_desk, { query }) => evaluationItems(text(query, 'pjdj'))),
    guarded(door, 'post', `${HALL}/hcp/save`, EVERYBODY, (desk, { session, body }) =>
      evaluate(desk, session.actor, {
        ywlsh: text(body, 'ywlsh'),
        pjdj: text(body, 'pjdj'),
        pjx: text(body, 'pjx'),
        pjnr: text(body, 'pjnr'),
        sfnm: text(body, 'sfnm'),
      }),
    ),
  ];
}
