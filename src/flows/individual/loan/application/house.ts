import type { LabelledValue } from '@/api/business';
import { formatMoney } from '@/domain/money';

/** What the picker keeps of a home: its number, and what is to be shown of it. */
export interface PickedHouse {
  fwbh: string;
  lpmc: string;
  lpdz: string;
  fh: string;
  jzmj: string;
  fwdj: string;
  fwzj: string;
  fwxz: string;
  lsjzdj: string;
  ysxkz: string;
  kfsmc: string;
  /** First and last four digits of the supervised account. */
  zh: string;
  khyh: string;
}

/** Undefined for what the picker did not write. */
export function readHouse(value: string): PickedHouse | undefined {
  if (value === '') return undefined;
  try {
    const read: unknown = JSON.parse(value);
    // The picker wrote every property as text; a draft that was tampered with shows '--' and is refused by the centre.
    return typeof read === 'object' && read !== null && 'fwbh' in read ? (read as PickedHouse) : undefined;
  } catch {
    return undefined;
  }
}

/** What the building table says of the chosen home. */
export function houseFigures(value: string): LabelledValue[] {
  const house = readHouse(value);
  if (!house) return [{ label: '楼盘和房号', value: '--' }];
  return [
    { label: '楼盘', value: `${house.lpmc}（${house.lpdz}）` },
    { label: '房号', value: house.fh },
    { label: '建筑面积', value: `${house.jzmj}㎡` },
    { label: '单价（元/㎡）', value: formatMoney(house.fwdj) },
    { label: '房屋总价', value: formatMoney(house.fwzj) },
    { label: '预售许可证号', value: house.ysxkz },
    { label: '售房人', value: house.kfsmc },
    { label: '监管账户', value: `${house.zh.replace(' ', '********')}（${house.khyh}）` },
  ];
}
