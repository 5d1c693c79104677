import type { HttpHandler } from 'msw';
import { deleteDraft, draftHolderOf } from '../../centre/cases/drafts/drafts';
import { comments, resultsByDepartment, satisfaction } from '../../centre/public/evaluation/evaluation-statistics';
import {
  evaluableCases,
  evaluationDetail,
  evaluationsOfActor,
  followUp,
} from '../../centre/public/evaluation/evaluation-views';
import { evaluate, evaluationItems } from '../../centre/public/evaluation/evaluations';
import { evaluationDepartments, terminals } from '../../data/evaluation/evaluation-lists';
import { ANY_SESSION } from '../calls/callers';
import { integerField, pagingOf, searchOf, textField } from '../calls/request-context';
import { guardedRoute, type MockServer, publicRoute } from '../calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';

/** 好差评 (docs/specification.md 7.5): public statistics and texts; own finished services and evaluations for signed-in users. */
export function evaluationHandlers(door: MockServer): HttpHandler[] {
  return [
    publicRoute(door, 'get', `${HALL}/hcp/getZgbmList`, () => evaluationDepartments),
    publicRoute(door, 'get', `${HALL}/hcp/getPjzdList`, () => terminals),
    // This centre uses the hall's own evaluation page; another may name its province's platform.
    publicRoute(door, 'get', `${HALL}/hcp/getSdpjdz`, () => ({ pjdz: '/startEvaluation' })),
    publicRoute(door, 'get', `${HALL}/hcp/getMyd`, (tx, { query }) => satisfaction(tx, filterOf(query))),
    publicRoute(door, 'get', `${HALL}/hcp/getPjjgByDw`, (tx, { query }) => resultsByDepartment(tx, filterOf(query))),
    publicRoute(door, 'get', `${HALL}/hcp/getPjList`, (tx, { query }) =>
      comments(tx, { ...filterOf(query), pjfl: textField(query, 'pjfl'), ...pagingOf(query) }),
    ),
    guardedRoute(door, 'get', `${HALL}/hcp/getPjx`, ANY_SESSION, (_desk, { query }) =>
      evaluationItems(textField(query, 'pjdj')),
    ),
    guardedRoute(door, 'post', `${HALL}/hcp/getYwpjList`, ANY_SESSION, (tx, { session, query }) =>
      evaluableCases(tx, session.actor, searchOf(query, ['ywlsh'])),
    ),
    guardedRoute(door, 'post', `${HALL}/hcp/save`, ANY_SESSION, (tx, { session, body }) => {
      const answer = evaluate(tx, session.actor, {
        ywlsh: textField(body, 'ywlsh'),
        zgbm: textField(body, 'zgbm'),
        pjzd: textField(body, 'pjzd'),
        pjdj: textField(body, 'pjdj'),
        pjx: textField(body, 'pjx'),
        pjnr: textField(body, 'pjnr'),
        sfnm: textField(body, 'sfnm') === '1' ? '1' : '0',
      });
      deleteDraft(tx, draftHolderOf(session), { ywlx: `hcp-${textField(body, 'ywlsh')}` });
      return answer;
    }),
    guardedRoute(door, 'post', `${HALL}/hcp/getPjxq`, ANY_SESSION, (tx, { session, body }) =>
      evaluationDetail(tx, session.actor, textField(body, 'ywlsh')),
    ),
    guardedRoute(door, 'get', `${HALL}/hcp/getWdpj`, ANY_SESSION, (tx, { session, query }) =>
      evaluationsOfActor(tx, session.actor, {
        pjdj: textField(query, 'pjdj'),
        months: integerField(query, 'ys', 0, 0, 1200),
        ...pagingOf(query),
      }),
    ),
    guardedRoute(door, 'post', `${HALL}/hcp/zp`, ANY_SESSION, (tx, { session, body }) => {
      const record = followUp(tx, session.actor, { ywlsh: textField(body, 'ywlsh'), zpnr: textField(body, 'zpnr') });
      deleteDraft(tx, draftHolderOf(session), { ywlx: `hcpzp-${textField(body, 'ywlsh')}` });
      return record;
    }),
  ];
}

function filterOf(query: Record<string, string>) {
  return { ksny: textField(query, 'ksny'), jsny: textField(query, 'jsny'), zgbm: textField(query, 'zgbm') };
}
