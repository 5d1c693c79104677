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
import { integerField, pagingOf, searchOf, textField, textFields } from '../calls/request-context';
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
    guardedRoute(door, 'post', `${HALL}/hcp/getYwpjList`, ANY_SESSION, (tx, { actor, query }) =>
      evaluableCases(tx, actor, searchOf(query, ['ywlsh'])),
    ),
    guardedRoute(door, 'post', `${HALL}/hcp/save`, ANY_SESSION, (tx, { session, actor, body }) => {
      const answer = evaluate(tx, actor, body);
      deleteDraft(tx, draftHolderOf(session), { ywlx: `hcp-${textField(body, 'ywlsh')}` });
      return answer;
    }),
    guardedRoute(door, 'post', `${HALL}/hcp/getPjxq`, ANY_SESSION, (tx, { actor, body }) =>
      evaluationDetail(tx, actor, textField(body, 'ywlsh')),
    ),
    guardedRoute(door, 'get', `${HALL}/hcp/getWdpj`, ANY_SESSION, (tx, { actor, query }) =>
      evaluationsOfActor(tx, actor, {
        pjdj: textField(query, 'pjdj'),
        months: integerField(query, 'ys', 0, 0, 1200),
        ...pagingOf(query),
      }),
    ),
    guardedRoute(door, 'post', `${HALL}/hcp/zp`, ANY_SESSION, (tx, { session, actor, body }) => {
      const record = followUp(tx, actor, textFields(body, 'ywlsh', 'zpnr'));
      deleteDraft(tx, draftHolderOf(session), { ywlx: `hcpzp-${textField(body, 'ywlsh')}` });
      return record;
    }),
  ];
}

function filterOf(query: Record<string, string>) {
  return textFields(query, 'ksny', 'jsny', 'zgbm');
}
