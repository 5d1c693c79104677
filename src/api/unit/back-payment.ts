import { type CallOptions, get } from '../client/client';
import { listCall } from '../client/list-call';
import { hall } from '../client/path';
import { type Answer, amount, each, object, rows, rowsOrNone, textOfEach, textValue } from '../client/read';
import { readPayerAccount } from './payer-account';
import { readBackPaymentRow } from './remittance';

/** Initial data of a back-payment: accounts of both sides, pending balance and remark code. */
const readBackPaymentStart = object({
  ...each(textValue, 'skhm', 'skzh', 'skyh'),
  fkzhs: rowsOrNone(readPayerAccount),
  /** Pending balance available. */
  zsye: amount,
  /** Remark code of the next list. */
  jkfy: textValue,
  /** As in `RemittanceStart`. */
  wzhsm: textOfEach,
});
export type BackPaymentStart = Answer<typeof readBackPaymentStart>;

export function fetchBackPaymentStart(options?: CallOptions): Promise<BackPaymentStart> {
  return get(hall('bjjl/getInit'), readBackPaymentStart, options);
}

/** Members with unpaid months, as rows of GJ0202. */
export function fetchOwedRows(options?: CallOptions): Promise<Record<string, string>[]> {
  return get(hall('bjjl/getQj'), rows(textOfEach), options);
}

export const fetchBackPayments = listCall(hall('bjjl/getList'), readBackPaymentRow, ['ksny', 'jsny', 'zt']);
