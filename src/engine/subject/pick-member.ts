import type { LabelledValue } from '@/api/client/labelled-value';
import { heldReader } from '@/form/values/held-value';
import type { SubjectPick } from '../flow/subject-pick';
import type { MemberKey } from './subject-keys';

interface MemberWiring<T extends MemberKey> {
  /** Loads a member with the data this business needs. @throws ApiError if not a member of the unit */
  load: (grzh: string, signal?: AbortSignal) => Promise<T>;
  /** Parses a member. */
  read: (raw: unknown) => T;
  note?: string;
  figures?: (member: T) => readonly LabelledValue[];
}

/** Subject of a unit's business about one member, chosen by name, ID or account number, or named by a list row. */
export function pickMember<T extends MemberKey>({ load, read, note, figures }: MemberWiring<T>): SubjectPick<T> {
  return {
    name: 'grzh',
    label: '职工',
    title: '选择职工',
    note,
    holds: heldReader(read),
    control: () => import('./MemberPicker'),
    show: ({ xingming, zjhm, grzh }) => [{ label: '职工', value: `${xingming}（${zjhm}，${grzh}）` }],
    figures: figures ?? (() => []),
    sent: ({ grzh }) => grzh,
    load: (grzh, signal) => load(String(grzh), signal),
    list: null,
  };
}
