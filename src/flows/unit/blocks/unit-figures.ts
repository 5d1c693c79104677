import type { LabelledValue } from '@/api/client/labelled-value';
import { ratiosAhead } from '@/domain/deposit/remittance';
import { formatMoney, percentText } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import type { UnitFacts } from '@/engine/flow/facts';
import type { Section } from '@/form/definition';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { operatorFields } from '@/schema/unit/operator';
import { dictionaryLabel } from '@/session/dictionary';

/** Block B2: unit. */
export function unitFigures({ unit }: Pick<UnitFacts, 'unit'>): LabelledValue[] {
  const later = ratiosAhead(unit.hxjcbl);
  return [
    { label: '单位账号', value: unit.dwzh },
    { label: '单位名称', value: unit.dwmc },
    { label: '统一社会信用代码', value: unit.tyshxydm },
    { label: '账户状态', value: dictionaryLabel('dwzhzt', unit.dwzhzt) },
    { label: '单位缴存比例', value: percentText(unit.dwjcbl), ...(later && { gs: later }) },
    { label: '个人缴存比例', value: percentText(unit.grjcbl) },
    { label: '缴存人数', value: peopleText(unit.dwjcrs), gs: `${unit.yjceny}的清册人数` },
    { label: '封存人数', value: peopleText(unit.dwfcrs) },
    { label: '缴至年月', value: unit.jzny || '尚未汇缴' },
    { label: '应汇缴年月', value: unit.yj || unit.dwjcrs > 0 ? unit.dwyhjny : '目前没有' },
    { label: '暂收余额', value: formatMoney(unit.zsye) },
    { label: '发薪日', value: `每月${unit.dwfxr}日` },
  ];
}

/** Block B3: the operator signed in, by the name in the banner; the phone is masked by the centre. */
export function operatorFigures({ unit }: Pick<UnitFacts, 'unit'>): LabelledValue[] {
  return [
    { label: '经办人姓名', value: unit.jbrxm },
    { label: '经办人手机', value: unit.jbrsjhm },
  ];
}

export const unitSection: Section<object, UnitFacts> = {
  key: 'unit',
  title: '单位信息',
  figures: unitFigures,
  fields: [],
};

/** Values of `operatorSection`. */
export type OperatorValues = ValuesOf<typeof operatorFields>;

export const operatorInitial = initialOf(operatorFields);

/** Block B3 with the accepting branch and the unit's commitment. */
export const operatorSection = (promise: string): Section<OperatorValues, UnitFacts> => ({
  key: 'operator',
  title: '经办与承诺',
  figures: operatorFigures,
  fields: schemaFields(operatorFields, [
    { name: 'ywwd', preset: true },
    { name: 'cns', text: promise },
  ]),
});
