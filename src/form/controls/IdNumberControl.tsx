import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { readIdNumber } from '@/domain/identity/id-number';
import { regionOfCode, regionText } from '@/domain/identity/region';
import { cleanCertificateNumber, cleanIdNumber } from '@/schema/clean-text';
import { idKind } from '@/schema/format-error';
import { dictionaryTree } from '@/session/dictionary';
import { Muted } from '@/ui/layout/Muted';
import type { FormControlProps } from '../input/control';
import { FilteredInput } from '../input/FilteredInput';

/** ID card number with the data it encodes, or number of another certificate, depending on the chosen type. */
export function IdNumberControl({ form, field, facts: _, ...rest }: FormControlProps<'idno'>) {
  const kind = useStore(form.store, (state) => idKind(field, state.values));
  const { onLeave, value } = rest;
  const judged = useRef(kind);
  useEffect(() => {
    // A change of the certificate type judges the number at once.
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
      <Muted role="status" data-unseen={read ? undefined : ''}>
        {read && `${region && `${region}，`}${read.gender === '1' ? '男' : '女'}，${dateText(read.birth)}出生`}
      </Muted>
    </>
  );
}

/** Formats '1985-03-07' as '1985年3月7日'. */
function dateText(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${year}年${month}月${day}日`;
}
