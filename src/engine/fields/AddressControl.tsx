import { Cascader } from 'antd';
import { dictionaryTree } from '@/session/dictionary';
import { inputLengths } from '@/session/system-config';
import type { Address } from '../field-kinds';
import { cutTo } from './clean-text';
import type { ControlProps } from './control';
import { FilteredInput } from './FilteredInput';
import styles from './fields.module.css';

/** Province, city and district from the dictionary `xzqh`, then the rest as text; all text when the centre has no such dictionary. */
export function AddressControl({ field, id, value, onChange, onLeave, aria }: ControlProps<'address', Address>) {
  const regions = dictionaryTree('xzqh');
  const length = inputLengths()?.address ?? 30;
  const detailId = `${id}-detail`;
  return (
    <fieldset className={styles.address} aria-describedby={aria['aria-describedby']}>
      <legend data-unseen>{field.label}</legend>
      <label className={styles.sublabel} htmlFor={id}>
        省、市、区
      </label>
      {regions.length > 0 ? (
        <Cascader
          id={id}
          value={[...value.region]}
          options={regions}
          fieldNames={{ label: 'label', value: 'label', children: 'children' }}
          placeholder="请选择省、市、区"
          aria-required
          showSearch
          allowClear={false}
          status={aria['aria-invalid'] ? 'error' : ''}
          onChange={(region) => onChange({ ...value, region: region.map(String) })}
          onBlur={onLeave}
        />
      ) : (
        <FilteredInput
          id={id}
          value={value.region.join('')}
          aria={aria}
          clean={(raw) => cutTo(raw, length)}
          onChange={(text) => onChange({ ...value, region: text ? [text] : [] })}
          onLeave={onLeave}
        />
      )}
      <label className={styles.sublabel} htmlFor={detailId}>
        详细地址
      </label>
      <FilteredInput
        id={detailId}
        value={value.detail}
        aria={aria}
        clean={(raw) => cutTo(raw, length)}
        onChange={(detail) => onChange({ ...value, detail })}
        onLeave={onLeave}
      />
    </fieldset>
  );
}
