import { areaDepartments } from '../../../data/business-areas';
import { SERVICE_DEPARTMENT } from '../../../data/departments';
import { businessArea } from '../../kernel/known-businesses';

/** The department that answers for a business wherever no counter was used. */
export function departmentOf(ywlx: string): string {
  const area = businessArea(ywlx);
  return area === undefined ? SERVICE_DEPARTMENT : areaDepartments[area];
}
