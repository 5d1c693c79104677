import type { HttpHandler } from 'msw';
import { touchSession } from '../centre/access/sessions';
import { type Actor, type Desk, ownerOf } from '../centre/kernel/desk';
import { ownOffer } from '../centre/office/own-options';
import { listQuestions, popularTopics, readAnswer, visitorMark, voteOn } from '../centre/public/answers/answers';
import { dismissMatter, pushedMatters } from '../centre/public/answers/answers-push';
import { searchHall } from '../centre/public/finding/hall-search';
import { EVERYBODY } from './callers';
import { bearer, type Door, guarded, open } from './door';
import { pageOf, text, type Visit } from './visit';

const HALL = '/api/izfgjj-zhfw/v1';

/** Smart answers and push (specification 7.3, intellect), and the search over the whole hall. */
export function answerHandlers(door: Door): HttpHandler[] {
  return [
    open(door, 'get', `${HALL}/intellect/getIntellectList`, (desk, { query }) =>
      listQuestions(desk, { gjz: text(query, 'gjz'), fl: text(query, 'fl'), ...pageOf(query) }),
    ),
    open(door, 'get', `${HALL}/intellect/getInfo`, (desk, visit, request) =>
      readAnswer(desk, {
        id: text(visit.query, 'id'),
        visitor: visitorOf(desk, visit, request, visit.query),
        actor: actorOf(desk, visit, request),
        offerOf: ownOffer,
      }),
    ),
    open(door, 'post', `${HALL}/intellect/savePj`, (desk, visit, request) =>
      voteOn(desk, {
        id: text(visit.body, 'id'),
        pj: text(visit.body, 'pj'),
        visitor: visitorOf(desk, visit, request, visit.body),
      }),
    ),
    open(door, 'get', `${HALL}/intellect/getRmList`, (desk) => popularTopics(desk)),
    guarded(door, 'get', `${HALL}/intellect/getTsList`, EVERYBODY, (desk, { session }) =>
      pushedMatters(desk, session.actor),
    ),
    guarded(door, 'post', `${HALL}/intellect/hlTs`, EVERYBODY, (desk, { session, body }) =>
      dismissMatter(desk, session.actor, { id: text(body, 'id'), hl: text(body, 'hl') }),
    ),
    open(door, 'get', `${HALL}/qwss/getList`, (desk, { query }) =>
      searchHall(desk, { gjz: text(query, 'gjz'), lb: text(query, 'lb'), ...pageOf(query) }),
    ),
  ];
}

/** Whose vote it is: the signed-in person's on every device, else the browser's. */
function visitorOf(desk: Desk, visit: Visit, request: Request, source: Record<string, unknown>): string {
  const actor = actorOf(desk, visit, request);
  return actor ? ownerOf(actor) : visitorMark(text(source, 'fkbs'));
}

/** Whoever is signed in, if anybody. */
function actorOf(desk: Desk, { wall }: Visit, request: Request): Actor | undefined {
  const token = bearer(request);
  const session = token && touchSession(desk, token, wall);
  return session ? session.actor : undefined;
}
