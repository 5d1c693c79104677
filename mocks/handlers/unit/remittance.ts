import type { HttpHandler } from 'msw';
import { toYuan } from '@/domain/money';
import { closedCardsOf, debitSwitches, setClosedCard, setDebitSwitch } from '../../centre/kernel/accounts/bank';
import { unitOf } from '../../centre/kernel/people';
import type { Transaction } from '../../centre/kernel/transaction';
import { fillCards } from '../../centre/loans/card';
import { listAdjustments } from '../../centre/members/adjustment-records';
import { arriveForWorker, openPayments } from '../../centre/members/flexible/payment-arrival';
import { owedRows } from '../../centre/remittance/back-pay';
import { answerChange, changePayment } from '../../centre/remittance/debit/change-payment';
import { renameAtBanks } from '../../centre/remittance/debit/payer-changes';
import { answerInstruction, setInstruction } from '../../centre/remittance/debit/standing-instruction';
import { confirmRoster } from '../../centre/remittance/list/confirm';
import {
  listBackPayments,
  listRemittances,
  remittanceDetail,
  standingState,
} from '../../centre/remittance/list/list-views';
import {
  backPaymentStart,
  confirmedView,
  remittanceStart,
  rosterOfBookedMonth,
  rosterOfDueMonth,
} from '../../centre/remittance/list/roster-views';
import { missedRows } from '../../centre/remittance/missed-months';
import { claimByUnit, listPending, listUnclaimed } from '../../centre/remittance/pending-views';
import { refundStart } from '../../centre/remittance/refunds';
import { endEarly, listReliefs } from '../../centre/remittance/relief-views';
import { bookArrival } from '../../centre/remittance/transfers';
import { issueVoucherFor } from '../../centre/remittance/voucher';
import { qaCall } from '../calls/qa-call';
import { pagingOf, type RequestContext, searchOf, textField, textFields } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';

/** Size of the largest unit's roster, which may be requested at once. */
const MOST_ROSTER_ROWS = 100_000;

