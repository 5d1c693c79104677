import { type CallOptions, get, post } from './client';
import { hall } from './path';
import type { Page } from './person';
import { amount, code, count, dictionaryCode, each, flag, key, object, pageOf, rows, text } from './read';

/** An account at another centre, as the national exchange knows it. */
interface OutsideAccount {
  /** Six-digit code of the province. */
  zcsf: string;
  zcgjjzxmc: string;
  ygrzfgjjzh: string;
  ygzdwmc: string;
  grzhzt: string;
}

/** What a transfer in begins with. */
export interface TransferInStart {
  zh: OutsideAccount[];
  /** Working days promised, and days that those done so far took on the average; '' while there is none. */
  cnts: number;
  pjts: string;
}

export const readTransferInStart = object<TransferInStart>({
  zh: rows(object<OutsideAccount>({ zcgjjzxmc: key, ...each(text, 'zcsf', 'ygrzfgjjzh', 'ygzdwmc', 'grzhzt') })),
  cnts: count,
  pjts: text,
});

export function fetchTransferInStart(options?: CallOptions): Promise<TransferInStart> {
  return get(hall('zyjx/getInfo'), readTransferInStart, { errors: 'caller', ...options });
}

interface TransferStep {
  zyzt: string;
  sj: string;
  sm: string;
}

/** A transfer between this centre and another (domain catalogue 12.1). */
export interface CentreTransfer {
  ywlsh: string;
  fx: 'in' | 'out';
  /** '' before the letter goes out. */
  lxhbh: string;
  zcgjjzxmc: string;
  zrgjjzxmc: string;
  /** Yuan; '' before the other centre has stated them. */
  zyje: string;
  zylx: string;
  /** What has arrived, '' before. */
  dzje: string;
  zyzt: string;
  sqrq: string;
  cnrq: string;
  /** Past the promised day. */
  cq: boolean;
  /** Whether it may be urged now, else why not or from when; '' where there is nothing to urge. */
  kcb: boolean;
  cbsm: string;
  cbcs: number;
  jd: TransferStep[];
}

export const readCentreTransfer = object<CentreTransfer>({
  ywlsh: key,
  fx: code('in', 'out'),
  zyzt: dictionaryCode(),
  ...each(text, 'lxhbh', 'zcgjjzxmc', 'zrgjjzxmc', 'sqrq', 'cnrq', 'cbsm'),
  ...each(amount, 'zyje', 'zylx', 'dzje'),
  ...each(flag, 'cq', 'kcb'),
  cbcs: count,
  jd: rows(object<TransferStep>({ zyzt: key, sj: text, sm: text })),
});

type Question = Readonly<Record<string, string | number>> & { page: number; size: number };

/** Own transfers of both directions, newest first. */
export function fetchTransfers(question: Question, options?: CallOptions): Promise<Page<CentreTransfer>> {
  return get(hall('zyjx/getList'), pageOf(readCentreTransfer, question), {
    errors: 'caller',
    ...options,
    params: { ...question },
  });
}

/** Those that went out; refused as long as the centre does not offer it. */
export function fetchTransfersOut(question: Question, options?: CallOptions): Promise<Page<CentreTransfer>> {
  return get(hall('zyjx/getZc'), pageOf(readCentreTransfer, question), {
    errors: 'caller',
    ...options,
    params: { ...question },
  });
}

/** Asks the other centre where it is; on the same day once. */
export function urgeTransfer(ywlsh: string): Promise<CentreTransfer> {
  return post(hall('zyjx/cuiban'), { ywlsh }, readCentreTransfer, { errors: 'caller' });
}
