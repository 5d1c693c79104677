import type { Desk } from './desk';
import { findPersonByZjhm, type PersonRecord, units } from './people';

/** What is said of a signer whom the centre knows and has no phone number of. */
export const HALL_ONLY = '在中心没有登记手机号，收不到短信，须本人登录大厅，在“待我处理”中签署';

/** Phone of an account, or else of a unit's operator, with the name it is registered to; undefined for a stranger. */
export function registeredPhone(
  desk: Pick<Desk, 'store'>,
  zjhm: string,
): Pick<PersonRecord, 'xingming' | 'sjhm'> | undefined {
  const own = findPersonByZjhm(desk, zjhm);
  if (own) return own;
  const number = zjhm.toUpperCase();
  for (const { operator, operators = [] } of units(desk.store).values()) {
    const found = [operator, ...operators].find((one) => one.jbrzjhm.toUpperCase() === number);
    if (found?.jbrsjhm) return { xingming: found.jbrxm, sjhm: found.jbrsjhm };
  }
  return undefined;
}
