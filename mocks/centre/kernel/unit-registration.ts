import type { LabelledValue } from '@/api/labelled-value';
import type { PlainDate } from '@/domain/dates';
import type { Store } from './store';

/** What a unit registered beside what its account needs (domain catalogue GJ0101). */
export interface UnitRegistration {
  dwzh: string;
  ywlsh: string;
  opened: PlainDate;
  /** The branch it belongs to. */
  wdmc: string;
  values: Readonly<Record<string, string>>;
  /** As it is shown: identity numbers masked. */
  rows: readonly LabelledValue[];
}

export const registrations = (store: Store) => store.table<UnitRegistration>('unit-registrations');

export function registrationOf(store: Store, dwzh: string): UnitRegistration | undefined {
  return registrations(store).get(dwzh);
}
