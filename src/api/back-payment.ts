import { type CallOptions, get } from './client';
import { hall } from './path';
import { type PayerAccount, readPayerAccount } from './payer-account';
import type { Page } from './person';
import { amount, each, object, pageOf, rows, rowsOrNone, text, textOfEach } from './read';
import { type BackPaymentRow, readBackPaymentRow } from './remittance';

/** How money for months that are made up reaches the centre; up to which month that is. */
export interface BackPaymentStart {
  /** Pending balance that is free to be used. */
  zsye: string;
  skhm: string;
  skzh: string;
  skyh: string;
  /** Remark code of the next list. */
  jkfy: string;
  fkzhs: PayerAccount[];
  /** As in the start of a remittance. */
  wzhsm: Readonly<Record<string, string>>;
}

const readBackPaymentStart = object<BackPaymentStart>({
  ...each(text, 'skhm', 'skzh', 'skyh', 'jkfy'),
  zsye: amount,
  fkzhs: rowsOrNone(readPayerAccount),
  wzhsm: textOfEach,
});

export function fetchBackPaymentStart(options?: CallOptions): Promise<BackPaymentStart> {
  return get(hall('bjjl/getInit'), readBackPaymentStart, { errors: 'caller', ...options });
}

/** Members with months that nothing was paid for, as rows of GJ0202. */
export function fetchOwedRows(options?: CallOptions): Promise<Record<string, string>[]> {
  return get(hall('bjjl/getQj'), rows(textOfEach), { errors: 'caller', ...options });
}

export function fetchBackPayments(
  params: { ksny?: string; jsny?: string; zt?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<BackPaymentRow>> {
  return get(hall('bjjl/getList'), pageOf(readBackPaymentRow, params), { errors: 'caller', ...options, params });
}
