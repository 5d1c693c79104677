import type { Material } from '@/api/archive';

/** Required (the list already holds only what its condition asks for) and neither there nor waived. */
export function isMissing(material: Material): boolean {
  return (
    material.sfbs !== '0' &&
    (material.clzt === '0' || material.clzt === '3') &&
    (material.clzt === '3' || material.wj.length === 0)
  );
}
