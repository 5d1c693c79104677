import { ageOn, type PlainDate } from '@/domain/dates';
import type { Store } from '../kernel/store';
import { queryRegister } from './register-queries';

/** A household in the register of residents; a person without a record has none. */
export interface Household {
  zjhm: string;
  /** Birthdays of the children. */
  znsr: readonly PlainDate[];
}

const OF_AGE = 18;

export const households = (store: Store) => store.table<Household>('register-households');

/** Returns the number of minor children; undefined for a household without a record. */
export function minorsOf(store: Store, zjhm: string, today: PlainDate): number | undefined {
  if (!queryRegister(store, '户籍登记', zjhm)) return undefined;
  return households(store)
    .get(zjhm)
    ?.znsr.filter((birth) => ageOn(birth, today) < OF_AGE).length;
}
