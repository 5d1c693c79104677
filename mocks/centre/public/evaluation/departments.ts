import { SERVICE_DEPARTMENT } from '../../../data/departments';
import { areaDepartments } from '../../../data/menus/business-areas';
import { businessArea } from '../../kernel/business-names';

/** Returns the department in charge of a business handled without a counter. */
export function departmentOf(ywlx: string): string {
  const area = businessArea(ywlx);
  return area === undefined ? SERVICE_DEPARTMENT : areaDepartments[area];
}
