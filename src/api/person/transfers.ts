import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import {
  amount,
  code,
  count,
  dictionaryCode,
  each,
  flag,
  key,
  object,
  pageReader,
  rows,
  textValue,
} from '../client/read';
import type { Page } from './person';

/** An account at another centre, by the national exchange. */
interface OtherCityAccount {
  /** Six-digit code of the province. */
  zcsf: string;
  zcgjjzxmc: string;
  ygrzfgjjzh: string;
  ygzdwmc: string;
  grzhzt: string;
}

/** Initial data of a transfer in. */
export interface TransferInStart {
  zh: OtherCityAccount[];
  /** Promised working days, and average days of completed transfers; '' for none. */
  cnts: number;
  pjts: string;
}

export const readTransferInStart = object<TransferInStart>({
  zh: rows(object<OtherCityAccount>({ zcgjjzxmc: key, ...each(textValue, 'zcsf', 'ygrzfgjjzh', 'ygzdwmc', 'grzhzt') })),
  cnts: count,
  pjts: textValue,
});

export function fetchTransferInStart(options?: CallOptions): Promise<TransferInStart> {
  return get(hall('zyjx/getInfo'), readTransferInStart, options);
}

interface TransferStep {
  zyzt: string;
  sj: string;
  sm: string;
}

/** A transfer between this centre and another (docs/rules/lists.md, 转移接续进度). */
export interface CentreTransfer {
  ywlsh: string;
  fx: 'in' | 'out';
  /** '' until the transfer letter is sent. */
  lxhbh: string;
  zcgjjzxmc: string;
  zrgjjzxmc: string;
  /** Yuan; '' until the other centre states it. */
  zyje: string;
  zylx: string;
  /** Amount received; '' before. */
  dzje: string;
  zyzt: string;
  sqrq: string;
  cnrq: string;
  /** Overdue. */
  cq: boolean;
  /** A reminder may be sent now; otherwise the reason or the earliest date; '' where none applies. */
  kcb: boolean;
  cbsm: string;
  cbcs: number;
  jd: TransferStep[];
}

export const readCentreTransfer = object<CentreTransfer>({
  ywlsh: key,
  fx: code('in', 'out'),
  zyzt: dictionaryCode(),
  ...each(textValue, 'lxhbh', 'zcgjjzxmc', 'zrgjjzxmc', 'sqrq', 'cnrq', 'cbsm'),
  ...each(amount, 'zyje', 'zylx', 'dzje'),
  ...each(flag, 'cq', 'kcb'),
  cbcs: count,
  jd: rows(object<TransferStep>({ zyzt: key, sj: textValue, sm: textValue })),
});

type Question = Readonly<Record<string, string | number>> & { page: number; size: number };

/** The person's transfers in both directions, newest first. */
export function fetchCentreTransfers(question: Question, options?: CallOptions): Promise<Page<CentreTransfer>> {
  return get(hall('zyjx/getList'), pageReader(readCentreTransfer, question), {
    ...options,
    params: { ...question },
  });
}

/** Transfers to other centres; refused where the centre does not offer the list. */
export function fetchTransfersOut(question: Question, options?: CallOptions): Promise<Page<CentreTransfer>> {
  return get(hall('zyjx/getZc'), pageReader(readCentreTransfer, question), {
    ...options,
    params: { ...question },
  });
}

/** Sends a reminder to the other centre; once per day. */
export function urgeTransfer(ywlsh: string): Promise<CentreTransfer> {
  return post(hall('zyjx/cuiban'), { ywlsh }, readCentreTransfer);
}
