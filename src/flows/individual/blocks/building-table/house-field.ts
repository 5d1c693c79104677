import { houseFieldReader, pickedHouseFigures } from './house';

/** Home chosen from the building tables; the form defines visibility and rules. */
export const houseField = {
  kind: 'custom',
  name: 'fwbh',
  label: '楼盘和房号',
  holds: houseFieldReader,
  load: () => import('./HousePicker'),
  show: pickedHouseFigures,
} as const;
