import { Button } from 'antd';
import { useState } from 'react';
import { findRegions, type Region, regionText } from '@/domain/identity/region';
import type { Address } from '@/schema/field-kinds';
import { dictionaryTree } from '@/session/dictionary';
import { inputLengths, inputLengthsConfigured } from '@/session/system-config';
import { Select } from '@/ui/input/Select';
import { Grid } from '@/ui/layout/Grid';
import { Muted } from '@/ui/layout/Muted';
import { Stack } from '@/ui/layout/Stack';
import type { ControlProps } from '../input/control';
import { FilteredInput } from '../input/FilteredInput';
import styles from '../input/fields.module.css';
import { Unconfigured } from './TextControl';

const LEVELS = ['省', '市', '区县'];
const MOST_FOUND = 8;

/**
 * Address: province, city and county from the dictionary `xzqh`, chosen or searched, and the detail as text. Plain text if the centre has
 * no such dictionary.
 */
export function AddressControl({ field, id, value, onChange, onLeave, aria }: ControlProps<'address', Address>) {
  if (!inputLengthsConfigured()) return <Unconfigured />;
  const regions = dictionaryTree('xzqh');
  const most = inputLengths().address;
  const detailId = `${id}-detail`;
  const part = { ...aria, 'aria-labelledby': undefined };
  const setRegion = (region: readonly string[]) => onChange({ ...value, region });
  return (
    <Stack as="fieldset" gap={0.5} className={styles.address} aria-describedby={aria['aria-describedby']}>
      <legend data-unseen>{field.label}</legend>
      {regions.length > 0 ? (
        <RegionSelects id={id} regions={regions} chosen={value.region} aria={aria} onChange={setRegion} />
      ) : (
        <>
          <label className={styles.sublabel} htmlFor={id}>
            省、市、区
          </label>
          <FilteredInput
            id={id}
            value={value.region.join('')}
            aria={part}
            clean={same}
            most={most}
            onChange={(text) => setRegion(text ? [text] : [])}
            onLeave={onLeave}
          />
        </>
      )}
      <label className={styles.sublabel} htmlFor={detailId}>
        详细地址
      </label>
      <FilteredInput
        id={detailId}
        value={value.detail}
        aria={part}
        clean={same}
        most={most}
        onChange={(detail) => onChange({ ...value, detail })}
        onLeave={onLeave}
      />
    </Stack>
  );
}

interface RegionProps extends Pick<ControlProps<'address', Address>, 'id' | 'aria'> {
  regions: readonly Region[];
  chosen: readonly string[];
  onChange: (names: readonly string[]) => void;
}

function RegionSelects({ id, regions, chosen, aria, onChange }: RegionProps) {
  const levels = levelsOf(regions, chosen);
  return (
    <>
      <RegionSearch id={id} regions={regions} onChoose={onChange} />
      <Grid min="140px" fit gap={1}>
        {LEVELS.map((name, depth) => {
          const options = levels[depth] ?? [];
          return (
            <Select
              {...aria}
              key={name}
              id={depth === 0 ? id : `${id}-${depth}`}
              aria-labelledby={undefined}
              aria-label={name}
              placeholder={name}
              disabled={options.length === 0}
              value={chosen[depth] ?? ''}
              options={options.map(({ label }) => ({ value: label, label }))}
              onChange={(label) => onChange(withOnly(chosen.slice(0, depth), label, options))}
            />
          );
        })}
      </Grid>
    </>
  );
}

/** Searches the regions by any part of their names. */
function RegionSearch({
  id,
  regions,
  onChoose,
}: Pick<RegionProps, 'id' | 'regions'> & { onChoose: RegionProps['onChange'] }) {
  const [query, setQuery] = useState('');
  const found = query.trim() ? findRegions(query, regions, MOST_FOUND) : [];
  return (
    <Stack gap={0.5}>
      <label className={styles.sublabel} htmlFor={`${id}-search`}>
        查找地区
      </label>
      <FilteredInput
        id={`${id}-search`}
        value={query}
        clean={same}
        most={40}
        onChange={setQuery}
        onLeave={nothing}
        aria={{
          'aria-describedby': `${id}-found`,
        }}
      />
      <Muted id={`${id}-found`} role="status">
        {query.trim() === ''
          ? '输入地名的一部分，如“浦东”，也可以在下面逐级选择'
          : found.length === 0
            ? '没有找到这个地区，请在下面逐级选择'
            : `找到${found.length}个地区${found.length === MOST_FOUND ? '，请多输入几个字' : ''}`}
      </Muted>
      {found.length > 0 && (
        <Stack as="ul" gap={0}>
          {found.map((names) => (
            <li key={names.join('/')}>
              <Button
                type="link"
                onClick={() => {
                  setQuery('');
                  onChoose(names);
                  document.getElementById(`${id}-detail`)?.focus();
                }}
              >
                {regionText(names)}
              </Button>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** Returns the options of each level, as far as the levels above are chosen. */
function levelsOf(regions: readonly Region[], chosen: readonly string[]): (readonly Region[])[] {
  const levels: (readonly Region[])[] = [regions];
  for (const name of chosen) {
    const children = levels.at(-1)?.find(({ label }) => label === name)?.children;
    if (!children?.length) break;
    levels.push(children);
  }
  return levels;
}

/** Adds levels with a single option to the chosen ones. */
function withOnly(before: readonly string[], name: string, options: readonly Region[]): readonly string[] {
  const children = options.find(({ label }) => label === name)?.children ?? [];
  const only = children[0];
  return children.length === 1 && only ? withOnly([...before, name], only.label, children) : [...before, name];
}

function same(text: string): string {
  return text;
}

function nothing(): void {}
