import type { Centre } from '@mocks/centre/centre';
import { balanceOf, pendingAccount } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { submit } from '@mocks/centre/office/applications';
import { confirmRoster } from '@mocks/centre/remittance/list/confirm';
import { remittanceStart, rosterOfDueMonth } from '@mocks/centre/remittance/list/roster-views';
import { bookArrival } from '@mocks/centre/remittance/transfers';
import { UNITS } from '../people';

export const HUAXIA: Actor & { kind: 'unit' } = { kind: 'unit', dwzh: UNITS.华夏精密.dwzh };
export const DONGFANG: Actor & { kind: 'unit' } = { kind: 'unit', dwzh: UNITS.东方云商.dwzh };
/** Bank account and wallet of 华夏精密, and the number that its bank names with a transfer. */
export const ACCOUNT = 'FK000101';
export const WALLET = 'FK000103';
export const ACCOUNT_NUMBER = '31001502500056012345';

/** The clerk looks at the list and confirms it as it is. */
export function confirmed(tx: Transaction, unit: Actor = HUAXIA, hjksfs = '2') {
  const { hjny } = remittanceStart(tx, unit);
  const { hjrs, hjje } = rosterOfDueMonth(tx, unit, { hjny, hjksfs });
  return confirmRoster(tx, unit, { hjny, hjksfs, hjrs: String(hjrs), hjje });
}

/** The application of a month whose list is confirmed. */
export function application(tx: Transaction, values: Record<string, unknown> = {}, unit: Actor = HUAXIA) {
  const { qcqrdh, hjny, hjksfs } = confirmed(tx, unit);
  return {
    hjny,
    hjksfs,
    qcqrdh,
    hjfs: '03',
    sqzsje: '',
    zhbh: '',
    ywwd: '0101',
    beizhu: '',
    ywlx: 'GJ0201',
    ywlsh: issueNumber(tx, unit, 'GJ0201'),
    ...values,
  };
}

export function handIn(tx: Transaction, values: Record<string, unknown> = {}, unit: Actor = HUAXIA) {
  return submit(tx, unit, application(tx, values, unit));
}

export const transfer = (tx: Transaction, fse: string, more: Partial<Parameters<typeof bookArrival>[1]> = {}) =>
  bookArrival(tx, { dwzh: HUAXIA.dwzh, fkhm: '', fkzh: ACCOUNT_NUMBER, fy: '', lsh: '', ...more, fse });

export const pending = (centre: Pick<Centre, 'transact'>, dwzh = HUAXIA.dwzh) =>
  centre.transact((tx) => balanceOf(tx.store, pendingAccount(dwzh)));
