import type { FieldOf } from '@/form/field-kinds';
import type { Code, FlowValues, FreeText, IdNumber, Int, Plain } from '@/schema/field-kinds';

/** Block B5: the family. */
export interface SpouseValues {
  hyzk: Code;
  poxm: FreeText;
  pozjlx: Code;
  pozjhm: IdNumber;
}

export interface FamilyValues extends SpouseValues {
  znsl: Int;
}

export const isMarried = ({ hyzk }: { hyzk: string }) => hyzk === '20';

/** Marital status and spouse; `applies` decides by the values if the fields are shown. */
export function spouseFields(applies: (values: FlowValues) => boolean = () => true): readonly FieldOf<SpouseValues>[] {
  const askedSpouse = (values: Plain<SpouseValues>) => applies(values) && isMarried(values);
  return [
    { kind: 'radio', name: 'hyzk', label: '婚姻状况', dictionary: 'hyzk', visible: applies },
    { kind: 'text', name: 'poxm', label: '配偶姓名', length: 'name', spaces: 'keep', visible: askedSpouse },
    { kind: 'select', name: 'pozjlx', label: '配偶证件类型', dictionary: 'zjlx', visible: askedSpouse },
    {
      kind: 'idno',
      name: 'pozjhm',
      label: '配偶证件号码',
      accepts: (values) => (values.pozjlx === '01' ? 'person' : 'any'),
      visible: askedSpouse,
    },
  ];
}

export const familyFields: readonly FieldOf<FamilyValues>[] = [
  ...spouseFields(),
  { kind: 'int', name: 'znsl', label: '未成年子女数', hint: '两名及以上的，提取额度上浮', min: 0, max: 9 },
];
