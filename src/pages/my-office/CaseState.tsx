import type { CaseState as State } from '@/api/business';
import { dictionaryLabel } from '@/session/dictionary';
import { StateTag } from '@/ui/StateTag';

export function CaseState({ state }: { state: State }) {
  return <StateTag state={state} label={dictionaryLabel('ywzt', state)} />;
}
