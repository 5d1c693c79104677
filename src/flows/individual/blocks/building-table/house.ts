import type { LabelledValue } from '@/api/labelled-value';
import { each, key, object, text } from '@/api/read';
import { formatMoney } from '@/domain/money';
import { held } from '@/form/values/held';

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
  /** Supervised account, masked. */
  zh: string;
  khyh: string;
}

/** A home of which the tables say nothing more shows '--' and is refused by the centre. */
export const heldHouse = held(
  object<PickedHouse>({
    fwbh: key,
    ...each(text, 'lpmc', 'lpdz', 'fh', 'jzmj', 'fwdj', 'fwzj', 'fwxz', 'lsjzdj', 'ysxkz', 'kfsmc', 'zh', 'khyh'),
  }),
);

/** What the building table says of the chosen home. */
export function houseFigures(house: PickedHouse): LabelledValue[] {
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
