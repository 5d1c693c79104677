import type { HouseholdHome } from '@/api/person/other-withdrawal';
import { parseShare, UNLISTED_HOME } from '@/domain/deposit/other-withdrawal';
import { percentText } from '@/domain/money';
import type { PersonFacts } from '@/engine/flow/facts';
import type { FieldOf } from '@/form/field-kinds';
import type { Code, Decimal, FlowValues, FreeText, Plain, Rate } from '@/schema/field-kinds';
import { must } from '@/schema/rules';

/** Block B6: a home in the register is picked, any other is typed from the certificate. */
export interface HouseValues {
  bdcqzh: Code;
  txbdcqzh: FreeText;
  fwzl: FreeText;
  /** Percent. */
  gybl: Rate;
  jzmj: Decimal;
}

interface Homes {
  homes: readonly HouseholdHome[];
}

type Asked = (values: FlowValues) => boolean;
const rule = must<HouseValues>;

/** Home with area and ownership share if requested; values known to the register are not. */
export function houseFields(
  applies: Asked,
  also: { area: Asked; share: Asked },
): readonly FieldOf<HouseValues, PersonFacts<Homes>>[] {
  return [
    {
      kind: 'select',
      name: 'bdcqzh',
      label: '不动产权证号',
      hint: '从本人及配偶名下的住房中选择，由不动产登记系统提供；没有列出的按证书填写，由中心审核',
      visible: applies,
      options: ({ own }) => [
        ...own.homes.map(({ bdcqzh, fwzl, syr }) => ({ value: bdcqzh, label: `${bdcqzh}（${syr}，${fwzl}）` })),
        { value: UNLISTED_HOME, label: '登记系统中没有，按证书填写' },
      ],
    },
    { kind: 'text', name: 'txbdcqzh', label: '填写的不动产权证号', visible: typed(applies) },
    { kind: 'text', name: 'fwzl', label: '房屋坐落', length: 'address', spaces: 'keep', visible: typed(applies) },
    {
      kind: 'rate',
      name: 'gybl',
      label: '本人份额',
      hint: '按不动产权证书填写，单独所有为100',
      decimals: 2,
      min: 0.01,
      max: 100,
      visible: typed(also.share),
      rules: [rule((share) => parseShare(share) !== undefined)('本人份额应大于0且不超过100，最多两位小数')],
    },
    {
      kind: 'decimal',
      name: 'jzmj',
      label: '建筑面积',
      hint: '按不动产权证书填写，由中心凭证书审核',
      decimals: 2,
      min: 0.01,
      max: 99999.99,
      unit: '㎡',
      visible: (values, { own }) => also.area(values) && !homeOf(values, own)?.jzmj,
    },
  ];
}

const typed =
  (applies: Asked): Asked =>
  (values) =>
    applies(values) && values.bdcqzh === UNLISTED_HOME;

const homeOf = ({ bdcqzh }: FlowValues, { homes }: Homes) => homes.find((one) => one.bdcqzh === bdcqzh);

/** Register data of the chosen home. */
export function houseFigures({ bdcqzh }: Pick<Plain<HouseValues>, 'bdcqzh'>, { homes }: Homes) {
  const home = homeOf({ bdcqzh }, { homes });
  if (!home) return [];
  return [
    { label: '房屋坐落', value: home.fwzl },
    { label: '登记建筑面积', value: home.jzmj ? `${home.jzmj}㎡` : '未登记' },
    { label: '登记份额', value: percentText(home.gybl) },
  ];
}
