import { areaWork, UNIT_WORK } from '../../data/business-areas';
import type { BusinessRule } from './rule';

/** What a branch that does this business has for it among its 可办业务. `by`: who comes for it. */
export function branchWork({ kbyw, area, kind }: Pick<BusinessRule, 'kbyw' | 'area' | 'kind'>, by = kind): string {
  return kbyw ?? (by === 'unit' ? UNIT_WORK : areaWork[area]);
}
