import type { HttpHandler } from 'msw';
import { REFUSED, Refusal } from '../centre/kernel/desk';
import { isOn, turn } from '../centre/kernel/parameters';
import { answerLetter, openLetters } from '../centre/members/transfers/other-centre';
import { requestOut } from '../centre/members/transfers/transfer-out';
import { listTransfers, transferInStart, urgeTransfer } from '../centre/members/transfers/transfer-views';
import { type Door, guarded } from './door';
import { qaCall } from './qa-call';
import { pageOf, text } from './visit';

const TRANSFERS = '/api/izfgjj-zhfw/v1/zyjx';

/** Transfers between centres (domain catalogue 10.1): everybody their own; of borrowers from elsewhere there is no account to move. */
export function transferHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${TRANSFERS}/getInfo`, ['1'], (desk, { session }) => transferInStart(desk, session.actor)),
    guarded(door, 'get', `${TRANSFERS}/getList`, ['1'], (desk, { session, query }) =>
      listTransfers(desk, session.actor, { fx: '', zyzt: text(query, 'zyzt'), ...pageOf(query) }),
    ),
    guarded(door, 'get', `${TRANSFERS}/getZc`, ['1'], (desk, { session, query }) =>
      isOn(desk.store, 'p.zcCx')
        ? listTransfers(desk, session.actor, { fx: 'out', zyzt: text(query, 'zyzt'), ...pageOf(query) })
        : new Refusal(REFUSED, '异地转出查询暂未开放，转出情况可拨打12329查询'),
    ),
    guarded(door, 'post', `${TRANSFERS}/cuiban`, ['1'], (desk, { session, body }) =>
      urgeTransfer(desk, session.actor, text(body, 'ywlsh')),
    ),
    ...otherCentre(door),
  ];
}

/** QA: the other centre, and the switch that opens a query. */
function otherCentre(door: Door): HttpHandler[] {
  return [
    qaCall(door, 'get', 'letters', (desk) => openLetters(desk)),
    qaCall(door, 'post', 'letter', (desk, { body }) => {
      const said = (name: string) => text(body, name);
      const { lxhbh, zyzt } = answerLetter(desk, {
        lxhbh: said('lxhbh'),
        action: said('action'),
        yy: said('yy'),
        bj: said('bj'),
        lx: said('lx'),
        jzny: said('jzny'),
        lxjcys: said('lxjcys'),
        je: said('je'),
      });
      return { lxhbh, zyzt };
    }),
    qaCall(door, 'post', 'letter-out', (desk, { body }) => {
      const { lxhbh, zyzt, jd } = requestOut(desk, { zjhm: text(body, 'zjhm'), zxmc: text(body, 'zxmc') });
      return { lxhbh, zyzt, sm: jd.at(-1)?.sm ?? '' };
    }),
    qaCall(door, 'post', 'parameter', (desk, { body }) => turn(desk, text(body, 'key'), text(body, 'value'))),
  ];
}
