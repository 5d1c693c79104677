import type { HttpHandler } from 'msw';
import { touchSession } from '../../centre/access/sessions';
import { type Actor, ownerOf, type Transaction } from '../../centre/kernel/transaction';
import { homeOffer, verdictOn } from '../../centre/office/available-businesses';
import {
  listQuestions,
  markAnswerRead,
  popularTopics,
  readVisitorId,
  voteOn,
} from '../../centre/public/answers/answers';
import { dismissMatter, pushedMatters } from '../../centre/public/answers/answers-push';
import { searchHall } from '../../centre/public/search/hall-search';
import { ANY_SESSION } from '../calls/callers';
import { type RequestContext, searchOf, textField, textFields } from '../calls/request-context';
import { bearer, guardedRoute, type MockServer, publicRoute } from '../calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';

/** Smart answers and push (docs/specification.md 7.3, intellect), and the search of the hall. */
export function answerHandlers(door: MockServer): HttpHandler[] {
  return [
    publicRoute(door, 'get', `${HALL}/intellect/getIntellectList`, (tx, { query }) =>
      listQuestions(tx, searchOf(query, ['gjz', 'fl'])),
    ),
    publicRoute(door, 'get', `${HALL}/intellect/getInfo`, (tx, visit, request) =>
      markAnswerRead(tx, {
        id: textField(visit.query, 'id'),
        visitor: visitorOf(tx, visit, request, visit.query),
        actor: actorOf(tx, visit, request),
        verdicts: { offerOf: homeOffer, verdictOn },
        preview: textField(visit.query, 'yl') === '1',
      }),
    ),
    publicRoute(door, 'post', `${HALL}/intellect/savePj`, (tx, visit, request) =>
      voteOn(tx, {
        id: textField(visit.body, 'id'),
        pj: textField(visit.body, 'pj'),
        visitor: visitorOf(tx, visit, request, visit.body),
      }),
    ),
    publicRoute(door, 'get', `${HALL}/intellect/getRmList`, (tx) => popularTopics(tx)),
    guardedRoute(door, 'get', `${HALL}/intellect/getTsList`, ANY_SESSION, (tx, { actor }) => pushedMatters(tx, actor)),
    guardedRoute(door, 'post', `${HALL}/intellect/hlTs`, ANY_SESSION, (tx, { actor, body }) =>
      dismissMatter(tx, actor, textFields(body, 'id', 'hl')),
    ),
    publicRoute(door, 'get', `${HALL}/qwss/getList`, (tx, { query }) => searchHall(tx, searchOf(query, ['gjz', 'lb']))),
  ];
}

/** Owner of a vote: the signed-in person on every device, else the browser. */
function visitorOf(tx: Transaction, visit: RequestContext, request: Request, source: Record<string, unknown>): string {
  const actor = actorOf(tx, visit, request);
  return actor ? ownerOf(actor) : readVisitorId(textField(source, 'fkbs'));
}

/** Actor of the session, undefined for a guest. */
function actorOf(tx: Transaction, { wall }: RequestContext, request: Request): Actor | undefined {
  const token = bearer(request);
  const session = token && touchSession(tx, token, wall);
  return session ? session.actor : undefined;
}
