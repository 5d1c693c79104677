import type { Material } from '@/api/archive/archive';

/** True if the material was returned and not replaced, or is required and neither uploaded nor waived. */
export function isMaterialMissing({ sfbs, clzt, wj }: Material): boolean {
  return clzt === '3' || (sfbs !== '0' && clzt === '0' && wj.length === 0);
}
