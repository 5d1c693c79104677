import { type CallOptions, get, post } from '../client/client';
import { listCall } from '../client/list-call';
import { hall } from '../client/path';
import { type Answer, amount, each, key, object, rows, rowsOrNone, textValue } from '../client/read';
import { readPayerAccount } from '../unit/payer-account';

/** 暂收款明细: `fse` received, `syje` used, `zsye` balance afterwards. */
export const readPendingRow = object({
  xh: key,
  ...each(textValue, 'jzrq', 'zhaiyao'),
  /** Reference of the bank for a receipt, of the centre for a refund. */
  lsh: textValue,
  ...each(textValue, 'fkhm', 'fkzh'),
  ...each(amount, 'fse', 'syje', 'zsye'),
  /** 1 matched by its remark code, 3 claimed, '' for no transfer. */
  ppzt: textValue,
});
export type PendingRow = Answer<typeof readPendingRow>;

/** A receipt without remark code in the unit's name; its bank reference is hidden, because it proves the claim. */
export const readUnclaimedRow = object({ xh: key, ...each(textValue, 'jzrq', 'fkhm', 'lsh', 'fy'), fse: amount });
export type UnclaimedRow = Answer<typeof readUnclaimedRow>;

export const fetchPending = listCall(hall('zskmx/getList'), readPendingRow, ['ksrq', 'jsrq'], { zsye: amount });

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
const readRefundStart = object({ zsye: amount, fkzhs: rowsOrNone(readPayerAccount) });
export type RefundStart = Answer<typeof readRefundStart>;

export function fetchRefundStart(options?: CallOptions): Promise<RefundStart> {
  return get(hall('zskmx/getTk'), readRefundStart, options);
}
