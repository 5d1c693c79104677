import { type CallOptions, get, post } from './client';
import { hall } from './path';
import { type PayerAccount, readPayerAccount } from './payer-account';
import type { Page } from './person';
import { amount, each, object, pageOf, pageWith, rows, rowsOrNone, text } from './read';

/** 暂收款明细: `fse` came in, `syje` was used, `zsye` the balance after it. */
export interface PendingRow {
  xh: string;
  jzrq: string;
  zhaiyao: string;
  /** Of the bank for money that came, of the centre for a refund. */
  lsh: string;
  fkhm: string;
  fkzh: string;
  fse: string;
  syje: string;
  zsye: string;
  /** 1 matched by its code, 3 claimed, '' for no transfer. */
  ppzt: string;
}

export const readPendingRow = object<PendingRow>({
  ...each(text, 'xh', 'jzrq', 'zhaiyao', 'lsh', 'fkhm', 'fkzh', 'ppzt'),
  ...each(amount, 'fse', 'syje', 'zsye'),
});

/** Money that came without its code under the unit's name; the reference is hidden: it proves the claim. */
export interface UnclaimedRow {
  xh: string;
  jzrq: string;
  fkhm: string;
  lsh: string;
  fse: string;
  fy: string;
}

export const readUnclaimedRow = object<UnclaimedRow>({ ...each(text, 'xh', 'jzrq', 'fkhm', 'lsh', 'fy'), fse: amount });

export function fetchPending(
  params: { ksrq?: string; jsrq?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<PendingRow> & { zsye: string }> {
  return get(hall('zskmx/getList'), pageWith(pageOf(readPendingRow, params), { zsye: amount }), {
    errors: 'caller',
    ...options,
    params,
  });
}

export function fetchUnclaimed(options?: CallOptions): Promise<UnclaimedRow[]> {
  return get(hall('zskmx/getDrl'), rows(readUnclaimedRow), { errors: 'caller', ...options });
}

/** Claims money by the bank's reference and the amount; `yrlrq`: when it was claimed already. `qcmc`: the list it went to, '' for the pending balance. */
export function claimTransfer(claim: {
  lsh: string;
  fse: string;
}): Promise<{ lsh: string; fse: string; qcmc: string; yrlrq: string }> {
  const read = object({ ...each(text, 'lsh', 'qcmc', 'yrlrq'), fse: amount });
  return post(hall('zskmx/renling'), claim, read, { errors: 'caller' });
}

/** What of the pending balance may go back to the unit, yuan, and the accounts it may go to. */
export interface RefundStart {
  zsye: string;
  fkzhs: PayerAccount[];
}

const readRefundStart = object<RefundStart>({ zsye: amount, fkzhs: rowsOrNone(readPayerAccount) });

export function fetchRefundStart(options?: CallOptions): Promise<RefundStart> {
  return get(hall('zskmx/getTk'), readRefundStart, { errors: 'caller', ...options });
}
