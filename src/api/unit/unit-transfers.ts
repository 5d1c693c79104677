import { type IssuedDocument, readIssuedDocument } from '../archive/documents';
import { post } from '../client/client';
import { listCall } from '../client/list-call';
import { hall } from '../client/path';
import { type Answer, each, key, object, textValue } from '../client/read';

/** A member transferred from or to another unit, without the balance, which is private to the member. */
const readTransferRow = object({
  id: key,
  /** Case of the transfer, of either unit or of the member; its sheet is requested by this number. */
  ywlsh: key,
  czrq: textValue,
  /** 1 in, 2 out. */
  zyfx: textValue,
  ...each(textValue, 'grzh', 'xingming', 'zcdwmc', 'zrdwmc', 'zysxny'),
});
export type TransferRow = Answer<typeof readTransferRow>;

export const fetchUnitTransfers = listCall(hall('tczy/getList'), readTransferRow, ['ksrq', 'jsrq', 'zyfx']);

/** Issues the 转移确认单 of a transfer for the signed-in unit or member (idempotent). */
export function issueTransferSheet(ywlsh: string): Promise<IssuedDocument> {
  return post(hall('tczy/qrd'), { ywlsh }, readIssuedDocument);
}

const readReminded = object({ xyb: textValue });

/** Requests the former unit to seal an account. POST, because an ID number must not appear in an address. */
export function remindFormerUnit(who: { xingming: string; zjhm: string }): Promise<{ xyb: string }> {
  return post(hall('tczy/tixing'), who, readReminded);
}
