import type { Choice, FieldOf, FlowValues, IdNumber, Int, Plain, Text } from '@/form/field-kinds';

/** Block B5: the family. */
export interface SpouseValues {
  hyzk: Choice;
  poxm: Text;
  pozjlx: Choice;
  pozjhm: IdNumber;
}

export interface FamilyValues extends SpouseValues {
  znsl: Int;
}

export const isMarried = ({ hyzk }: { hyzk: string }) => hyzk === '20';

/** Marital status and spouse; `asked` says for which values they are asked at all. */
export function spouseFields(asked: (values: FlowValues) => boolean = () => true): readonly FieldOf<SpouseValues>[] {
  const askedSpouse = (values: Plain<SpouseValues>) => asked(values) && isMarried(values);
  return [
    { kind: 'radio', name: 'hyzk', label: '婚姻状况', dictionary: 'hyzk', visible: asked },
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
