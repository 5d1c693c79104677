// Deposit records from other cities: the national exchange, and this centre's records of other-city borrowers.
import type { PlainMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { Store } from '../kernel/store';

/** The national exchange's record of an account at another centre. */
export interface ExchangeRecord {
  zjhm: string;
  xingming: string;
  /** Name of the centre. */
  jcgjjzxmc: string;
  grzh: string;
  dwmc: string;
  /** Dictionary grzhzt. */
  grzhzt: string;
  /** Consecutive months up to `jzny`. */
  lxjcys: number;
  jzny: PlainMonth;
  /** Principal and interest of a transfer. */
  bj?: Fen;
  lx?: Fen;
}

/** An other-city borrower. */
export interface OtherCityDeposit {
  /** Account number of the person at this centre. */
  grzh: string;
  jcszs: string;
  jcgjjzxmc: string;
  ydgrzh: string;
  jcdwmc: string;
  /** Number of the certificate, '' if the exchange responded. */
  jczmbh: string;
  /** Uploaded certificate, '' if the exchange responded. */
  scid: string;
  wjm: string;
  /** The exchange's record; null: by certificate, for a clerk's review. */
  exchange: Pick<ExchangeRecord, 'grzhzt' | 'lxjcys' | 'jzny'> | null;
}

const exchange = (store: Store) => store.table<ExchangeRecord>('deposit-exchange');
export const otherCityDeposits = (store: Store) => store.table<OtherCityDeposit>('outside-deposits');

export function putExchangeRecord(store: Store, record: ExchangeRecord): void {
  exchange(store).put(`${record.zjhm} ${record.jcgjjzxmc}`, record);
}

/** Queries the exchange for the person at this one centre; undefined without a record. */
export function queryExchange(
  store: Store,
  { zjhm, xingming, jcgjjzxmc }: Pick<ExchangeRecord, 'zjhm' | 'xingming' | 'jcgjjzxmc'>,
): ExchangeRecord | undefined {
  const found = exchange(store).get(`${zjhm} ${jcgjjzxmc}`);
  return found?.xingming === xingming ? found : undefined;
}

/** Returns the exchange's records of a person at all centres. */
export function exchangeRecordsOf(
  store: Store,
  { zjhm, xingming }: Pick<ExchangeRecord, 'zjhm' | 'xingming'>,
): ExchangeRecord[] {
  return [...exchange(store).values()].filter((one) => one.zjhm === zjhm && one.xingming === xingming);
}
