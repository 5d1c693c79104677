// Fund loans at other centres in the national exchange, and its responses.
import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { Store } from '../kernel/store';
import { logQuery } from './register-queries';

export interface OtherCityLoan {
  /** Name of the lending centre. */
  dkzxmc: string;
  jkhtbh: string;
  jkrxm: string;
  jkrzjhm: string;
  dkye: Fen;
  dqyhje: Fen;
  ydhkr: number;
  /** Bank and number of the repayment account. */
  skyhmc: string;
  skzh: string;
  /** Last due date. */
  dqrq: PlainDate;
  /** Settled before the last due date. */
  settled?: boolean;
}

export const otherCityLoans = (store: Store) => store.table<OtherCityLoan>('outside-loans');

/** Centres with a connection outage, and its end. */
export const exchangeOutages = (store: Store) => store.table<{ dkzxmc: string; until: PlainDate }>('exchange-outages');

export type ExchangeAnswer = { kind: 'silent' | 'none' | 'settled' } | { kind: 'found'; loan: OtherCityLoan };

/** Queries the exchange for a loan by contract and borrower. */
export function queryOtherCityLoan(
  store: Store,
  { dkzxmc, jkhtbh, jkrxm, jkrzjhm }: Pick<OtherCityLoan, 'dkzxmc' | 'jkhtbh' | 'jkrxm' | 'jkrzjhm'>,
  day: PlainDate,
): ExchangeAnswer {
  logQuery(store, '异地住房公积金贷款', jkrzjhm);
  const outage = exchangeOutages(store).get(dkzxmc);
  if (outage && day <= outage.until) return { kind: 'silent' };
  const loan = otherCityLoans(store).get(jkhtbh);
  const same = loan?.dkzxmc === dkzxmc && loan.jkrxm === jkrxm && loan.jkrzjhm === jkrzjhm;
  if (!loan || !same) return { kind: 'none' };
  return loan.settled || day > loan.dqrq ? { kind: 'settled' } : { kind: 'found', loan };
}
