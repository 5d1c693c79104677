import type { HttpHandler } from 'msw';
import { checkContract, listContracts, submitSignedContract } from '../../centre/loans/applications/contract';
import { confirmSale, listBorrowers } from '../../centre/loans/applications/developer-view';
import { listBuildings, listHouses, loanHousehold, loanProjects } from '../../centre/loans/applications/house-views';
import { loanDetail, repaymentPlan } from '../../centre/loans/applications/loan-views';
import { withQueriesNoted } from '../../centre/registers/register-queries';
import { ANY_PERSON } from '../calls/callers';
import { pagingOf, searchOf, textField, textFields } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';

/** Calls of the loan application besides the application: household, building tables, developer's statement, contracts, running loan. */
export function loanApplicationHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${HALL}/dksq/getJtxx`, ANY_PERSON, (tx, { actor }) =>
      withQueriesNoted(tx, actor, { ywlx: 'GD0101', doing: '打开业务时' }, () => loanHousehold(tx, actor)),
    ),
    guardedRoute(door, 'get', `${HALL}/dksq/getLpList`, ANY_PERSON, (tx) => loanProjects(tx)),
    guardedRoute(door, 'get', `${HALL}/kfslpxx/getLdList`, [...ANY_PERSON, '3'], (tx, { actor, query }) =>
      listBuildings(tx, actor, textField(query, 'lpbh')),
    ),
    guardedRoute(door, 'get', `${HALL}/kfslpxx/getFwList`, [...ANY_PERSON, '3'], (tx, { actor, query }) =>
      listHouses(tx, actor, {
        ...textFields(query, 'ldbh', 'dy', 'fh', 'zt'),
        ...(textField(query, 'size') ? pagingOf(query) : { page: 1, size: 0 }),
      }),
    ),
    guardedRoute(door, 'get', `${HALL}/kfslpxx/getAjkhList`, ['3'], (tx, { actor, query }) =>
      listBorrowers(tx, actor, searchOf(query, ['ksrq', 'jsrq', 'ywzt', 'kfsqr'])),
    ),
    guardedRoute(door, 'post', `${HALL}/kfslpxx/qrAjkh`, ['3'], (tx, { actor, body }) =>
      confirmSale(tx, actor, textFields(body, 'ywlsh', 'kfsqr', 'yy')),
    ),
    guardedRoute(door, 'get', `${HALL}/sqsbq/dkdqsList`, ANY_PERSON, (tx, { actor }) => listContracts(tx, actor)),
    guardedRoute(door, 'post', `${HALL}/sqsbq/dksqsCheck`, ANY_PERSON, (tx, { actor, body }) =>
      checkContract(tx, actor, textFields(body, 'ywlsh')),
    ),
    guardedRoute(door, 'post', `${HALL}/sqsbq/dksqsAdd`, ANY_PERSON, (tx, { actor, body }) =>
      submitSignedContract(tx, actor, textFields(body, 'ywlsh', 'qmbh')),
    ),
    guardedRoute(door, 'get', `${HALL}/grdkxx/getHkjh`, ANY_PERSON, (tx, { actor, query }) =>
      repaymentPlan(tx, actor, {
        dkzh: textField(query, 'dkzh'),
        nd: textField(query, 'nd') || undefined,
        ...pagingOf(query),
      }),
    ),
    guardedRoute(door, 'get', `${HALL}/grdkxx/getInfo`, ANY_PERSON, (tx, { actor, query }) =>
      loanDetail(tx, actor, textField(query, 'dkzh')),
    ),
  ];
}
