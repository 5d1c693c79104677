import type { CaseState as State } from '@/api/business';
import { dictionaryLabel } from '@/session/dictionary';
import { StateMark, type StateTone } from '@/ui/StateMark';

/** Codes of ywzt (domain catalogue 2.2); the rest waits for the centre. */
const TONES: Readonly<Partial<Record<State, StateTone>>> = {
  '97': 'attention',
  '06': 'attention',
  '03': 'attention',
  '80': 'failed',
  '81': 'failed',
  '85': 'ended',
  '86': 'ended',
  '99': 'done',
  '05': 'done',
};

export function CaseState({ state }: { state: State }) {
  return <StateMark tone={TONES[state] ?? 'waiting'} label={dictionaryLabel('ywzt', state)} />;
}
