import type { Choice, FieldOf, IdNumber, Int, Text } from '@/engine/field-kinds';

/** Block B5: the family. */
export interface FamilyValues {
  hyzk: Choice;
  poxm: Text;
  pozjlx: Choice;
  pozjhm: IdNumber;
  znsl: Int;
}

export const isMarried = ({ hyzk }: { hyzk: string }) => hyzk === '20';

export const familyFields: readonly FieldOf<FamilyValues>[] = [
  { kind: 'radio', name: 'hyzk', label: '婚姻状况', dictionary: 'hyzk' },
  { kind: 'text', name: 'poxm', label: '配偶姓名', length: 'name', spaces: 'keep', visible: isMarried },
  { kind: 'select', name: 'pozjlx', label: '配偶证件类型', dictionary: 'zjlx', visible: isMarried },
  {
    kind: 'idno',
    name: 'pozjhm',
    label: '配偶证件号码',
    accepts: (values) => (values.pozjlx === '01' ? 'person' : 'any'),
    visible: isMarried,
  },
  { kind: 'int', name: 'znsl', label: '未成年子女数', hint: '两名及以上的，提取额度上浮', min: 0, max: 9 },
];
