// Housing money of a unit that belongs to no member: proceeds of homes sold, repair fund, subsidies (docs/rules/lists.md, Unit).
import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { Store } from '../store';
import { post } from './ledger';

/** Codes of dictionary zjlxQt. */
export type HousingFund = '1' | '2' | '3';

interface HousingNote {
  id: string;
  /** Building or person concerned. */
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
  /** Amount in fen; negative for a payment out. */
  fen: Fen;
  dx: string;
}

/** Books a movement in double entry against the fund's bank account. */
export function bookHousing(store: Store, { id, dwzh, fund, date, zhaiyao, fen, dx }: HousingMovement): void {
  const lines = [
    { account: housingAccount(dwzh, fund), fen },
    { account: 'bank', fen: -fen },
  ];
  if (post(store, { id, date, kind: 'QT', zhaiyao, ywlsh: '', dwzh, lines })) notes(store).put(id, { id, dx });
}
