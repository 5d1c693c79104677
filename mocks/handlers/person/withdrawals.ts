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
import { searchOf, textField } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const WITHDRAWALS = '/api/izfgjj-zhfw/v1/tqsq';

/** Calls of TQ0106, TQ0107 and TQ0199 before the form opens; standing agreements; another account for a returned payment. */
export function withdrawalHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${WITHDRAWALS}/qtyy/getInfo`, ['1'], (tx, { session }) =>
      withQueriesNoted(tx, session.actor, { ywlx: 'TQ0199', doing: '打开业务时' }, () =>
        otherWithdrawalInfo(tx, session.actor),
      ),
    ),
    guardedRoute(door, 'get', `${WITHDRAWALS}/chdk/getInfo`, ['1'], (tx, { session }) =>
      withQueriesNoted(tx, session.actor, { ywlx: 'TQ0106', doing: '打开业务时' }, () =>
        homeLoansView(tx, session.actor),
      ),
    ),
    guardedRoute(door, 'get', `${WITHDRAWALS}/zftq/getInfo`, ['1'], (tx, { session }) =>
      withQueriesNoted(tx, session.actor, { ywlx: 'TQ0107', doing: '打开业务时' }, () => rentBasis(tx, session.actor)),
    ),
    guardedRoute(door, 'get', `${WITHDRAWALS}/ydtq/getList`, ['1'], (tx, { session, query }) =>
      listAgreements(tx, session.actor, searchOf(query, ['zt'])),
    ),
    guardedRoute(door, 'post', `${WITHDRAWALS}/ydtq/update`, ['1'], (tx, { session, body }) =>
      actOnAgreement(tx, session.actor, { xybh: textField(body, 'xybh'), cz: textField(body, 'cz') }),
    ),
    guardedRoute(door, 'post', `${WITHDRAWALS}/ydtq/gzzh`, ['1'], (tx, { session, body }) =>
      changeAgreementCard(tx, session.actor, plain(body)),
    ),
    guardedRoute(door, 'post', `${WITHDRAWALS}/sendCode`, ['1'], (tx, { session, body }) =>
      sendPayeeCode(tx, session.actor, plain(body)),
    ),
    guardedRoute(door, 'post', `${WITHDRAWALS}/gzzh`, ['1'], (tx, { session, body }) =>
      correctAccount(tx, session.actor, plain(body)),
    ),
  ];
}
