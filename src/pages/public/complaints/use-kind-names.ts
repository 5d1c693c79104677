import { useEffect } from 'react';
import { ensureDictionaries, useDictionaries } from '@/session/dictionary';

/** Names of kinds and grades from the dictionaries, which a guest's page must load; empty until then. */
export function useKindNames(): {
  kinds: readonly { value: string; label: string }[];
  grades: readonly { value: string; label: string }[];
  nameOf: (jlx: string) => string;
  gradeOf: (pjdj: string) => string;
} {
  const { loaded, byKey } = useDictionaries();
  useEffect(() => {
    // Not essential: the list is readable without names, and the next page retries.
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
