import type { LabelledValue } from '@/api/client/labelled-value';
import { each, key, object, textValue } from '@/api/client/read';
import { formatMoney } from '@/domain/money';
import { heldReader } from '@/form/values/held-value';

/** Value of the picker: number of the home, with its displayed data. */
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
  /** Masked number of the supervised account. */
  zh: string;
  khyh: string;
}

/** Without further data in the tables a home shows '--' and is rejected by the centre. */
export const houseFieldReader = heldReader(
  object<PickedHouse>({
    fwbh: key,
    ...each(textValue, 'lpmc', 'lpdz', 'fh', 'jzmj', 'fwdj', 'fwzj', 'fwxz', 'lsjzdj', 'ysxkz', 'kfsmc', 'zh', 'khyh'),
  }),
);

/** Data of the chosen home from the building table. */
export function pickedHouseFigures(house: PickedHouse): LabelledValue[] {
  return [
    { label: '楼盘', value: `${house.lpmc}（${house.lpdz}）` },
    { label: '房号', value: house.fh },
    { label: '建筑面积', value: `${house.jzmj}㎡` },
    { label: '单价（元/㎡）', value: formatMoney(house.fwdj) },
    { label: '房屋总价', value: formatMoney(house.fwzj) },
    { label: '预售许可证号', value: house.ysxkz },
    { label: '售房人', value: house.kfsmc },
    { label: '监管账户', value: `${house.zh}（${house.khyh}）` },
  ];
}
