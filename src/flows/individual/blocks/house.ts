import type { OwnHome } from '@/api/other-withdrawal';
import { percentText } from '@/domain/money';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Choice, Decimal, FieldOf, FlowValues, Plain } from '@/form/field-kinds';

/** Block B6, for a home that the register knows: it is picked, not typed. */
export interface HouseValues {
  bdcqzh: Choice;
  jzmj: Decimal;
}

interface Homes {
  homes: readonly OwnHome[];
}

/** The home, and its area where `withArea` asks for it. */
export function houseFields(
  asked: (values: FlowValues) => boolean,
  withArea: (values: FlowValues) => boolean,
): readonly FieldOf<HouseValues, PersonFacts<Homes>>[] {
  return [
    {
      kind: 'select',
      name: 'bdcqzh',
      label: '不动产权证号',
      hint: '从本人及配偶名下的住房中选择，由不动产登记系统提供',
      visible: asked,
      options: ({ own }) =>
        own.homes.map(({ bdcqzh, fwzl, syr }) => ({ value: bdcqzh, label: `${bdcqzh}（${syr}，${fwzl}）` })),
    },
    {
      kind: 'decimal',
      name: 'jzmj',
      label: '建筑面积',
      hint: '按不动产权证书填写；与不动产登记不一致的，由中心凭证书审核',
      decimals: 2,
      min: 0.01,
      max: 99999.99,
      unit: '㎡',
      visible: withArea,
    },
  ];
}

/** What the register says of the chosen home. */
export function houseFigures({ bdcqzh }: Pick<Plain<HouseValues>, 'bdcqzh'>, { homes }: Homes) {
  const home = homes.find((one) => one.bdcqzh === bdcqzh);
  if (!home) return [];
  return [
    { label: '房屋坐落', value: home.fwzl },
    { label: '登记建筑面积', value: home.jzmj ? `${home.jzmj}㎡` : '未登记' },
    { label: '登记份额', value: percentText(home.gybl) },
  ];
}
