import type { HttpHandler } from 'msw';
import { checkContract, listContracts, submitSignedContract } from '../../centre/loans/applications/contract';
import { confirmSale, listBorrowers } from '../../centre/loans/applications/developer-view';
import { listBuildings, listHouses, loanHousehold, loanProjects } from '../../centre/loans/applications/house-views';
import { loanDetail, repaymentPlan } from '../../centre/loans/applications/loan-views';
import { withQueriesNoted } from '../../centre/registers/register-queries';
import { ANY_PERSON } from '../calls/callers';
import { pagingOf, textField } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';

/** Calls of the loan application besides the application: household, building tables, developer's statement, contracts, running loan. */
export function loanApplicationHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${HALL}/dksq/getJtxx`, ANY_PERSON, (tx, { session }) =>
      withQueriesNoted(tx, session.actor, { ywlx: 'GD0101', doing: '打开业务时' }, () =>
        loanHousehold(tx, session.actor),
      ),
    ),
    guardedRoute(door, 'get', `${HALL}/dksq/getLpList`, ANY_PERSON, (tx) => loanProjects(tx)),
    guardedRoute(door, 'get', `${HALL}/kfslpxx/getLdList`, [...ANY_PERSON, '3'], (tx, { session, query }) =>
      listBuildings(tx, session.actor, textField(query, 'lpbh')),
    ),
    guardedRoute(door, 'get', `${HALL}/kfslpxx/getFwList`, [...ANY_PERSON, '3'], (tx, { session, query }) =>
      listHouses(tx, session.actor, {
        ldbh: textField(query, 'ldbh'),
        dy: textField(query, 'dy') || undefined,
        fh: textField(query, 'fh') || undefined,
        zt: textField(query, 'zt') || undefined,
        ...(textField(query, 'size') ? pagingOf(query) : { page: 1, size: 0 }),
      }),
    ),
    guardedRoute(door, 'get', `${HALL}/kfslpxx/getAjkhList`, ['3'], (tx, { session, query }) =>
      listBorrowers(tx, session.actor, {
        ksrq: textField(query, 'ksrq') || undefined,
        jsrq: textField(query, 'jsrq') || undefined,
        ywzt: textField(query, 'ywzt') || undefined,
        kfsqr: textField(query, 'kfsqr') || undefined,
        ...pagingOf(query),
      }),
    ),
    guardedRoute(door, 'post', `${HALL}/kfslpxx/qrAjkh`, ['3'], (tx, { session, body }) =>
      confirmSale(tx, session.actor, {
        ywlsh: textField(body, 'ywlsh'),
        kfsqr: textField(body, 'kfsqr'),
        yy: textField(body, 'yy'),
      }),
    ),
    guardedRoute(door, 'get', `${HALL}/sqsbq/dkdqsList`, ANY_PERSON, (tx, { session }) =>
      listContracts(tx, session.actor),
    ),
    guardedRoute(door, 'post', `${HALL}/sqsbq/dksqsCheck`, ANY_PERSON, (tx, { session, body }) =>
      checkContract(tx, session.actor, { ywlsh: textField(body, 'ywlsh') }),
    ),
    guardedRoute(door, 'post', `${HALL}/sqsbq/dksqsAdd`, ANY_PERSON, (tx, { session, body }) =>
      submitSignedContract(tx, session.actor, { ywlsh: textField(body, 'ywlsh'), qmbh: textField(body, 'qmbh') }),
    ),
    guardedRoute(door, 'get', `${HALL}/grdkxx/getHkjh`, ANY_PERSON, (tx, { session, query }) =>
      repaymentPlan(tx, session.actor, {
        dkzh: textField(query, 'dkzh'),
        nd: textField(query, 'nd') || undefined,
        ...pagingOf(query),
      }),
    ),
    guardedRoute(door, 'get', `${HALL}/grdkxx/getInfo`, ANY_PERSON, (tx, { session, query }) =>
      loanDetail(tx, session.actor, textField(query, 'dkzh')),
    ),
  ];
}
