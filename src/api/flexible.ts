import { type CallOptions, get, post } from './client';
import { hall } from './path';
import { amount, count, each, key, object, rows, rowsOrNone, text, texts } from './read';

/** What the centre knows already of whoever opens a flexible account. */
export interface FlexibleStart {
  /** Birth date by the ID number, '' for another certificate. */
  csny: string;
  /** Masked 3+4. */
  sjhm: string;
  /** The region as far as it is known, from the province down, and the rest. */
  jzdz: { region: string[]; detail: string };
  hyzk: string;
  xueli: string;
}

export const readFlexibleStart = object<FlexibleStart>({
  ...each(text, 'csny', 'sjhm', 'hyzk', 'xueli'),
  jzdz: object({ region: texts, detail: text }),
});

export function fetchFlexibleStart(options?: CallOptions): Promise<FlexibleStart> {
  return get(hall('lhjy/grkh/getInfo'), readFlexibleStart, { errors: 'caller', ...options });
}

/** Sends the code that confirms the application to the registered number. */
export function sendFlexibleCode(): Promise<{ sjhm: string }> {
  return post(hall('lhjy/grkh/sendCode'), {}, object({ sjhm: text }), { errors: 'caller' });
}

/** What is paid in each month from one on: yuan, percent; `ny` that month, yyyy-MM, '' where it does not count any more. */
export interface FlexibleTerms {
  ny: string;
  yjce: string;
  grjcjs: string;
  grjcbl: string;
}

/** What a flexible worker has agreed: yuan, percent; `ksny` the months from which a change may count, yyyy-MM. */
export interface FlexibleAccount {
  /** Dictionary lhjclx; '' without an agreement. */
  lhjclx: string;
  /** In force and to come, oldest first; of a sealed account what was agreed last. */
  jcyd: FlexibleTerms[];
  kkyhmc: string;
  /** Masked 4+4. */
  kkzh: string;
  /** Day of the month, 0 where nothing is debited by itself. */
  kkr: number;
  /** Masked number of the wallet that may be debited; '' for none. */
  szrmbqb: string;
  /** Since when the account is sealed, and the first month without a deposit; '' for one that pays in. */
  fcrq: string;
  fcny: string;
  ksny: string[];
  /** Months from which another amount may count, months that may be paid beforehand, and missed ones that may be made up. */
  tzny: string[];
  yjny: string[];
  bjny: string[];
  /** Months for which a transfer is waited for. */
  dfny: string[];
  /** Days within which a transfer has to come, the first included. */
  fkqx: number;
  /** Yuan, paid for months that have not come. */
  yjye: string;
  /** Of that, yuan that go back to the account debited when the deposits stop from a month on (yyyy-MM): one for each of `ksny`. */
  yjth: { ny: string; je: string }[];
}

export const readFlexibleAccount = object<FlexibleAccount>({
  ...each(text, 'lhjclx', 'kkyhmc', 'kkzh', 'szrmbqb', 'fcrq', 'fcny'),
  jcyd: rows(object({ ny: text, ...each(amount, 'yjce', 'grjcjs'), grjcbl: text })),
  yjye: amount,
  ...each(count, 'kkr', 'fkqx'),
  ...each(texts, 'ksny', 'tzny', 'yjny', 'bjny', 'dfny'),
  yjth: rowsOrNone(object({ ny: key, je: amount })),
});

export function fetchFlexibleAccount(options?: CallOptions): Promise<FlexibleAccount> {
  return get(hall('lhjy/zhbg/getInfo'), readFlexibleAccount, { errors: 'caller', ...options });
}

/** Sends the code that confirms another account to be debited, to the registered number. */
export function sendMandateCode(): Promise<{ sjhm: string }> {
  return post(hall('lhjy/zhbg/sendCode'), {}, object({ sjhm: text }), { errors: 'caller' });
}

/** What a graduate's subsidy may be asked for. */
export interface SubsidyStart {
  /** Dictionary lhrylb, '' where it is not known. */
  lhrylb: string;
  /** Months paid in that no subsidy was asked for, yyyy-MM. */
  btny: string[];
  /** Months had, and months that are left. */
  yxsbt: number;
  sybt: number;
  /** Yuan a month. */
  btbz: string;
}

export const readSubsidyStart = object<SubsidyStart>({
  lhrylb: text,
  btny: texts,
  ...each(count, 'yxsbt', 'sybt'),
  btbz: amount,
});

export function fetchSubsidyStart(options?: CallOptions): Promise<SubsidyStart> {
  return get(hall('lhjy/zhbg/getBt'), readSubsidyStart, { errors: 'caller', ...options });
}

/** What GJ0803 begins with. */
export interface TransferStart {
  /** Which of the dictionary zylx this account may make. */
  zylx: string[];
  /** Who pays in now, or did last. */
  zcdwmc: string;
  /** Yuan. */
  zyye: string;
  /** Months from which it may count, yyyy-MM. */
  ksny: string[];
  /** Sealed accounts that may come into this one. */
  zczh: { grzh: string; mc: string }[];
}

export const readTransferStart = object<TransferStart>({
  zylx: texts,
  zcdwmc: text,
  zyye: amount,
  ksny: texts,
  zczh: rows(object({ grzh: key, mc: text })),
});

export function fetchTransferStart(options?: CallOptions): Promise<TransferStart> {
  return get(hall('lhjy/zhbg/getZy'), readTransferStart, { errors: 'caller', ...options });
}
