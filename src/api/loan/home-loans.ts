import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { type Answer, amount, each, key, object, rowsOrNone, textValue } from '../client/read';

/** A home loan of the person, the spouse or both: from this centre, another one or a bank. */
const readHomeLoan = object({
  jkhtbh: key,
  jkly: textValue,
  ...each(amount, 'htdkje', 'dkye'),
  /** Lender. */
  jkyhmc: textValue,
  ...each(textValue, 'jkrxm', 'yjkrgx'),
  /** '' when unknown. */
  fwzl: textValue,
  dkffrq: textValue,
  /** 1 settled. */
  sfjq: textValue,
  /** Period whose repayments count, and the amount repaid in it. */
  hkksrq: textValue,
  hkjsrq: textValue,
  ...each(amount, 'yhbj', 'yhlx'),
});
export type HomeLoanInfo = Answer<typeof readHomeLoan>;

const readHomeLoans = object({ list: rowsOrNone(readHomeLoan) });
export type HomeLoansInfo = Answer<typeof readHomeLoans>;

export function fetchHomeLoans(options?: CallOptions): Promise<HomeLoansInfo> {
  return get(hall('tqsq/chdk/getInfo'), readHomeLoans, options);
}
