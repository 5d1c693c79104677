import type { CustomControlProps } from '@/form/field-kinds';
import { dictionaryTree, useDictionaries } from '@/session/dictionary';
import { RegionCodeSelects } from './RegionCodeSelects';
import { citiesOnly } from './region-code';

/** 缴存省市: province and city of the dictionary xzqh. */
export default function CityControl({ id, value, onChange, aria }: CustomControlProps) {
  useDictionaries((state) => state.loaded);
  return (
    <RegionCodeSelects {...{ id, value, onChange, aria }} regions={citiesOnly(dictionaryTree('xzqh'))} levels={2} />
  );
}
