import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { amount, each, key, object, rowsOrNone, textValue } from '../client/read';

/** A home loan of the person, the spouse or both: from this centre, another one or a bank. */
export interface HomeLoanInfo {
  jkhtbh: string;
  jkly: string;
  /** Lender. */
  jkyhmc: string;
  jkrxm: string;
  yjkrgx: string;
  /** '' when unknown. */
  fwzl: string;
  dkffrq: string;
  htdkje: string;
  dkye: string;
  /** 1 settled. */
  sfjq: string;
  /** Period whose repayments count, and the amount repaid in it. */
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
  ...each(textValue, 'jkly', 'yjkrgx', 'jkyhmc', 'jkrxm', 'fwzl', 'dkffrq', 'sfjq', 'hkksrq', 'hkjsrq'),
  ...each(amount, 'htdkje', 'dkye', 'yhbj', 'yhlx'),
});

const readHomeLoans = object<HomeLoansInfo>({ list: rowsOrNone(readHomeLoan) });

export function fetchHomeLoans(options?: CallOptions): Promise<HomeLoansInfo> {
  return get(hall('tqsq/chdk/getInfo'), readHomeLoans, options);
}
