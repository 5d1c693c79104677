import { heldHouse, houseFigures } from './house';

/** A home chosen from the building tables; when it shows and what holds for it the form says that has it. */
export const houseField = {
  kind: 'custom',
  name: 'fwbh',
  label: '楼盘和房号',
  holds: heldHouse,
  load: () => import('./HousePicker'),
  show: houseFigures,
} as const;
