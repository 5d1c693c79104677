import type { Centre } from '@mocks/centre/centre';
import type { Actor, Desk } from '@mocks/centre/kernel/desk';
import { balanceOf, pendingAccount } from '@mocks/centre/kernel/ledger';
import { issueNumber } from '@mocks/centre/kernel/numbers';
import { submit } from '@mocks/centre/office/applications';
import { confirmRoster } from '@mocks/centre/remittance/confirm';
import { remittanceStart, rosterOfDueMonth } from '@mocks/centre/remittance/roster-views';
import { arrive } from '@mocks/centre/remittance/transfers';
import { UNITS } from '../people';

export const HUAXIA: Actor & { kind: 'unit' } = { kind: 'unit', dwzh: UNITS.华夏精密.dwzh };
export const DONGFANG: Actor & { kind: 'unit' } = { kind: 'unit', dwzh: UNITS.东方云商.dwzh };
/** Bank account and wallet of 华夏精密, and the number that its bank names with a transfer. */
export const ACCOUNT = 'FK000101';
export const WALLET = 'FK000103';
export const ACCOUNT_NUMBER = '31001502500056012345';

/** The clerk looks at the list and confirms it as it is. */
export function confirmed(desk: Desk, unit: Actor = HUAXIA, hjksfs = '2') {
  const { hjny } = remittanceStart(desk, unit);
  const { hjrs, hjje } = rosterOfDueMonth(desk, unit, { hjny, hjksfs });
  return confirmRoster(desk, unit, { hjny, hjksfs, hjrs: String(hjrs), hjje });
}

/** The application of a month whose list is confirmed. */
export function application(desk: Desk, values: Record<string, unknown> = {}, unit: Actor = HUAXIA) {
  const { qcqrdh, hjny, hjksfs } = confirmed(desk, unit);
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
    ywlsh: issueNumber(desk, unit, 'GJ0201'),
    ...values,
  };
}

export function handIn(desk: Desk, values: Record<string, unknown> = {}, unit: Actor = HUAXIA) {
  return submit(desk, unit, application(desk, values, unit));
}

export const transfer = (desk: Desk, fse: string, more: Partial<Parameters<typeof arrive>[1]> = {}) =>
  arrive(desk, { dwzh: HUAXIA.dwzh, fkhm: '', fkzh: ACCOUNT_NUMBER, fy: '', lsh: '', ...more, fse });

export const pending = (centre: Centre, dwzh = HUAXIA.dwzh) =>
  centre.transact((desk) => balanceOf(desk.store, pendingAccount(dwzh)));
