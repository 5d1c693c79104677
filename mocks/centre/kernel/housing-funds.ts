// Housing money of a unit that is nobody's deposit: what homes were sold for, repair fund, subsidies (domain catalogue 12.2).
import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { post } from './ledger';
import type { Store } from './store';

/** Dictionary zjlxQt. */
export type HousingFund = '1' | '2' | '3';

interface HousingNote {
  id: string;
  /** Which building or whom it is about. */
  dx: string;
}

const notes = (store: Store) => store.table<HousingNote>('housing-notes');

export const housingAccount = (dwzh: string, fund: HousingFund) => `unit:${dwzh}:housing:${fund}`;
export const housingNote = (store: Store, id: string): string => notes(store).get(id)?.dx ?? '';

export interface HousingMovement {
  id: string;
  dwzh: string;
  fund: HousingFund;
  date: PlainDate;
  zhaiyao: string;
  /** What came in; below 0 what was paid. */
  fen: Fen;
  dx: string;
}

/** In balanced double entry against the fund's bank account. */
export function bookHousing(store: Store, { id, dwzh, fund, date, zhaiyao, fen, dx }: HousingMovement): void {
  const lines = [
    { account: housingAccount(dwzh, fund), fen },
    { account: 'bank', fen: -fen },
  ];
  if (post(store, { id, date, kind: 'QT', zhaiyao, ywlsh: '', dwzh, lines })) notes(store).put(id, { id, dx });
}
