import { useEffect } from 'react';
import { ensureDictionaries, useDictionaries } from '@/session/dictionary';

/** Kinds and grades are the centre's dictionaries, which a guest's page has to ask for; until they are there nothing is named. */
export function useKindNames(): {
  kinds: readonly { value: string; label: string }[];
  grades: readonly { value: string; label: string }[];
  nameOf: (jlx: string) => string;
  gradeOf: (pjdj: string) => string;
} {
  const { loaded, byKey } = useDictionaries();
  useEffect(() => {
    // Without them the list is still readable; another page, or the next visit, asks again.
    if (!loaded) ensureDictionaries().catch(() => undefined);
  }, [loaded]);
  const kinds = byKey.get('jlx') ?? [];
  const grades = byKey.get('pjdj') ?? [];
  return {
    kinds,
    grades,
    nameOf: (jlx) => kinds.find(({ value }) => value === jlx)?.label ?? '诉求',
    gradeOf: (pjdj) => grades.find(({ value }) => value === pjdj)?.label ?? '',
  };
}
