import type { PlainMonth } from '@/domain/dates';
import type { UnitRecord } from './people';

/** Percent. */
export interface Ratios {
  dwjcbl: string;
  grjcbl: string;
}

/** The unit's ratios in a month. */
export function ratiosIn({ dwjcbl, grjcbl }: UnitRecord, _month: PlainMonth): Ratios {
  return { dwjcbl, grjcbl };
}
