import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import { type Answer, amount, count, each, key, object, rows, rowsOrNone, textList, textValue } from '../client/read';

/** Data that the centre has of the applicant for a flexible account. */
export const readFlexibleStart = object({
  /** Birth date from the ID number; '' for other certificates. */
  csny: textValue,
  /** Masked 3+4. */
  sjhm: textValue,
  /** Known region codes from the province down, and the rest of the address. */
  jzdz: object({ region: textList, detail: textValue }),
  ...each(textValue, 'hyzk', 'xueli'),
});
export type FlexibleStart = Answer<typeof readFlexibleStart>;

export function fetchFlexibleStart(options?: CallOptions): Promise<FlexibleStart> {
  return get(hall('lhjy/grkh/getInfo'), readFlexibleStart, options);
}

/** Sends the code that confirms the application to the registered number. */
export function sendFlexibleCode(): Promise<{ sjhm: string }> {
  return post(hall('lhjy/grkh/sendCode'), {}, object({ sjhm: textValue }));
}

/** Contribution from a month on: yuan, percent; `ny` that month, yyyy-MM, '' for terms no longer in force. */
export interface FlexibleTerms {
  ny: string;
  yjce: string;
  grjcjs: string;
  grjcbl: string;
}

/** Contribution agreement of a flexible worker: yuan, percent; `ksny` the possible first months of a change, yyyy-MM. */
export const readFlexibleAccount = object({
  /** Dictionary lhjclx; '' without an agreement. */
  lhjclx: textValue,
  /** Current and future terms, oldest first; for a sealed account the last ones. */
  jcyd: rows(object({ ny: textValue, ...each(amount, 'yjce', 'grjcjs'), grjcbl: textValue })),
  kkyhmc: textValue,
  /** Masked 4+4. */
  kkzh: textValue,
  /** Day of the month of the debit; 0 without automatic debit. */
  kkr: count,
  /** Masked number of the wallet to debit; '' for none. */
  szrmbqb: textValue,
  /** Date of sealing, and the first month without a contribution; '' for an active account. */
  fcrq: textValue,
  fcny: textValue,
  ksny: textList,
  /** Possible first months of another amount, months payable in advance, and missed months open to back-payment. */
  tzny: textList,
  ...each(textList, 'yjny', 'bjny'),
  /** Months awaiting a transfer. */
  dfny: textList,
  /** Deadline of a transfer in days, the first included. */
  fkqx: count,
  /** Prepaid amount, yuan. */
  yjye: amount,
  /** Part of it refunded to the debited account when contributions end from a month on (yyyy-MM): one row per month of `ksny`. */
  yjth: rowsOrNone(object({ ny: key, je: amount })),
});
export type FlexibleAccount = Answer<typeof readFlexibleAccount>;

export function fetchFlexibleAccount(options?: CallOptions): Promise<FlexibleAccount> {
  return get(hall('lhjy/zhbg/getInfo'), readFlexibleAccount, options);
}

/** Sends the code that confirms another account for debits to the registered number. */
export function sendMandateCode(): Promise<{ sjhm: string }> {
  return post(hall('lhjy/zhbg/sendCode'), {}, object({ sjhm: textValue }));
}

/** Initial data of a graduate's subsidy. */
export const readSubsidyStart = object({
  /** Dictionary lhrylb, '' when unknown. */
  lhrylb: textValue,
  /** Paid months without a claimed subsidy, yyyy-MM. */
  btny: textList,
  /** Months already subsidised, and months left. */
  yxsbt: count,
  sybt: count,
  /** Yuan per month. */
  btbz: amount,
});
export type SubsidyStart = Answer<typeof readSubsidyStart>;

export function fetchSubsidyStart(options?: CallOptions): Promise<SubsidyStart> {
  return get(hall('lhjy/zhbg/getBt'), readSubsidyStart, options);
}

/** Initial data of GJ0803. */
export const readTransferStart = object({
  /** Codes of dictionary zylx that this account allows. */
  zylx: textList,
  /** Current or last employer. */
  zcdwmc: textValue,
  /** Yuan. */
  zyye: amount,
  /** Possible first months, yyyy-MM. */
  ksny: textList,
  /** Sealed accounts that may be merged into this one. */
  zczh: rows(object({ grzh: key, mc: textValue })),
});
export type TransferStart = Answer<typeof readTransferStart>;

export function fetchTransferStart(options?: CallOptions): Promise<TransferStart> {
  return get(hall('lhjy/zhbg/getZy'), readTransferStart, options);
}
