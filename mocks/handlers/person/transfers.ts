import type { HttpHandler } from 'msw';
import { isOn, turn } from '../../centre/kernel/parameters';
import { BusinessError, REFUSED } from '../../centre/kernel/transaction';
import { answerLetter, openLetters } from '../../centre/members/transfers/other-centre';
import { requestTransferOut } from '../../centre/members/transfers/transfer-out';
import { listCentreTransfers, transferInStart, urgeTransfer } from '../../centre/members/transfers/transfer-views';
import { qaCall } from '../calls/qa-call';
import { pagingOf, textField, textFields } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const TRANSFERS = '/api/izfgjj-zhfw/v1/zyjx';

/** Own transfers between centres (docs/rules/zy0101-transfer-in.md); borrowers from other cities have no account to transfer. */
export function transferHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${TRANSFERS}/getInfo`, ['1'], (tx, { actor }) => transferInStart(tx, actor)),
    guardedRoute(door, 'get', `${TRANSFERS}/getList`, ['1'], (tx, { actor, query }) =>
      listCentreTransfers(tx, actor, { fx: '', zyzt: textField(query, 'zyzt'), ...pagingOf(query) }),
    ),
    guardedRoute(door, 'get', `${TRANSFERS}/getZc`, ['1'], (tx, { actor, query }) =>
      isOn(tx.store, 'p.zcCx')
        ? listCentreTransfers(tx, actor, { fx: 'out', zyzt: textField(query, 'zyzt'), ...pagingOf(query) })
        : new BusinessError(REFUSED, '异地转出查询暂未开放，转出情况可拨打12329查询'),
    ),
    guardedRoute(door, 'post', `${TRANSFERS}/cuiban`, ['1'], (tx, { actor, body }) =>
      urgeTransfer(tx, actor, textField(body, 'ywlsh')),
    ),
    ...otherCentre(door),
  ];
}

/** QA: the other centre, and the switch that permits a query. */
function otherCentre(door: MockServer): HttpHandler[] {
  return [
    qaCall(door, 'get', 'letters', (tx) => openLetters(tx)),
    qaCall(door, 'post', 'letter', (tx, { body }) => {
      const field = (name: string) => textField(body, name);
      const { lxhbh, zyzt } = answerLetter(tx, {
        lxhbh: field('lxhbh'),
        action: field('action'),
        yy: field('yy'),
        bj: field('bj'),
        lx: field('lx'),
        jzny: field('jzny'),
        lxjcys: field('lxjcys'),
        je: field('je'),
      });
      return { lxhbh, zyzt };
    }),
    qaCall(door, 'post', 'letter-out', (tx, { body }) => {
      const { lxhbh, zyzt, jd } = requestTransferOut(tx, textFields(body, 'zjhm', 'zxmc'));
      return { lxhbh, zyzt, sm: jd.at(-1)?.sm ?? '' };
    }),
    qaCall(door, 'post', 'parameter', (tx, { body }) => turn(tx, textField(body, 'key'), textField(body, 'value'))),
  ];
}
