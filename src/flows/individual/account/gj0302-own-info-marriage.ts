import type { LabelledValue } from '@/api/client/labelled-value';

/** Value of the field after the applicant authorised the query and adopted the register's result. */
export const ADOPTED = '1';

export function showMarriage(value: string): LabelledValue[] {
  return value === ADOPTED ? [{ label: '婚姻登记核验', value: '已授权查询，采用民政登记信息' }] : [];
}
