import { findPersonByZjhm, type PersonRecord, units } from './people';
import type { Transaction } from './transaction';

/** Hint about a signer known to the centre without a phone number. */
export const HALL_ONLY = '在中心没有登记手机号，收不到短信，须本人登录大厅，在“待我处理”中签署';

/** Returns the registered name and phone of an account, else of a unit's operator; undefined for a stranger. */
export function registeredPhone(
  tx: Pick<Transaction, 'store'>,
  zjhm: string,
): Pick<PersonRecord, 'xingming' | 'sjhm'> | undefined {
  const own = findPersonByZjhm(tx, zjhm);
  if (own) return own;
  const number = zjhm.toUpperCase();
  for (const { operator, operators = [] } of units(tx.store).values()) {
    const found = [operator, ...operators].find((one) => one.jbrzjhm.toUpperCase() === number);
    if (found?.jbrsjhm) return { xingming: found.jbrxm, sjhm: found.jbrsjhm };
  }
  return undefined;
}
