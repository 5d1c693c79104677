import { ageOn, type PlainDate } from '@/domain/dates';
import type { Store } from '../kernel/store';
import { askRegister } from './register-queries';

/** A household as the register of residents has it; nobody whom it does not know is in it. */
export interface Household {
  zjhm: string;
  /** Birthdays of the children. */
  znsr: readonly PlainDate[];
}

const OF_AGE = 18;

export const households = (store: Store) => store.table<Household>('register-households');

/** How many children under age somebody has; undefined where the register knows nothing of the household. */
export function minorsOf(store: Store, zjhm: string, today: PlainDate): number | undefined {
  if (!askRegister(store, '户籍登记', zjhm)) return undefined;
  return households(store)
    .get(zjhm)
    ?.znsr.filter((birth) => ageOn(birth, today) < OF_AGE).length;
}
