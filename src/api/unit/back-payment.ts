import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { type Answer, amount, each, object, pageReader, rows, rowsOrNone, textOfEach, textValue } from '../client/read';
import type { Page } from '../person/person';
import { readPayerAccount } from './payer-account';
import { type BackPaymentRow, readBackPaymentRow } from './remittance';

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

export function fetchBackPayments(
  params: { ksny?: string; jsny?: string; zt?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<BackPaymentRow>> {
  return get(hall('bjjl/getList'), pageReader(readBackPaymentRow, params), { ...options, params });
}
