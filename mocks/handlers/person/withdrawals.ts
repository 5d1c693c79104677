import type { HttpHandler } from 'msw';
import { withQueriesNoted } from '../../centre/registers/register-queries';
import { correctAccount } from '../../centre/withdrawals/account-correction';
import { actOnAgreement, changeAgreementCard } from '../../centre/withdrawals/agreements/agreement-actions';
import { listAgreements } from '../../centre/withdrawals/agreements/views';
import { homeLoansView } from '../../centre/withdrawals/loan/view';
import { otherWithdrawalInfo } from '../../centre/withdrawals/other-withdrawal-view';
import { sendPayeeCode } from '../../centre/withdrawals/payee-codes';
import { rentBasis } from '../../centre/withdrawals/rent/prefill';
import { plain } from '../applications';
import { searchOf, textFields } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const WITHDRAWALS = '/api/izfgjj-zhfw/v1/tqsq';

/** Calls of TQ0106, TQ0107 and TQ0199 before the form opens; standing agreements; another account for a returned payment. */
export function withdrawalHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${WITHDRAWALS}/qtyy/getInfo`, ['1'], (tx, { actor }) =>
      withQueriesNoted(tx, actor, { ywlx: 'TQ0199', doing: '打开业务时' }, () => otherWithdrawalInfo(tx, actor)),
    ),
    guardedRoute(door, 'get', `${WITHDRAWALS}/chdk/getInfo`, ['1'], (tx, { actor }) =>
      withQueriesNoted(tx, actor, { ywlx: 'TQ0106', doing: '打开业务时' }, () => homeLoansView(tx, actor)),
    ),
    guardedRoute(door, 'get', `${WITHDRAWALS}/zftq/getInfo`, ['1'], (tx, { actor }) =>
      withQueriesNoted(tx, actor, { ywlx: 'TQ0107', doing: '打开业务时' }, () => rentBasis(tx, actor)),
    ),
    guardedRoute(door, 'get', `${WITHDRAWALS}/ydtq/getList`, ['1'], (tx, { actor, query }) =>
      listAgreements(tx, actor, searchOf(query, ['zt'])),
    ),
    guardedRoute(door, 'post', `${WITHDRAWALS}/ydtq/update`, ['1'], (tx, { actor, body }) =>
      actOnAgreement(tx, actor, textFields(body, 'xybh', 'cz')),
    ),
    guardedRoute(door, 'post', `${WITHDRAWALS}/ydtq/gzzh`, ['1'], (tx, { actor, body }) =>
      changeAgreementCard(tx, actor, plain(body)),
    ),
    guardedRoute(door, 'post', `${WITHDRAWALS}/sendCode`, ['1'], (tx, { actor, body }) =>
      sendPayeeCode(tx, actor, plain(body)),
    ),
    guardedRoute(door, 'post', `${WITHDRAWALS}/gzzh`, ['1'], (tx, { actor, body }) =>
      correctAccount(tx, actor, plain(body)),
    ),
  ];
}
