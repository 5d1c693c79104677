import { type CallOptions, get, post } from './client';
import { type IssuedDocument, readIssuedDocument } from './documents';
import { hall } from './path';
import type { Page } from './person';
import { each, key, object, pageOf, text } from './read';

/** Somebody who came from another unit or went to one; the balance is the person's own matter. */
export interface TransferRow {
  id: string;
  /** The case that moved it, of either unit or of the member: its sheet is asked for by it. */
  ywlsh: string;
  czrq: string;
  /** 1 came, 2 went. */
  zyfx: string;
  grzh: string;
  xingming: string;
  zcdwmc: string;
  zrdwmc: string;
  zysxny: string;
}

const readTransferRow = object<TransferRow>({
  id: key,
  ywlsh: key,
  ...each(text, 'czrq', 'zyfx', 'grzh', 'xingming', 'zcdwmc', 'zrdwmc', 'zysxny'),
});

export function fetchTransfers(
  params: { ksrq?: string; jsrq?: string; zyfx?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<TransferRow>> {
  return get(hall('tczy/getList'), pageOf(readTransferRow, params), { errors: 'caller', ...options, params });
}

/** 转移确认单 of whoever asks, a unit or the member, for what a case has moved: the same at every call. */
export function issueTransferSheet(ywlsh: string): Promise<IssuedDocument> {
  return post(hall('tczy/qrd'), { ywlsh }, readIssuedDocument, { errors: 'caller' });
}

const readReminded = object<{ xyb: string }>({ xyb: text });

/** Asks the former unit to seal somebody's account. A POST, because an ID number belongs into no address. */
export function remindFormerUnit(who: { xingming: string; zjhm: string }): Promise<{ xyb: string }> {
  return post(hall('tczy/tixing'), who, readReminded, { errors: 'caller' });
}
