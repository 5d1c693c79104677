import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import { amount, each, key, object, pageReader, pageWith, rows, rowsOrNone, textValue } from '../client/read';
import { type PayerAccount, readPayerAccount } from '../unit/payer-account';
import type { Page } from './person';

/** 暂收款明细: `fse` received, `syje` used, `zsye` balance afterwards. */
export interface PendingRow {
  xh: string;
  jzrq: string;
  zhaiyao: string;
  /** Reference of the bank for a receipt, of the centre for a refund. */
  lsh: string;
  fkhm: string;
  fkzh: string;
  fse: string;
  syje: string;
  zsye: string;
  /** 1 matched by its remark code, 3 claimed, '' for no transfer. */
  ppzt: string;
}

export const readPendingRow = object<PendingRow>({
  xh: key,
  ...each(textValue, 'jzrq', 'zhaiyao', 'lsh', 'fkhm', 'fkzh', 'ppzt'),
  ...each(amount, 'fse', 'syje', 'zsye'),
});

/** A receipt without remark code in the unit's name; its bank reference is hidden, because it proves the claim. */
export interface UnclaimedRow {
  xh: string;
  jzrq: string;
  fkhm: string;
  lsh: string;
  fse: string;
  fy: string;
}

export const readUnclaimedRow = object<UnclaimedRow>({
  xh: key,
  ...each(textValue, 'jzrq', 'fkhm', 'lsh', 'fy'),
  fse: amount,
});

export function fetchPending(
  params: { ksrq?: string; jsrq?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<PendingRow> & { zsye: string }> {
  return get(hall('zskmx/getList'), pageWith(pageReader(readPendingRow, params), { zsye: amount }), {
    ...options,
    params,
  });
}

export function fetchUnclaimed(options?: CallOptions): Promise<UnclaimedRow[]> {
  return get(hall('zskmx/getDrl'), rows(readUnclaimedRow), options);
}

/**
 * Claims a receipt by bank reference and amount; `yrlrq`: date of a former claim. `qcmc`: list it was credited to, '' for the pending
 * balance.
 */
export function claimTransfer(claim: {
  lsh: string;
  fse: string;
}): Promise<{ lsh: string; fse: string; qcmc: string; yrlrq: string }> {
  const read = object({ ...each(textValue, 'lsh', 'qcmc', 'yrlrq'), fse: amount });
  return post(hall('zskmx/renling'), claim, read, { errors: 'inline' });
}

/** Refundable part of the pending balance, yuan, and the accounts for the refund. */
export interface RefundStart {
  zsye: string;
  fkzhs: PayerAccount[];
}

const readRefundStart = object<RefundStart>({ zsye: amount, fkzhs: rowsOrNone(readPayerAccount) });

export function fetchRefundStart(options?: CallOptions): Promise<RefundStart> {
  return get(hall('zskmx/getTk'), readRefundStart, options);
}
