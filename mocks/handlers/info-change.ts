import type { HttpHandler } from 'msw';
import type { Actor, Desk } from '../centre/kernel/desk';
import { rolesOf } from '../centre/kernel/people';
import { sendInfoCode } from '../centre/members/info-codes';
import { answerPending, pendingPhones, resendPhoneCode } from '../centre/members/pending-phones';
import { memberInfo, ownHistory, ownInfo, ownMarriage } from '../centre/members/person-info-views';
import { withQueriesNoted } from '../centre/registers/register-queries';
import { ANY_PERSON } from './callers';
import { type Door, guarded } from './door';
import { text } from './visit';

const OWN = '/api/izfgjj-zhfw/v1/grxx/xxbg';
const MEMBER = '/api/izfgjj-zhfw/v1/zgxx/xxbg';

/** What GJ0302 and GJ0802 need beside the application itself: the information as it stands, codes, registers, history, confirmations. */
export function infoChangeHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${OWN}/getInfo`, ANY_PERSON, (desk, { session }) => ownInfo(desk, session.actor)),
    guarded(door, 'get', `${OWN}/getLs`, ANY_PERSON, (desk, { session }) => ownHistory(desk, session.actor)),
    guarded(door, 'post', `${OWN}/sendCode`, ANY_PERSON, (desk, { session, body }) =>
      sendInfoCode(desk, session.actor, { mb: text(body, 'mb'), sjhm: text(body, 'sjhm') }),
    ),
    guarded(door, 'post', `${OWN}/hyxx`, ['1'], (desk, { session }) =>
      withQueriesNoted(desk, session.actor, { ywlx: changeOf(desk, session.actor), doing: '打开业务时' }, () =>
        ownMarriage(desk, session.actor),
      ),
    ),
    guarded(door, 'get', `${OWN}/getDqr`, ANY_PERSON, (desk, { session }) => pendingPhones(desk, session.actor)),
    guarded(door, 'post', `${OWN}/qrsjhCode`, ANY_PERSON, (desk, { session, body }) =>
      resendPhoneCode(desk, session.actor, text(body, 'id')),
    ),
    guarded(door, 'post', `${OWN}/qrsjh`, ANY_PERSON, (desk, { session, body }) =>
      answerPending(desk, session.actor, { id: text(body, 'id'), ty: text(body, 'ty'), dxyzm: text(body, 'dxyzm') }),
    ),
    guarded(door, 'get', `${MEMBER}/getInfo`, ['2'], (desk, { session, query }) =>
      memberInfo(desk, session.actor, text(query, 'grzh')),
    ),
  ];
}

/** Flexible workers change their information in a business of their own (specification 2.5). */
function changeOf(desk: Desk, actor: Actor): string {
  return rolesOf(desk, actor).includes('lhjyjczgry') ? 'GJ0802' : 'GJ0302';
}
