import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import { amount, count, each, flag, object, orNull, rowsOrNone, textValue } from '../client/read';
import { type PayerAccount, readPayerAccount } from '../unit/payer-account';

/** `zt`: 0 off, 1 on, 2 agreement signed at the counter (the bank pays the month's amount). */
export interface StandingState {
  zt: string;
  /** Debited account: key and masked number. */
  zhbh: string;
  fkzh: string;
  /** Date of the last decision in the hall, '' for none; `ztsm`: why an existing agreement of the counter does not pay. */
  rq: string;
  ztsm: string;
  /** Day of the month of the debit, and its notice in working days. */
  zxr: number;
  tqts: number;
  /** Why it cannot be switched on; '' when it can. */
  bkyy: string;
  /** Remedy: a business, or a page; '' for neither. */
  bkyw: string;
  lj: string;
  /** First debit: date, number of members and amount; `scsm`: why none is expected, '' otherwise. */
  scrq: string;
  scrs: number;
  scje: string;
  scsm: string;
  fkzhs: PayerAccount[];
  /** Why no account can be debited, '' otherwise. */
  wzhsm: string;
  /** Second operator who approved; '' when not required. */
  fhrxm: string;
  sq: StandingProposal | null;
}

/** A requested change that awaits the second operator. */
export interface StandingProposal {
  /** 1 on, 0 off; the masked account. */
  zt: string;
  fkzh: string;
  jbrxm: string;
  sj: string;
  /** The signed-in operator may decide on it; may withdraw it. */
  kty: boolean;
  kqx: boolean;
}

const readProposal = object<StandingProposal>({
  ...each(textValue, 'zt', 'fkzh', 'jbrxm', 'sj'),
  ...each(flag, 'kty', 'kqx'),
});

export const readStandingState = object<StandingState>({
  ...each(textValue, 'zt', 'fkzh', 'rq'),
  ...each(textValue, 'zhbh', 'bkyy', 'bkyw', 'lj', 'scrq', 'scsm', 'ztsm', 'wzhsm'),
  ...each(count, 'zxr', 'tqts', 'scrs'),
  fkzhs: rowsOrNone(readPayerAccount),
  scje: amount,
  fhrxm: textValue,
  sq: orNull(readProposal),
});

export function fetchStanding(options?: CallOptions): Promise<StandingState> {
  return get(hall('hjpz/getZdhj'), readStandingState, options);
}

export function setStanding(choice: { zt: '0' | '1'; zhbh: string }): Promise<StandingState> {
  return post(hall('hjpz/setZdhj'), choice, readStandingState);
}

export function answerStanding(agreed: boolean): Promise<StandingState> {
  return post(hall('hjpz/qrZdhj'), { ty: agreed ? '1' : '0' }, readStandingState);
}
