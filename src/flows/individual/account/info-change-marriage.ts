import type { LabelledValue } from '@/api/labelled-value';

/** The person authorised the query and takes over what the register answered. */
export const ADOPTED = '1';

export function showMarriage(value: string): LabelledValue[] {
  return value === ADOPTED ? [{ label: '婚姻登记核验', value: '已授权查询，采用民政登记信息' }] : [];
}
