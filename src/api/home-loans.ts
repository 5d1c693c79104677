import { type CallOptions, get } from './client';
import { hall } from './path';
import { amount, each, key, object, rowsOrNone, text } from './read';

/** A home loan that the person, the spouse or both have: of this centre, of another one, of a bank. */
export interface HomeLoanInfo {
  jkhtbh: string;
  jkly: string;
  /** Who lends. */
  jkyhmc: string;
  jkrxm: string;
  yjkrgx: string;
  /** '' where it is not known. */
  fwzl: string;
  dkffrq: string;
  htdkje: string;
  dkye: string;
  /** 1 paid back in full. */
  sfjq: string;
  /** The time whose repayments count now, with what was paid back in it. */
  hkksrq: string;
  hkjsrq: string;
  yhbj: string;
  yhlx: string;
}

export interface HomeLoansInfo {
  list: HomeLoanInfo[];
}

const readHomeLoan = object<HomeLoanInfo>({
  jkhtbh: key,
  ...each(text, 'jkly', 'yjkrgx', 'jkyhmc', 'jkrxm', 'fwzl', 'dkffrq', 'sfjq', 'hkksrq', 'hkjsrq'),
  ...each(amount, 'htdkje', 'dkye', 'yhbj', 'yhlx'),
});

const readHomeLoans = object<HomeLoansInfo>({ list: rowsOrNone(readHomeLoan) });

export function fetchHomeLoans(options?: CallOptions): Promise<HomeLoansInfo> {
  return get(hall('tqsq/chdk/getInfo'), readHomeLoans, { errors: 'caller', ...options });
}
