import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import { amount, count, each, key, object, rows, rowsOrNone, textList, textValue } from '../client/read';

/** Data that the centre has of the applicant for a flexible account. */
export interface FlexibleStart {
  /** Birth date from the ID number; '' for other certificates. */
  csny: string;
  /** Masked 3+4. */
  sjhm: string;
  /** Known region codes from the province down, and the rest of the address. */
  jzdz: { region: string[]; detail: string };
  hyzk: string;
  xueli: string;
}

export const readFlexibleStart = object<FlexibleStart>({
  ...each(textValue, 'csny', 'sjhm', 'hyzk', 'xueli'),
  jzdz: object({ region: textList, detail: textValue }),
});

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
export interface FlexibleAccount {
  /** Dictionary lhjclx; '' without an agreement. */
  lhjclx: string;
  /** Current and future terms, oldest first; for a sealed account the last ones. */
  jcyd: FlexibleTerms[];
  kkyhmc: string;
  /** Masked 4+4. */
  kkzh: string;
  /** Day of the month of the debit; 0 without automatic debit. */
  kkr: number;
  /** Masked number of the wallet to debit; '' for none. */
  szrmbqb: string;
  /** Date of sealing, and the first month without a contribution; '' for an active account. */
  fcrq: string;
  fcny: string;
  ksny: string[];
  /** Possible first months of another amount, months payable in advance, and missed months open to back-payment. */
  tzny: string[];
  yjny: string[];
  bjny: string[];
  /** Months awaiting a transfer. */
  dfny: string[];
  /** Deadline of a transfer in days, the first included. */
  fkqx: number;
  /** Prepaid amount, yuan. */
  yjye: string;
  /** Part of it refunded to the debited account when contributions end from a month on (yyyy-MM): one row per month of `ksny`. */
  yjth: { ny: string; je: string }[];
}

export const readFlexibleAccount = object<FlexibleAccount>({
  ...each(textValue, 'lhjclx', 'kkyhmc', 'kkzh', 'szrmbqb', 'fcrq', 'fcny'),
  jcyd: rows(object({ ny: textValue, ...each(amount, 'yjce', 'grjcjs'), grjcbl: textValue })),
  yjye: amount,
  ...each(count, 'kkr', 'fkqx'),
  ...each(textList, 'ksny', 'tzny', 'yjny', 'bjny', 'dfny'),
  yjth: rowsOrNone(object({ ny: key, je: amount })),
});

export function fetchFlexibleAccount(options?: CallOptions): Promise<FlexibleAccount> {
  return get(hall('lhjy/zhbg/getInfo'), readFlexibleAccount, options);
}

/** Sends the code that confirms another account for debits to the registered number. */
export function sendMandateCode(): Promise<{ sjhm: string }> {
  return post(hall('lhjy/zhbg/sendCode'), {}, object({ sjhm: textValue }));
}

/** Initial data of a graduate's subsidy. */
export interface SubsidyStart {
  /** Dictionary lhrylb, '' when unknown. */
  lhrylb: string;
  /** Paid months without a claimed subsidy, yyyy-MM. */
  btny: string[];
  /** Months already subsidised, and months left. */
  yxsbt: number;
  sybt: number;
  /** Yuan per month. */
  btbz: string;
}

export const readSubsidyStart = object<SubsidyStart>({
  lhrylb: textValue,
  btny: textList,
  ...each(count, 'yxsbt', 'sybt'),
  btbz: amount,
});

export function fetchSubsidyStart(options?: CallOptions): Promise<SubsidyStart> {
  return get(hall('lhjy/zhbg/getBt'), readSubsidyStart, options);
}

/** Initial data of GJ0803. */
export interface TransferStart {
  /** Codes of dictionary zylx that this account allows. */
  zylx: string[];
  /** Current or last employer. */
  zcdwmc: string;
  /** Yuan. */
  zyye: string;
  /** Possible first months, yyyy-MM. */
  ksny: string[];
  /** Sealed accounts that may be merged into this one. */
  zczh: { grzh: string; mc: string }[];
}

export const readTransferStart = object<TransferStart>({
  zylx: textList,
  zcdwmc: textValue,
  zyye: amount,
  ksny: textList,
  zczh: rows(object({ grzh: key, mc: textValue })),
});

export function fetchTransferStart(options?: CallOptions): Promise<TransferStart> {
  return get(hall('lhjy/zhbg/getZy'), readTransferStart, options);
}
