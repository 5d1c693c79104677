import { type CallOptions, get, post } from './client';
import { hall } from './path';
import { type PayerAccount, readPayerAccount } from './payer-account';
import { amount, count, each, flag, object, orNull, rowsOrNone, text } from './read';

/** `zt`: 0 off, 1 on, 2 the agreement signed at the counter (the bank pays whatever the month comes to). */
export interface StandingState {
  zt: string;
  /** Account it is paid from: key and masked number. */
  zhbh: string;
  fkzh: string;
  /** Day of the last decision in the hall, '' before any; `ztsm` why the agreement of the counter pays nothing although nobody ended it. */
  rq: string;
  ztsm: string;
  /** Day of the month on which it runs, and how many working days before it is announced. */
  zxr: number;
  tqts: number;
  /** Why it cannot be switched on, '' when it can. */
  bkyy: string;
  /** What puts that right: a business, or a page of its own; '' for neither. */
  bkyw: string;
  lj: string;
  /** What would be debited first: day, people, amount; `scsm` why nothing would, '' when it would. */
  scrq: string;
  scrs: number;
  scje: string;
  scsm: string;
  fkzhs: PayerAccount[];
  /** Why there is none of them, '' where there is. */
  wzhsm: string;
  /** Who said yes as the second operator, '' where one was enough. */
  fhrxm: string;
  sq: StandingProposal | null;
}

/** What one operator has asked for and another has still to say yes to. */
export interface StandingProposal {
  /** 1 on, 0 off; the masked account. */
  zt: string;
  fkzh: string;
  jbrxm: string;
  sj: string;
  /** Who is asking may say yes or no to it; may take it back. */
  kty: boolean;
  kqx: boolean;
}

const readProposal = object<StandingProposal>({
  ...each(text, 'zt', 'fkzh', 'jbrxm', 'sj'),
  ...each(flag, 'kty', 'kqx'),
});

export const readStandingState = object<StandingState>({
  ...each(text, 'zt', 'fkzh', 'rq'),
  ...each(text, 'zhbh', 'bkyy', 'bkyw', 'lj', 'scrq', 'scsm', 'ztsm', 'wzhsm'),
  ...each(count, 'zxr', 'tqts', 'scrs'),
  fkzhs: rowsOrNone(readPayerAccount),
  scje: amount,
  fhrxm: text,
  sq: orNull(readProposal),
});

export function fetchStanding(options?: CallOptions): Promise<StandingState> {
  return get(hall('hjpz/getZdhj'), readStandingState, { errors: 'caller', ...options });
}

export function setStanding(choice: { zt: '0' | '1'; zhbh: string }): Promise<StandingState> {
  return post(hall('hjpz/setZdhj'), choice, readStandingState, { errors: 'caller' });
}

export function answerStanding(agreed: boolean): Promise<StandingState> {
  return post(hall('hjpz/qrZdhj'), { ty: agreed ? '1' : '0' }, readStandingState, { errors: 'caller' });
}
