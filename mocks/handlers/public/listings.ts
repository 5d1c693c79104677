import type { HttpHandler } from 'msw';
import type { DeveloperProject } from '@/api/developer/developer';
import { touchSession } from '../../centre/access/sessions';
import type { Transaction } from '../../centre/kernel/transaction';
import { projectsOfDeveloper } from '../../centre/loans/developers/project-views';
import { loanRates } from '../../centre/public/content/rate-history';
import { listedHomes, projectDetail } from '../../centre/public/listings/listing-views';
import { listProjects } from '../../centre/public/listings/listings';
import { forbidden, sessionLost } from '../calls/answer';
import { searchOf, textField } from '../calls/request-context';
import { bearer, type MockServer, publicRoute } from '../calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';

/** Public data on lending: rates and properties admitted for loans (docs/specification.md 7.3, 7.5). */
export function listingHandlers(door: MockServer): HttpHandler[] {
  return [
    publicRoute(door, 'get', `${HALL}/llgl/getDkllList`, (tx) => loanRates(tx)),
    // One path for two lists: with a page number the public one, without it the developer's own.
    publicRoute(door, 'get', `${HALL}/kfslpxx/getHzlpList`, (tx, { query }, request) =>
      textField(query, 'page') === ''
        ? developersOwn(tx, bearer(request), door.wall())
        : listProjects(tx, searchOf(query, ['qy', 'kfsmc', 'lpmc', 'jjq', 'jjz', 'lsjzdj', 'kd', 'px'])),
    ),
    publicRoute(door, 'get', `${HALL}/kfslpxx/getHzlpInfo`, (tx, { query }) =>
      projectDetail(tx, textField(query, 'lpbh')),
    ),
    publicRoute(door, 'get', `${HALL}/kfslpxx/getHzlpFwList`, (tx, { query }) =>
      listedHomes(tx, searchOf(query, ['ldbh', 'dy', 'zt'])),
    ),
  ];
}

function developersOwn(tx: Transaction, token: string, wall: number): DeveloperProject[] | Response {
  const session = token === '' ? undefined : touchSession(tx, token, wall);
  if (!session) return sessionLost();
  return session.loginType === '3' ? projectsOfDeveloper(tx, session.actor) : forbidden();
}
