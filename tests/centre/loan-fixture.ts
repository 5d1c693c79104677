import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { signaturesUnder } from '@mocks/centre/cases/signatures/signature-records';
import { completeSignature, openApplicantSignature } from '@mocks/centre/cases/signatures/signatures';
import type { Centre } from '@mocks/centre/centre';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { submitSignedContract } from '@mocks/centre/loans/applications/contract';
import type { LoanRecord } from '@mocks/centre/loans/loans';
import { offsets } from '@mocks/centre/loans/offset/loan-offsets';
import { dueFor, executeOrder, FULL_REPAYMENT } from '@mocks/centre/loans/repayment/repayment-orders';
import { submit } from '@mocks/centre/office/applications';
import { signDocuments } from '@mocks/centre/office/sign-documents';
import { DEVELOPERS, PEOPLE } from '../people';
import { ZHOU_KAI } from './fixture';

export const DEVELOPER: Actor = { kind: 'developer', kfsbh: DEVELOPERS.安居置业.kfsbh };
/** For sale in 安居·翠湖苑: 108.60 ㎡ × 15,200.00 on the ground floor. */
export const HOUSE = 'LP00000001-03-1-101';

/** 周凯 and 赵敏 buy a new home and borrow 1,000,000 for thirty years. */
export const COUPLE = {
  dklx: '0',
  dkyt: '01',
  jkrysr: '15000.00',
  jkrfzje: '0',
  hyzk: '20',
  poxm: '赵敏',
  pozjlx: '01',
  pozjhm: PEOPLE.赵敏.zjhm,
  posjhm: PEOPLE.赵敏.sjhm,
  gtjkr: [
    {
      gtjkrxm: '赵敏',
      gtjkrzjlx: '01',
      gtjkrzjhm: PEOPLE.赵敏.zjhm,
      gtjkrysr: '14000.00',
      gtcdgx: '02',
      gtjkrsjhm: PEOPLE.赵敏.sjhm,
    },
  ],
  fwbh: HOUSE,
  gfhtbh: 'YWQ2026110101',
  qdrq: '2026-11-10',
  gyqk: '2',
  znsl: '0',
  sfk: '650720.00',
  sqdkje: '1000000.00',
  sqdkqx: '360',
  dkhkfs: '01',
  ydhkr: '20',
  dkdblx: '01',
  dywmc: '所购住房',
  hkzhly: '1',
  sfqych: '0',
  cbyd: '1000000.00|360|01|2.6|2.6000',
  sqzx: '1',
  sqbdc: '1',
  sqhy: '1',
  cns: '1',
  ywwd: '0101',
};

/** 刘洋 alone, at the same property. */
export const ALONE = {
  ...COUPLE,
  jkrysr: '12000.00',
  hyzk: '10',
  poxm: '',
  pozjlx: '',
  pozjhm: '',
  posjhm: '',
  gtjkr: [],
  fwbh: 'LP00000001-03-1-102',
  gfhtbh: 'YWQ2026110102',
  sfk: '1060400.00',
  sqdkje: '300000.00',
  cbyd: '300000.00|360|01|2.6|2.6000',
};

/** One pixel. */
export const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);

/** The applicant signs the application on the phone. */
export function ownSignature(tx: Transaction, actor: Actor, ywlsh: string, wsmc = '住房公积金贷款申请书'): string {
  openApplicantSignature(tx, tx.now(), actor, { ywlsh, wsmc });
  const qmbh = signaturesUnder(tx.store, ywlsh).find((one) => one.uuid === '' && one.zt === '0')?.qmbh ?? '';
  completeSignature(tx, qmbh);
  return qmbh;
}

/** The same for the kind of loan that is applied for. */
export function applicationSigned(
  tx: Transaction,
  actor: Actor,
  ywlsh: string,
  values: Record<string, unknown>,
): string {
  return ownSignature(tx, actor, ywlsh, signDocuments(tx, actor, ywlsh, values)[0]?.wsmc);
}

/** Everybody invited signs on the own phone. */
export function othersSign(tx: Transaction, ywlsh: string): void {
  for (const { qmbh, uuid } of signaturesUnder(tx.store, ywlsh)) if (uuid) completeSignature(tx, qmbh);
}

/** The borrower signs the contract on the phone. */
export function borrowerSigns(tx: Transaction, actor: Actor, ywlsh: string, wsmc = '住房公积金借款合同') {
  return submitSignedContract(tx, actor, { ywlsh, qmbh: ownSignature(tx, actor, ywlsh, wsmc) });
}

/** So does everybody else who owes the loan. */
export function contractSigned(tx: Transaction, actor: Actor, ywlsh: string): void {
  borrowerSigns(tx, actor, ywlsh);
  othersSign(tx, ywlsh);
}

/** A fresh number, the invoice of the down payment, and the application handed in. */
export function applyForLoan(tx: Transaction, actor: Actor, values: Record<string, unknown>): string {
  const ywlsh = issueNumber(tx, actor, 'GD0101');
  addMaterial(tx, actor, { ywlsh, wjlxId: '0302', name: '首付款发票.png', bytes: PNG });
  submit(tx, actor, { ...values, ywlx: 'GD0101', ywlsh, qmbh: applicationSigned(tx, actor, ywlsh, values) });
  return ywlsh;
}

export function coupleApplies(centre: Centre, values: Record<string, unknown> = {}): Promise<string> {
  return centre.transact((tx) => applyForLoan(tx, ZHOU_KAI, { ...COUPLE, ...values }));
}

/** An offset by the month that is in force on this loan, from instalment 18 on, with nothing kept in the account. */
export function offsetBy({ store }: Transaction, { grzh }: { grzh: string }, dkzh: string): void {
  const byMonth = { chfs: '01', thfs: '', cxr: '', first: '', keep: 0n, from: 18 } as const;
  offsets(store).put('O', { ...byMonth, ywlsh: 'O', dkzh, accounts: [grzh] });
}

/** What is left of a loan is paid by card today. */
export function settleLoan(tx: Transaction, actor: Actor, loan: LoanRecord): void {
  const order = { hklx: FULL_REPAYMENT, fen: 0n, thfs: '01' } as const;
  const fen = dueFor(tx.store, loan, order, tx.today()).total;
  const ywlsh = issueNumber(tx, actor, 'GD0602');
  executeOrder(tx, loan, order, { ywlsh, paidOn: tx.today(), sources: [{ account: 'bank', fen }] });
}

/** GD0605 for a loan from the accounts of those named, on Monday 2026-11-23, signed by all of them. */
export function drawForLoan(
  tx: Transaction,
  actor: Actor,
  { dkzh, tqry, ...more }: { dkzh: string; tqry: { grzh: string; bctqje: string }[]; hkr?: string; hklx?: string },
): string {
  const ywlsh = issueNumber(tx, actor, 'GD0605');
  const values = { ywlx: 'GD0605', ywlsh, dkzh, hklx: '2', thfs: '01', hkr: '2026-11-23', cns: '1', tqry, ...more };
  submit(tx, actor, { ...values, qmbh: applicationSigned(tx, actor, ywlsh, values) });
  for (const { qmbh, zt } of signaturesUnder(tx.store, ywlsh)) if (zt === '0') completeSignature(tx, qmbh);
  return ywlsh;
}
