import type { CustomControlProps } from '@/form/field-kinds';
import { dictionaryTree, useDictionaries } from '@/session/dictionary';
import { RegionCodeSelects } from './RegionCodeSelects';

/** 居住/从业所在地: province, city, district of the dictionary xzqh. */
export default function DistrictControl({ id, value, onChange, aria }: CustomControlProps) {
  useDictionaries((state) => state.loaded);
  return <RegionCodeSelects {...{ id, value, onChange, aria }} regions={dictionaryTree('xzqh')} levels={3} />;
}
