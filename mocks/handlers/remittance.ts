import type { HttpHandler } from 'msw';
import { toYuan } from '@/domain/money';
import { closedCardsOf, debitSwitches, setClosedCard, setDebitSwitch } from '../centre/kernel/bank';
import type { Desk } from '../centre/kernel/desk';
import { unitOf } from '../centre/kernel/people';
import { fillCards } from '../centre/loans/card';
import { listAdjustments } from '../centre/members/adjustment-records';
import { arriveForWorker, openPayments } from '../centre/members/flexible/payment-arrival';
import { owedRows } from '../centre/remittance/back-pay';
import { answerChange, changePayment } from '../centre/remittance/change-payment';
import { confirmRoster } from '../centre/remittance/confirm';
import { listBackPayments, listRemittances, remittanceDetail, standingState } from '../centre/remittance/list-views';
import { missedRows } from '../centre/remittance/missed-months';
import { claimByUnit, listPending, listUnclaimed } from '../centre/remittance/pending-views';
import { refundStart } from '../centre/remittance/refunds';
import { endEarly, listReliefs } from '../centre/remittance/relief-views';
import {
  backPaymentStart,
  confirmedView,
  remittanceStart,
  rosterOfBookedMonth,
  rosterOfDueMonth,
} from '../centre/remittance/roster-views';
import { answerInstruction, setInstruction } from '../centre/remittance/standing';
import { arrive } from '../centre/remittance/transfers';
import { issueVoucherFor } from '../centre/remittance/voucher';
import { type Door, guarded } from './door';
import { qaCall } from './qa-call';
import { pageOf, text, type Visit } from './visit';

const HALL = '/api/izfgjj-zhfw/v1';

/** The list of the largest unit, for whoever asks for all of it at once. */
const MOST_ROSTER_ROWS = 100_000;

