// Fund loans at other centres, as the national exchange knows them, and how it answers.
import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { Store } from '../kernel/store';
import { noteAsked } from './register-queries';

export interface OutsideLoan {
  /** Name of the centre that lends. */
  dkzxmc: string;
  jkhtbh: string;
  jkrxm: string;
  jkrzjhm: string;
  dkye: Fen;
  dqyhje: Fen;
  ydhkr: number;
  /** Bank and number of the account that it is repaid from. */
  skyhmc: string;
  skzh: string;
  /** Last due date. */
  dqrq: PlainDate;
  /** Paid off before that. */
  settled?: boolean;
}

export const outsideLoans = (store: Store) => store.table<OutsideLoan>('outside-loans');

/** Centres whose connection to the exchange is down, and until when. */
export const exchangeOutages = (store: Store) => store.table<{ dkzxmc: string; until: PlainDate }>('exchange-outages');

export type ExchangeAnswer = { kind: 'silent' | 'none' | 'settled' } | { kind: 'found'; loan: OutsideLoan };

/** Asks the exchange about a loan by its contract and its borrower. */
export function askOutsideLoan(
  store: Store,
  { dkzxmc, jkhtbh, jkrxm, jkrzjhm }: Pick<OutsideLoan, 'dkzxmc' | 'jkhtbh' | 'jkrxm' | 'jkrzjhm'>,
  day: PlainDate,
): ExchangeAnswer {
  noteAsked(store, '异地住房公积金贷款', jkrzjhm);
  const outage = exchangeOutages(store).get(dkzxmc);
  if (outage && day <= outage.until) return { kind: 'silent' };
  const loan = outsideLoans(store).get(jkhtbh);
  const same = loan?.dkzxmc === dkzxmc && loan.jkrxm === jkrxm && loan.jkrzjhm === jkrzjhm;
  if (!loan || !same) return { kind: 'none' };
  return loan.settled || day > loan.dqrq ? { kind: 'settled' } : { kind: 'found', loan };
}
