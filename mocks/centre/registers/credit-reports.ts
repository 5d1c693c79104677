// The credit bureau returns a result class only: the hall never sees a report.

import type { Store } from '../kernel/store';
import { queryRegister } from './register-queries';

/** '1' normal, '2' for attention, '3' refused. */
export type CreditClass = '1' | '2' | '3';

export const CREDIT_CLASS_NAMES: Readonly<Record<CreditClass, string>> = { 1: '正常', 2: '关注', 3: '拒绝' };

export const creditClasses = (store: Store) => store.table<{ zjhm: string; jg: CreditClass }>('register-credit');

/** Returns the class of a person; '1' for a person without a record. */
export function creditClassOf(store: Store, zjhm: string): CreditClass {
  if (!queryRegister(store, '个人征信', zjhm)) return '1';
  return creditClasses(store).get(zjhm)?.jg ?? '1';
}
