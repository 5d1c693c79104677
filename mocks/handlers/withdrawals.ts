import type { HttpHandler } from 'msw';
import { withQueriesNoted } from '../centre/registers/register-queries';
import { correctAccount } from '../centre/withdrawals/account-correction';
import { actOnAgreement, changeAgreementCard } from '../centre/withdrawals/agreements/acts';
import { listAgreements } from '../centre/withdrawals/agreements/views';
import { homeLoansView } from '../centre/withdrawals/loan/view';
import { otherWithdrawalInfo } from '../centre/withdrawals/other-withdrawal-view';
import { sendPayeeCode } from '../centre/withdrawals/payee-codes';
import { rentBasis } from '../centre/withdrawals/rent/known';
import { plain } from './applications';
import { type Door, guarded } from './door';
import { pageOf, text } from './visit';

const WITHDRAWALS = '/api/izfgjj-zhfw/v1/tqsq';

/** What the forms of TQ0106, TQ0107 and TQ0199 ask before they open; standing agreements; another account for what came back. */
export function withdrawalHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${WITHDRAWALS}/qtyy/getInfo`, ['1'], (desk, { session }) =>
      withQueriesNoted(desk, session.actor, { ywlx: 'TQ0199', doing: '打开业务时' }, () =>
        otherWithdrawalInfo(desk, session.actor),
      ),
    ),
    guarded(door, 'get', `${WITHDRAWALS}/chdk/getInfo`, ['1'], (desk, { session }) =>
      withQueriesNoted(desk, session.actor, { ywlx: 'TQ0106', doing: '打开业务时' }, () =>
        homeLoansView(desk, session.actor),
      ),
    ),
    guarded(door, 'get', `${WITHDRAWALS}/zftq/getInfo`, ['1'], (desk, { session }) =>
      withQueriesNoted(desk, session.actor, { ywlx: 'TQ0107', doing: '打开业务时' }, () =>
        rentBasis(desk, session.actor),
      ),
    ),
    guarded(door, 'get', `${WITHDRAWALS}/ydtq/getList`, ['1'], (desk, { session, query }) =>
      listAgreements(desk, session.actor, { zt: text(query, 'zt'), ...pageOf(query) }),
    ),
    guarded(door, 'post', `${WITHDRAWALS}/ydtq/update`, ['1'], (desk, { session, body }) =>
      actOnAgreement(desk, session.actor, { xybh: text(body, 'xybh'), cz: text(body, 'cz') }),
    ),
    guarded(door, 'post', `${WITHDRAWALS}/ydtq/gzzh`, ['1'], (desk, { session, body }) =>
      changeAgreementCard(desk, session.actor, plain(body)),
    ),
    guarded(door, 'post', `${WITHDRAWALS}/sendCode`, ['1'], (desk, { session, body }) =>
      sendPayeeCode(desk, session.actor, plain(body)),
    ),
    guarded(door, 'post', `${WITHDRAWALS}/gzzh`, ['1'], (desk, { session, body }) =>
      correctAccount(desk, session.actor, plain(body)),
    ),
  ];
}
