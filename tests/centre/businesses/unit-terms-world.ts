import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { BusinessError, type Transaction } from '@mocks/centre/kernel/transaction';
import { depositAccount } from '@mocks/centre/members/person-views';
import { submit } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { setInstruction } from '@mocks/centre/remittance/debit/standing-instruction';
import { beforeEach } from 'vitest';
import { centrePerTest, LIU_YANG } from '../fixture';
import { ACCOUNT, HUAXIA, handIn } from '../remittance-world';
import { addPapers } from '../submit';

/** A centre for each test, at which 华夏精密 files each month itself. */
export function termsCentre() {
  const centre = centrePerTest();
  beforeEach(() =>
    centre.transact((tx) => {
      setInstruction(tx, HUAXIA, { zt: '1', zhbh: ACCOUNT });
      setInstruction(tx, HUAXIA, { zt: '0', zhbh: '' });
    }),
  );
  return centre;
}

export const RATIO = { tzhdwjcbl: '10', tzhgrjcbl: '8', sxny: '2027-01', tzyy: '经营困难' };

const RESOLUTION = {
  qksm: '订单减少',
  jyhylx: '1',
  jyrq: '2026-11-10',
  zgzs: '48',
  tyrs: '25',
  qunianrypjgz: '6000.00',
};

export const LOWER = { sqdwjcbl: '5', sqgrjcbl: '6', sqksny: '2026-12', sqjsny: '2027-01', jdyy: '02', ...RESOLUTION };

export const DEFERRED = { sqhjksny: '2026-12', sqhjjsny: '2027-01', hjyy: '02', jhbjrq: '2027-06-30', ...RESOLUTION };

/** Handed in with the papers it may need. */
export function apply(tx: Transaction, ywlx: string, values: Record<string, string>) {
  const ywlsh = issueNumber(tx, HUAXIA, ywlx);
  if (ywlx !== 'GJ0204') addPapers(tx, HUAXIA, ywlsh, ['0208', '0209']);
  return submit(tx, HUAXIA, { ywlx, ywlsh, ywwd: '0101', cns: '1', ...values });
}

export function approved(tx: Transaction, ywlx: string, values: Record<string, string>): string {
  const { ywlsh, ywzt } = apply(tx, ywlx, values);
  if (ywzt === '98') review(tx, { ywlsh, result: 'approve', opinion: '同意' });
  return ywlsh;
}

export function said(work: () => unknown): string {
  try {
    work();
  } catch (refusal) {
    if (refusal instanceof BusinessError) return Object.values(refusal.fieldErrors ?? {})[0] ?? refusal.message;
    throw refusal;
  }
  return '';
}

export const messageTitles = (tx: Transaction): string[] =>
  listMessages(tx, HUAXIA, { page: 1, size: 50 }).list.map(({ title }) => title);

export const remit = (tx: Transaction) => handIn(tx, { hjfs: '02', zhbh: ACCOUNT });

export const monthly = (tx: Transaction) => {
  const { dwjcbl, grjcbl, dwyjce, gryjce } = depositAccount(tx, LIU_YANG);
  return { dwjcbl, grjcbl, dwyjce, gryjce };
};
