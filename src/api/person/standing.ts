import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import { type Answer, amount, count, each, flag, object, orNull, rowsOrNone, textValue } from '../client/read';
import { readPayerAccount } from '../unit/payer-account';

/** A requested change that awaits the second operator. */
const readProposal = object({
  /** 1 on, 0 off; the masked account. */
  zt: textValue,
  ...each(textValue, 'fkzh', 'jbrxm', 'sj'),
  /** The signed-in operator may decide on it; may withdraw it. */
  kty: flag,
  kqx: flag,
});
export type StandingProposal = Answer<typeof readProposal>;

/** `zt`: 0 off, 1 on, 2 agreement signed at the counter (the bank pays the month's amount). */
export const readStandingState = object({
  zt: textValue,
  /** Debited account: key and masked number. */
  zhbh: textValue,
  fkzh: textValue,
  /** Date of the last decision in the hall, '' for none; `ztsm`: why an existing agreement of the counter does not pay. */
  rq: textValue,
  ztsm: textValue,
  /** Day of the month of the debit, and its notice in working days. */
  zxr: count,
  tqts: count,
  /** Why it cannot be switched on; '' when it can. */
  bkyy: textValue,
  /** Remedy: a business, or a page; '' for neither. */
  bkyw: textValue,
  lj: textValue,
  /** First debit: date, number of members and amount; `scsm`: why none is expected, '' otherwise. */
  scrq: textValue,
  scrs: count,
  scje: amount,
  scsm: textValue,
  fkzhs: rowsOrNone(readPayerAccount),
  /** Why no account can be debited, '' otherwise. */
  wzhsm: textValue,
  /** Second operator who approved; '' when not required. */
  fhrxm: textValue,
  sq: orNull(readProposal),
});
export type StandingState = Answer<typeof readStandingState>;

export function fetchStanding(options?: CallOptions): Promise<StandingState> {
  return get(hall('hjpz/getZdhj'), readStandingState, options);
}

export function setStanding(choice: { zt: '0' | '1'; zhbh: string }): Promise<StandingState> {
  return post(hall('hjpz/setZdhj'), choice, readStandingState);
}

export function answerStanding(agreed: boolean): Promise<StandingState> {
  return post(hall('hjpz/qrZdhj'), { ty: agreed ? '1' : '0' }, readStandingState);
}
