// The credit bureau answers with a result class only: the hall never sees a report.

import type { Store } from '../kernel/store';
import { askRegister } from './register-queries';

/** 1 usual, 2 to be looked at, 3 refused. */
export type CreditClass = '1' | '2' | '3';

export const CREDIT_CLASS_NAMES: Readonly<Record<CreditClass, string>> = { 1: '正常', 2: '关注', 3: '拒绝' };

export const creditClasses = (store: Store) => store.table<{ zjhm: string; jg: CreditClass }>('register-credit');

/** Somebody of whom the bureau knows nothing bad is usual. */
export function creditClassOf(store: Store, zjhm: string): CreditClass {
  if (!askRegister(store, '个人征信', zjhm)) return '1';
  return creditClasses(store).get(zjhm)?.jg ?? '1';
}
