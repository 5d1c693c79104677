import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { readIdNumber } from '@/domain/id-number';
import { regionOfCode, regionText } from '@/domain/region';
import { dictionaryTree } from '@/session/dictionary';
import type { FormControlProps } from '../input/control';
import { FilteredInput } from '../input/FilteredInput';
import styles from '../input/fields.module.css';
import { cleanCertificateNumber, cleanIdNumber } from '../values/clean-text';
import { idKind } from '../values/format-error';

/** An ID-card number with what it says of its holder under it, or the number of another certificate: the chosen type decides. */
export function IdNumberControl({ form, field, facts: _, ...rest }: FormControlProps<'idno'>) {
  const kind = useStore(form.store, (state) => idKind(field, state.values));
  const { onLeave, value } = rest;
  const judged = useRef(kind);
  useEffect(() => {
    // Another type of certificate was chosen: the number is held to its rule at once.
    if (judged.current !== kind) onLeave();
    judged.current = kind;
  }, [kind, onLeave]);
  const read = kind === 'person' ? readIdNumber(value) : undefined;
  const region = read ? regionText(regionOfCode(read.district, dictionaryTree('xzqh'))) : '';
  return (
    <>
      {kind === 'any' ? (
        <FilteredInput {...rest} clean={cleanCertificateNumber} most={30} />
      ) : (
        <FilteredInput {...rest} clean={(raw) => cleanIdNumber(raw).slice(0, 18)} />
      )}
      <p role="status" className={styles.hint} data-unseen={read ? undefined : ''}>
        {read && `${region && `${region}，`}${read.gender === '1' ? '男' : '女'}，${dateText(read.birth)}出生`}
      </p>
    </>
  );
}

/** '1985-03-07' → '1985年3月7日'. */
function dateText(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${year}年${month}月${day}日`;
}
