// Deposit records of people who pay into the fund elsewhere: the national exchange, and what the centre keeps of a borrower.
import type { PlainMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { Store } from '../kernel/store';

/** What the national exchange says of an account at another centre. */
export interface ExchangeRecord {
  zjhm: string;
  xingming: string;
  /** Name of the centre. */
  jcgjjzxmc: string;
  grzh: string;
  dwmc: string;
  /** grzhzt of domain catalogue 2.2. */
  grzhzt: string;
  /** Consecutive months up to `jzny`. */
  lxjcys: number;
  jzny: PlainMonth;
  /** What a transfer brings: principal, and the interest up to it. */
  bj?: Fen;
  lx?: Fen;
}

/** A borrower from elsewhere. */
export interface OutsideDeposit {
  /** Number under which this centre keeps the person. */
  grzh: string;
  jcszs: string;
  jcgjjzxmc: string;
  ydgrzh: string;
  jcdwmc: string;
  /** Number of the certificate, '' when the exchange answered. */
  jczmbh: string;
  /** The certificate as it was uploaded, '' when the exchange answered. */
  scid: string;
  wjm: string;
  /** What the exchange said; null: by certificate, to be checked by a clerk. */
  exchange: Pick<ExchangeRecord, 'grzhzt' | 'lxjcys' | 'jzny'> | null;
}

const exchange = (store: Store) => store.table<ExchangeRecord>('deposit-exchange');
export const outsideDeposits = (store: Store) => store.table<OutsideDeposit>('outside-deposits');

export function putExchangeRecord(store: Store, record: ExchangeRecord): void {
  exchange(store).put(`${record.zjhm} ${record.jcgjjzxmc}`, record);
}

/** Asks the exchange: the person at this very centre, or nothing. */
export function askExchange(
  store: Store,
  { zjhm, xingming, jcgjjzxmc }: Pick<ExchangeRecord, 'zjhm' | 'xingming' | 'jcgjjzxmc'>,
): ExchangeRecord | undefined {
  const found = exchange(store).get(`${zjhm} ${jcgjjzxmc}`);
  return found?.xingming === xingming ? found : undefined;
}

/** What it knows of a person at whatever centre. */
export function exchangeRecordsOf(
  store: Store,
  { zjhm, xingming }: Pick<ExchangeRecord, 'zjhm' | 'xingming'>,
): ExchangeRecord[] {
  return [...exchange(store).values()].filter((one) => one.zjhm === zjhm && one.xingming === xingming);
}