/** A unit's remittances: the list of a month, its money, the vouchers, the pending balance (domain catalogue GJ0201, 12.2). */
export function remittanceHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${HALL}/hjpz/getInit`, ['2'], (desk, { session }) => remittanceStart(desk, session.actor)),
    guarded(door, 'get', `${HALL}/hjpz/getQc`, ['2'], (desk, { session, query }) =>
      rosterOfDueMonth(desk, session.actor, {
        hjny: text(query, 'hjny'),
        hjksfs: text(query, 'hjksfs'),
        ...pageOf(query, MOST_ROSTER_ROWS, MOST_ROSTER_ROWS),
      }),
    ),
    guarded(door, 'post', `${HALL}/hjpz/qrqc`, ['2'], (desk, { session, body }) =>
      confirmedView(
        desk.store,
        confirmRoster(desk, session.actor, {
          hjny: text(body, 'hjny'),
          hjksfs: text(body, 'hjksfs'),
          hjrs: text(body, 'hjrs'),
          hjje: text(body, 'hjje'),
        }),
      ),
    ),
    guarded(door, 'get', `${HALL}/hjpz/getList`, ['2'], (desk, { session, query }) =>
      listRemittances(desk, session.actor, {
        ksny: text(query, 'ksny'),
        jsny: text(query, 'jsny'),
        zt: text(query, 'zt'),
        ...pageOf(query),
      }),
    ),
    guarded(door, 'get', `${HALL}/hjpz/getInfo`, ['2'], (desk, { session, query }) =>
      remittanceDetail(desk, session.actor, { qcqrdh: text(query, 'qcqrdh') }),
    ),
    guarded(door, 'get', `${HALL}/hjpz/getQcmx`, ['2'], (desk, { session, query }) =>
      rosterOfBookedMonth(desk, session.actor, {
        hjny: text(query, 'hjny'),
        bd: text(query, 'bd'),
        ...pageOf(query),
      }),
    ),
    guarded(door, 'post', `${HALL}/hjpz/kjpz`, ['2'], (desk, { session, body }) =>
      issueVoucherFor(desk, session.actor, { qcqrdh: text(body, 'qcqrdh') }),
    ),
    guarded(door, 'post', `${HALL}/hjpz/ggfs`, ['2'], (desk, { session, body }) => {
      const qcqrdh = text(body, 'qcqrdh');
      const choice = { hjfs: text(body, 'hjfs'), zhbh: text(body, 'zhbh'), sqzsje: text(body, 'sqzsje') };
      changePayment(desk, session.actor, { qcqrdh, ...choice });
      return remittanceDetail(desk, session.actor, { qcqrdh });
    }),
    guarded(door, 'post', `${HALL}/hjpz/qrGgfs`, ['2'], (desk, { session, body }) => {
      const qcqrdh = text(body, 'qcqrdh');
      answerChange(desk, session.actor, { qcqrdh, ty: text(body, 'ty') });
      return remittanceDetail(desk, session.actor, { qcqrdh });
    }),
    guarded(door, 'get', `${HALL}/hjpz/getZdhj`, ['2'], (desk, { session }) => standingState(desk, session.actor)),
    guarded(door, 'post', `${HALL}/hjpz/setZdhj`, ['2'], (desk, { session, body }) => {
      setInstruction(desk, session.actor, { zt: text(body, 'zt'), zhbh: text(body, 'zhbh') });
      return standingState(desk, session.actor);
    }),
    guarded(door, 'post', `${HALL}/hjpz/qrZdhj`, ['2'], (desk, { session, body }) => {
      answerInstruction(desk, session.actor, { ty: text(body, 'ty') });
      return standingState(desk, session.actor);
    }),
    guarded(door, 'get', `${HALL}/bjjl/getInit`, ['2'], (desk, { session }) => backPaymentStart(desk, session.actor)),
    guarded(door, 'get', `${HALL}/bjjl/getQj`, ['2'], (desk, { session }) => {
      const unit = unitOf(desk, session.actor);
      return [...owedRows(desk, unit), ...missedRows(desk, unit)];
    }),
    guarded(door, 'get', `${HALL}/bjjl/getList`, ['2'], (desk, { session, query }) =>
      listBackPayments(desk, session.actor, {
        ksny: text(query, 'ksny'),
        jsny: text(query, 'jsny'),
        zt: text(query, 'zt'),
        ...pageOf(query),
      }),
    ),
    guarded(door, 'get', `${HALL}/hjjbjl/getList`, ['2'], (desk, { session, query }) =>
      listReliefs(desk, session.actor, pageOf(query)),
    ),
    guarded(door, 'post', `${HALL}/hjjbjl/tqjs`, ['2'], (desk, { session, body }) =>
      endEarly(desk, session.actor, { ywlsh: text(body, 'ywlsh'), hfny: text(body, 'hfny') }),
    ),
    guarded(door, 'get', `${HALL}/tzjl/getList`, ['2'], (desk, { session, query }) =>
      listAdjustments(desk, session.actor, { ksny: text(query, 'ksny'), jsny: text(query, 'jsny'), ...pageOf(query) }),
    ),
    guarded(door, 'get', `${HALL}/zskmx/getList`, ['2'], (desk, { session, query }) =>
      listPending(desk, session.actor, {
        ksrq: text(query, 'ksrq'),
        jsrq: text(query, 'jsrq'),
        ...pageOf(query),
      }),
    ),
    guarded(door, 'get', `${HALL}/zskmx/getDrl`, ['2'], (desk, { session }) => listUnclaimed(desk, session.actor)),
    guarded(door, 'post', `${HALL}/zskmx/renling`, ['2'], (desk, { session, body }) =>
      claimByUnit(desk, session.actor, { lsh: text(body, 'lsh'), fse: text(body, 'fse') }),
    ),
    guarded(door, 'get', `${HALL}/zskmx/getTk`, ['2'], (desk, { session }) => refundStart(desk, session.actor)),
    ...bankHandlers(door),
  ];
}

/** QA: what a bank does. Money arrives; debits fail. */
function bankHandlers(door: Door): HttpHandler[] {
  const bank = (method: 'get' | 'post', name: string, work: (desk: Desk, visit: Visit) => unknown) =>
    qaCall(door, method, name, work);
  return [
    bank('post', 'transfer', (desk, { body }) => {
      const arrival = {
        dwzh: text(body, 'dwzh'),
        fkhm: text(body, 'fkhm'),
        fkzh: text(body, 'fkzh'),
        fse: text(body, 'fse'),
        fy: text(body, 'fy'),
        lsh: text(body, 'lsh'),
      };
      const transfer = arriveForWorker(desk, arrival) ?? arrive(desk, arrival);
      return { ...transfer, fse: toYuan(transfer.fse) };
    }),
    bank('get', 'payments', ({ store }) => openPayments(store)),
    bank('get', 'card', (desk) => closedCardsOf(desk.store)),
    bank('post', 'card', (desk, { body }) =>
      setClosedCard(desk, { yhzh: text(body, 'yhzh'), yy: text(body, 'yy'), open: truthy(body.open) }),
    ),
    bank('get', 'debit', (desk) => debitSwitches(desk.store)),
    bank('post', 'debit', (desk, { body }) => {
      const [dwzh, fail] = [text(body, 'dwzh'), truthy(body.fail)];
      if (!fail) fillCards(desk.store, dwzh);
      return setDebitSwitch(desk, {
        dwzh,
        fail,
        yy: text(body, 'yy'),
        ...(body.short !== undefined && { short: truthy(body.short) }),
        lost: truthy(body.lost),
      });
    }),
  ];
}

const truthy = (value: unknown) => value === true || value === 'true' || value === '1' || value === 1;
