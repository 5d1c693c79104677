import type { Material } from '@/api/archive';

/** Sent back and not replaced; or required (the list already holds only what its condition asks for) and neither there nor waived. */
export function isMissing({ sfbs, clzt, wj }: Material): boolean {
  return clzt === '3' || (sfbs !== '0' && clzt === '0' && wj.length === 0);
}
