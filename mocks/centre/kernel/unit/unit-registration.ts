import type { LabelledValue } from '@/api/client/labelled-value';
import type { PlainDate } from '@/domain/dates';
import type { Store } from '../store';

/** Registration data of a unit beyond its account (docs/rules/gj0101-unit-registration.md). */
export interface UnitRegistration {
  dwzh: string;
  ywlsh: string;
  opened: PlainDate;
  /** Name of the unit's branch. */
  wdmc: string;
  values: Readonly<Record<string, string>>;
  /** Display rows with ID numbers masked. */
  rows: readonly LabelledValue[];
}

export const registrations = (store: Store) => store.table<UnitRegistration>('unit-registrations');

export function unitRegistrationOf(store: Store, dwzh: string): UnitRegistration | undefined {
  return registrations(store).get(dwzh);
}
