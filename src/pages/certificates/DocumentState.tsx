import type { IssuedDocument } from '@/api/documents';
import { StateMark, type StateTone } from '@/ui/StateMark';

const STATES: Readonly<Record<IssuedDocument['zt'], readonly [StateTone, string]>> = {
  '1': ['done', '有效'],
  '0': ['failed', '已作废'],
  '2': ['ended', '已过期'],
};

export function documentState(zt: IssuedDocument['zt']): readonly [StateTone, string] {
  return STATES[zt] ?? ['waiting', '- -'];
}

export function DocumentState({ zt }: { zt: IssuedDocument['zt'] }) {
  const [tone, label] = documentState(zt);
  return <StateMark tone={tone} label={label} />;
}
