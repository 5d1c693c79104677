import type { LabelledValue } from '@/api/labelled-value';
import { held } from '@/form/values/held';
import type { SubjectPick } from '../flow/subject-pick';
import type { MemberKey } from './subject-keys';

interface MemberWiring<T extends MemberKey> {
  /** What this business knows of a member: a member that is not the unit's is refused. */
  load: (grzh: string, signal?: AbortSignal) => Promise<T>;
  /** How that is read. */
  read: (raw: unknown) => T;
  note?: string;
  figures?: (member: T) => readonly LabelledValue[];
}

/** A business of a unit about one of its members, found by name, ID or account number, or named by the row of a list. */
export function pickMember<T extends MemberKey>({ load, read, note, figures }: MemberWiring<T>): SubjectPick<T> {
  return {
    name: 'grzh',
    label: '职工',
    title: '选择职工',
    note,
    holds: held(read),
    control: () => import('./MemberPicker'),
    show: ({ xingming, zjhm, grzh }) => [{ label: '职工', value: `${xingming}（${zjhm}，${grzh}）` }],
    figures: figures ?? (() => []),
    sent: ({ grzh }) => grzh,
    load: (grzh, signal) => load(String(grzh), signal),
    list: null,
  };
}
