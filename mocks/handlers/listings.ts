import type { HttpHandler } from 'msw';
import { touchSession } from '../centre/access/sessions';
import type { Desk } from '../centre/kernel/desk';
import { ownProjects } from '../centre/loans/developers/project-views';
import { loanRates } from '../centre/public/content/rate-history';
import { listedHomes, projectDetail } from '../centre/public/listings/listing-views';
import { listProjects } from '../centre/public/listings/listings';
import { forbidden, sessionLost } from './answer';
import { bearer, type Door, open } from './door';
import { pageOf, text } from './visit';

const HALL = '/api/izfgjj-zhfw/v1';

/** What the centre publishes about lending: rates, and the properties it lends for (specification 7.3, 7.5). */
export function listingHandlers(door: Door): HttpHandler[] {
  return [
    open(door, 'get', `${HALL}/llgl/getDkllList`, (desk) => loanRates(desk)),
    // One path for two lists: page by page the public one, without a page the developer's own.
    open(door, 'get', `${HALL}/kfslpxx/getHzlpList`, (desk, { query }, request) =>
      text(query, 'page') === ''
        ? developersOwn(desk, bearer(request), door.wall())
        : listProjects(desk, {
            qy: text(query, 'qy'),
            kfsmc: text(query, 'kfsmc'),
            lpmc: text(query, 'lpmc'),
            jjq: text(query, 'jjq'),
            jjz: text(query, 'jjz'),
            lsjzdj: text(query, 'lsjzdj'),
            kd: text(query, 'kd'),
            px: text(query, 'px'),
            ...pageOf(query),
          }),
    ),
    open(door, 'get', `${HALL}/kfslpxx/getHzlpInfo`, (desk, { query }) => projectDetail(desk, text(query, 'lpbh'))),
    open(door, 'get', `${HALL}/kfslpxx/getHzlpFwList`, (desk, { query }) =>
      listedHomes(desk, {
        ldbh: text(query, 'ldbh'),
        dy: text(query, 'dy'),
        zt: text(query, 'zt'),
        ...pageOf(query),
      }),
    ),
  ];
}

function developersOwn(desk: Desk, token: string, wall: number): unknown {
  const session = token === '' ? undefined : touchSession(desk, token, wall);
  if (!session) return sessionLost();
  return session.loginType === '3' ? ownProjects(desk, session.actor) : forbidden();
}
