import { type CallOptions, get, post } from '../client/client';
import { listCall } from '../client/list-call';
import { hall } from '../client/path';
import {
  type Answer,
  amount,
  code,
  count,
  dictionaryCode,
  each,
  flag,
  key,
  object,
  rows,
  textValue,
} from '../client/read';

/** Initial data of a transfer in. */
export const readTransferInStart = object({
  zh: rows(
    object({
      zcgjjzxmc: key,
      ...each(textValue, 'ygrzfgjjzh', 'ygzdwmc', 'grzhzt'),
      /** Six-digit code of the province. */
      zcsf: textValue,
    }),
  ),
  /** Promised working days, and average days of completed transfers; '' for none. */
  cnts: count,
  pjts: textValue,
});
export type TransferInStart = Answer<typeof readTransferInStart>;

export function fetchTransferInStart(options?: CallOptions): Promise<TransferInStart> {
  return get(hall('zyjx/getInfo'), readTransferInStart, options);
}

/** A transfer between this centre and another (docs/rules/lists.md, 转移接续进度). */
export const readCentreTransfer = object({
  ywlsh: key,
  fx: code('in', 'out'),
  /** '' until the transfer letter is sent. */
  lxhbh: textValue,
  ...each(textValue, 'zcgjjzxmc', 'zrgjjzxmc'),
  /** Yuan; '' until the other centre states it. */
  zyje: amount,
  zylx: amount,
  /** Amount received; '' before. */
  dzje: amount,
  zyzt: dictionaryCode(),
  ...each(textValue, 'sqrq', 'cnrq'),
  /** Overdue. */
  cq: flag,
  /** A reminder may be sent now; otherwise the reason or the earliest date; '' where none applies. */
  kcb: flag,
  cbsm: textValue,
  cbcs: count,
  jd: rows(object({ zyzt: key, ...each(textValue, 'sj', 'sm') })),
});
export type CentreTransfer = Answer<typeof readCentreTransfer>;

/** The person's transfers in both directions, newest first. */
export const fetchCentreTransfers = listCall(hall('zyjx/getList'), readCentreTransfer, ['zyzt']);

/** Transfers to other centres; refused where the centre does not offer the list. */
export const fetchTransfersOut = listCall(hall('zyjx/getZc'), readCentreTransfer, ['zyzt']);

/** Sends a reminder to the other centre; once per day. */
export function urgeTransfer(ywlsh: string): Promise<CentreTransfer> {
  return post(hall('zyjx/cuiban'), { ywlsh }, readCentreTransfer);
}
