import type { HttpHandler } from 'msw';
import { deleteDraft, holderOf } from '../centre/cases/drafts';
import { comments, resultsByDepartment, satisfaction } from '../centre/public/evaluation/evaluation-statistics';
import {
  evaluableCases,
  evaluationDetail,
  followUp,
  ownEvaluations,
} from '../centre/public/evaluation/evaluation-views';
import { evaluate, evaluationItems } from '../centre/public/evaluation/evaluations';
import { departments, terminals } from '../data/evaluation/evaluation-lists';
import { EVERYBODY } from './callers';
import { type Door, guarded, open } from './door';
import { pageOf, text, wholeNumber } from './visit';

const HALL = '/api/izfgjj-zhfw/v1';

/** 好差评 (specification 7.5): figures and words for everybody, one's own finished services and evaluations for the signed-in. */
export function evaluationHandlers(door: Door): HttpHandler[] {
  return [
    open(door, 'get', `${HALL}/hcp/getZgbmList`, () => departments),
    open(door, 'get', `${HALL}/hcp/getPjzdList`, () => terminals),
    // This centre is evaluated in its own hall; another may name the platform of its province.
    open(door, 'get', `${HALL}/hcp/getSdpjdz`, () => ({ pjdz: '/startEvaluation' })),
    open(door, 'get', `${HALL}/hcp/getMyd`, (desk, { query }) => satisfaction(desk, filterOf(query))),
    open(door, 'get', `${HALL}/hcp/getPjjgByDw`, (desk, { query }) => resultsByDepartment(desk, filterOf(query))),
    open(door, 'get', `${HALL}/hcp/getPjList`, (desk, { query }) =>
      comments(desk, { ...filterOf(query), pjfl: text(query, 'pjfl'), ...pageOf(query) }),
    ),
    guarded(door, 'get', `${HALL}/hcp/getPjx`, EVERYBODY, (_desk, { query }) => evaluationItems(text(query, 'pjdj'))),
    guarded(door, 'post', `${HALL}/hcp/getYwpjList`, EVERYBODY, (desk, { session, query }) =>
      evaluableCases(desk, session.actor, { ywlsh: text(query, 'ywlsh'), ...pageOf(query) }),
    ),
    guarded(door, 'post', `${HALL}/hcp/save`, EVERYBODY, (desk, { session, body }) => {
      const answer = evaluate(desk, session.actor, {
        ywlsh: text(body, 'ywlsh'),
        zgbm: text(body, 'zgbm'),
        pjzd: text(body, 'pjzd'),
        pjdj: text(body, 'pjdj'),
        pjx: text(body, 'pjx'),
        pjnr: text(body, 'pjnr'),
        sfnm: text(body, 'sfnm') === '1' ? '1' : '0',
      });
      deleteDraft(desk, holderOf(session), { ywlx: `hcp-${text(body, 'ywlsh')}` });
      return answer;
    }),
    guarded(door, 'post', `${HALL}/hcp/getPjxq`, EVERYBODY, (desk, { session, body }) =>
      evaluationDetail(desk, session.actor, text(body, 'ywlsh')),
    ),
    guarded(door, 'get', `${HALL}/hcp/getWdpj`, EVERYBODY, (desk, { session, query }) =>
      ownEvaluations(desk, session.actor, {
        pjdj: text(query, 'pjdj'),
        months: wholeNumber(query, 'ys', 0, 0, 1200),
        ...pageOf(query),
      }),
    ),
    guarded(door, 'post', `${HALL}/hcp/zp`, EVERYBODY, (desk, { session, body }) => {
      const record = followUp(desk, session.actor, { ywlsh: text(body, 'ywlsh'), zpnr: text(body, 'zpnr') });
      deleteDraft(desk, holderOf(session), { ywlx: `hcpzp-${text(body, 'ywlsh')}` });
      return record;
    }),
  ];
}

function filterOf(query: Record<string, string>) {
  return { ksny: text(query, 'ksny'), jsny: text(query, 'jsny'), zgbm: text(query, 'zgbm') };
}
