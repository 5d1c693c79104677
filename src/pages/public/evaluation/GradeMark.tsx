import { isLowGrade } from '@/domain/evaluation';
import { StateMark, type StateTone } from '@/ui/state/StateMark';

/** A grade as word, sign and colour. */
export function GradeMark({ pjdj, label }: { pjdj: string; label: string }) {
  return <StateMark tone={toneOf(pjdj)} label={label} />;
}

function toneOf(pjdj: string): StateTone {
  if (isLowGrade(pjdj)) return pjdj === '1' ? 'failed' : 'attention';
  return pjdj === '3' ? 'ended' : 'done';
}
