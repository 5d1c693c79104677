import { areaWork, UNIT_WORK } from '../../data/menus/business-areas';
import type { BusinessRule } from './rule';

/** Returns the entry in 可办业务 of a branch that handles this business. `by`: kind of visitor. */
export function branchWork({ kbyw, area, kind }: Pick<BusinessRule, 'kbyw' | 'area' | 'kind'>, by = kind): string {
  return kbyw ?? (by === 'unit' ? UNIT_WORK : areaWork[area]);
}
