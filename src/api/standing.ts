import { type CallOptions, get, post } from './client';
import { hall } from './path';
import { amount, count, each, object, rowsOrNone, text } from './read';
import { type PayerAccount, readPayerAccount } from './remittance';

/** `zt`: 0 off, 1 on, 2 the agreement signed at the counter (the bank pays whatever the month comes to). */
export interface StandingState {
  zt: string;
  /** Account it is paid from: key and masked number. */
  zhbh: string;
  fkzh: string;
  rq: string;
  /** Day of the month on which it runs, and how many working days before it is announced. */
  zxr: number;
  tqts: number;
  /** Why it cannot be switched on, '' when it can. */
  bkyy: string;
  /** What would be debited first: day, people, amount; `scsm` why nothing would, '' when it would. */
  scrq: string;
  scrs: number;
  scje: string;
  scsm: string;
  fkzhs: PayerAccount[];
}

export const readStandingState = object<StandingState>({
  ...each(text, 'zt', 'fkzh', 'rq'),
  ...each(text, 'zhbh', 'bkyy', 'scrq', 'scsm'),
  ...each(count, 'zxr', 'tqts', 'scrs'),
  fkzhs: rowsOrNone(readPayerAccount),
  scje: amount,
});

export function fetchStanding(options?: CallOptions): Promise<StandingState> {
  return get(hall('hjpz/getZdhj'), readStandingState, { errors: 'caller', ...options });
}

export function setStanding(choice: { zt: '0' | '1'; zhbh: string }): Promise<StandingState> {
  return post(hall('hjpz/setZdhj'), choice, readStandingState, { errors: 'caller' });
}
