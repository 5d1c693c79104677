import type { MemberOptions } from '@/flows/unit/blocks/member-columns';
import { UNITS } from '../../../people';

/** What the workers of the unit's rows know on 2026-11-21, of a unit that has remitted November at 12 %. */
export const UNIT_OPTIONS: MemberOptions = {
  dwzh: UNITS.华夏精密.dwzh,
  due: '2026-12',
  today: '2026-11-21',
  dwjcbl: '12',
  grjcbl: '12',
  hxjcbl: [],
  limits: { lower: '2200.00', upper: '28680.00' },
  sealReasons: { '01': '与单位终止劳动关系', '02': '离休退休' },
  members: [],
};