/** Remittances of a unit: monthly roster, payment, vouchers, pending balance (docs/rules/gj0201-remittance.md). */
export function remittanceHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${HALL}/hjpz/getInit`, ['2'], (tx, { actor }) => remittanceStart(tx, actor)),
    guardedRoute(door, 'get', `${HALL}/hjpz/getQc`, ['2'], (tx, { actor, query }) =>
      rosterOfDueMonth(tx, actor, searchOf(query, ['hjny', 'hjksfs'], MOST_ROSTER_ROWS, MOST_ROSTER_ROWS)),
    ),
    guardedRoute(door, 'post', `${HALL}/hjpz/qrqc`, ['2'], (tx, { actor, body }) =>
      confirmedView(tx.store, confirmRoster(tx, actor, textFields(body, 'hjny', 'hjksfs', 'hjrs', 'hjje'))),
    ),
    guardedRoute(door, 'get', `${HALL}/hjpz/getList`, ['2'], (tx, { actor, query }) =>
      listRemittances(tx, actor, searchOf(query, ['ksny', 'jsny', 'zt'])),
    ),
    guardedRoute(door, 'get', `${HALL}/hjpz/getInfo`, ['2'], (tx, { actor, query }) =>
      remittanceDetail(tx, actor, textFields(query, 'qcqrdh')),
    ),
    guardedRoute(door, 'get', `${HALL}/hjpz/getQcmx`, ['2'], (tx, { actor, query }) =>
      rosterOfBookedMonth(tx, actor, searchOf(query, ['hjny', 'bd'])),
    ),
    guardedRoute(door, 'post', `${HALL}/hjpz/kjpz`, ['2'], (tx, { actor, body }) =>
      issueVoucherFor(tx, actor, textFields(body, 'qcqrdh')),
    ),
    guardedRoute(door, 'post', `${HALL}/hjpz/ggfs`, ['2'], (tx, { actor, body }) => {
      const qcqrdh = textField(body, 'qcqrdh');
      const choice = textFields(body, 'hjfs', 'zhbh', 'sqzsje');
      changePayment(tx, actor, { qcqrdh, ...choice });
      return remittanceDetail(tx, actor, { qcqrdh });
    }),
    guardedRoute(door, 'post', `${HALL}/hjpz/qrGgfs`, ['2'], (tx, { actor, body }) => {
      const qcqrdh = textField(body, 'qcqrdh');
      answerChange(tx, actor, { qcqrdh, ty: textField(body, 'ty') });
      return remittanceDetail(tx, actor, { qcqrdh });
    }),
    guardedRoute(door, 'get', `${HALL}/hjpz/getZdhj`, ['2'], (tx, { actor }) => standingState(tx, actor)),
    guardedRoute(door, 'post', `${HALL}/hjpz/setZdhj`, ['2'], (tx, { actor, body }) => {
      setInstruction(tx, actor, textFields(body, 'zt', 'zhbh'));
      return standingState(tx, actor);
    }),
    guardedRoute(door, 'post', `${HALL}/hjpz/qrZdhj`, ['2'], (tx, { actor, body }) => {
      answerInstruction(tx, actor, textFields(body, 'ty'));
      return standingState(tx, actor);
    }),
    guardedRoute(door, 'get', `${HALL}/bjjl/getInit`, ['2'], (tx, { actor }) => backPaymentStart(tx, actor)),
    guardedRoute(door, 'get', `${HALL}/bjjl/getQj`, ['2'], (tx, { actor }) => {
      const unit = unitOf(tx, actor);
      return [...owedRows(tx, unit), ...missedRows(tx, unit)];
    }),
    guardedRoute(door, 'get', `${HALL}/bjjl/getList`, ['2'], (tx, { actor, query }) =>
      listBackPayments(tx, actor, searchOf(query, ['ksny', 'jsny', 'zt'])),
    ),
    guardedRoute(door, 'get', `${HALL}/hjjbjl/getList`, ['2'], (tx, { actor, query }) =>
      listReliefs(tx, actor, pagingOf(query)),
    ),
    guardedRoute(door, 'post', `${HALL}/hjjbjl/tqjs`, ['2'], (tx, { actor, body }) =>
      endEarly(tx, actor, textFields(body, 'ywlsh', 'hfny')),
    ),
    guardedRoute(door, 'get', `${HALL}/tzjl/getList`, ['2'], (tx, { actor, query }) =>
      listAdjustments(tx, actor, searchOf(query, ['ksny', 'jsny'])),
    ),
    guardedRoute(door, 'get', `${HALL}/zskmx/getList`, ['2'], (tx, { actor, query }) =>
      listPending(tx, actor, searchOf(query, ['ksrq', 'jsrq'])),
    ),
    guardedRoute(door, 'get', `${HALL}/zskmx/getDrl`, ['2'], (tx, { actor }) => listUnclaimed(tx, actor)),
    guardedRoute(door, 'post', `${HALL}/zskmx/renling`, ['2'], (tx, { actor, body }) =>
      claimByUnit(tx, actor, textFields(body, 'lsh', 'fse')),
    ),
    guardedRoute(door, 'get', `${HALL}/zskmx/getTk`, ['2'], (tx, { actor }) => refundStart(tx, actor)),
    ...bankHandlers(door),
  ];
}

/** QA: simulates a bank: incoming money, failed debits. */
function bankHandlers(door: MockServer): HttpHandler[] {
  const bank = (method: 'get' | 'post', name: string, work: (tx: Transaction, visit: RequestContext) => unknown) =>
    qaCall(door, method, name, work);
  return [
    bank('post', 'transfer', (tx, { body }) => {
      const arrival = textFields(body, 'dwzh', 'fkhm', 'fkzh', 'fse', 'fy', 'lsh');
      const transfer = arriveForWorker(tx, arrival) ?? bookArrival(tx, arrival);
      return { ...transfer, fse: toYuan(transfer.fse) };
    }),
    bank('get', 'payments', ({ store }) => openPayments(store)),
    bank('get', 'card', (tx) => closedCardsOf(tx.store)),
    bank('post', 'card', (tx, { body }) =>
      setClosedCard(tx, { yhzh: textField(body, 'yhzh'), yy: textField(body, 'yy'), open: truthy(body.open) }),
    ),
    bank('post', 'payer-name', (tx, { body }) => renameAtBanks(tx, textField(body, 'dwzh'))),
    bank('get', 'debit', (tx) => debitSwitches(tx.store)),
    bank('post', 'debit', (tx, { body }) => {
      const [dwzh, fail] = [textField(body, 'dwzh'), truthy(body.fail)];
      if (!fail) fillCards(tx.store, dwzh);
      return setDebitSwitch(tx, {
        dwzh,
        fail,
        yy: textField(body, 'yy'),
        ...(body.short !== undefined && { short: truthy(body.short) }),
        lost: truthy(body.lost),
      });
    }),
  ];
}

const truthy = (value: unknown) => value === true || value === 'true' || value === '1' || value === 1;
