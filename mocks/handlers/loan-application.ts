import type { HttpHandler } from 'msw';
import { checkContract, listContracts, takeContract } from '../centre/loans/applications/contract';
import { confirmSale, listBorrowers } from '../centre/loans/applications/developer-view';
import { listBuildings, listHouses, loanHousehold, loanProjects } from '../centre/loans/applications/house-views';
import { loanDetail, repaymentPlan } from '../centre/loans/applications/loan-views';
import { withQueriesNoted } from '../centre/registers/register-queries';
import { ANY_PERSON } from './callers';
import { type Door, guarded } from './door';
import { pageOf, text } from './visit';

const HALL = '/api/izfgjj-zhfw/v1';

/** A loan application's surroundings: household, building tables, the developer's word, contracts, the running loan. */
export function loanApplicationHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${HALL}/dksq/getJtxx`, ANY_PERSON, (desk, { session }) =>
      withQueriesNoted(desk, session.actor, { ywlx: 'GD0101', doing: '打开业务时' }, () =>
        loanHousehold(desk, session.actor),
      ),
    ),
    guarded(door, 'get', `${HALL}/dksq/getLpList`, ANY_PERSON, (desk) => loanProjects(desk)),
    guarded(door, 'get', `${HALL}/kfslpxx/getLdList`, [...ANY_PERSON, '3'], (desk, { session, query }) =>
      listBuildings(desk, session.actor, text(query, 'lpbh')),
    ),
    guarded(door, 'get', `${HALL}/kfslpxx/getFwList`, [...ANY_PERSON, '3'], (desk, { session, query }) =>
      listHouses(desk, session.actor, {
        ldbh: text(query, 'ldbh'),
        dy: text(query, 'dy') || undefined,
        fh: text(query, 'fh') || undefined,
        zt: text(query, 'zt') || undefined,
        ...(text(query, 'size') ? pageOf(query) : { page: 1, size: 0 }),
      }),
    ),
    guarded(door, 'get', `${HALL}/kfslpxx/getAjkhList`, ['3'], (desk, { session, query }) =>
      listBorrowers(desk, session.actor, {
        ksrq: text(query, 'ksrq') || undefined,
        jsrq: text(query, 'jsrq') || undefined,
        ywzt: text(query, 'ywzt') || undefined,
        kfsqr: text(query, 'kfsqr') || undefined,
        ...pageOf(query),
      }),
    ),
    guarded(door, 'post', `${HALL}/kfslpxx/qrAjkh`, ['3'], (desk, { session, body }) =>
      confirmSale(desk, session.actor, {
        ywlsh: text(body, 'ywlsh'),
        kfsqr: text(body, 'kfsqr'),
        yy: text(body, 'yy'),
      }),
    ),
    guarded(door, 'get', `${HALL}/sqsbq/dkdqsList`, ANY_PERSON, (desk, { session }) =>
      listContracts(desk, session.actor),
    ),
    guarded(door, 'post', `${HALL}/sqsbq/dksqsCheck`, ANY_PERSON, (desk, { session, body }) =>
      checkContract(desk, session.actor, { ywlsh: text(body, 'ywlsh') }),
    ),
    guarded(door, 'post', `${HALL}/sqsbq/dksqsAdd`, ANY_PERSON, (desk, { session, body }) =>
      takeContract(desk, session.actor, { ywlsh: text(body, 'ywlsh'), qmbh: text(body, 'qmbh') }),
    ),
    guarded(door, 'get', `${HALL}/grdkxx/getHkjh`, ANY_PERSON, (desk, { session, query }) =>
      repaymentPlan(desk, session.actor, {
        dkzh: text(query, 'dkzh'),
        nd: text(query, 'nd') || undefined,
        ...pageOf(query),
      }),
    ),
    guarded(door, 'get', `${HALL}/grdkxx/getInfo`, ANY_PERSON, (desk, { session, query }) =>
      loanDetail(desk, session.actor, text(query, 'dkzh')),
    ),
  ];
}
